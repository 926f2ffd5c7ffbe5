import { describe, expect, it } from "vitest";
import { match } from "../../patterns/match.ts";
import { split } from "../../text/split.ts";
import { voicesOf } from "../voices.ts";
import { keepMarksWhole } from "../whole-marks.ts";
import { wantsOf } from "./wants.ts";

function wantsIn(text: string, isGated = false) {
  const cut = split(text);
  const matches = match(cut);
  return wantsOf(cut, matches, voicesOf(cut, matches), keepMarksWhole(cut, matches.quotations), { isGated });
}

const wanted = (text: string, isGated = false) => wantsIn(text, isGated).map(({ want }) => want);

describe("what a text wants", () => {
  it.each([
    ["step", "Kindly send your passport to our office."],
    ["step", "Підтвердіть свої дані сьогодні."],
    ["step", "Подтвердите свои данные сегодня."],
    ["gift", "Your donation can mend the roof of our school."],
    ["gift", "Збираємо кошти на дах для школи."],
    ["gift", "Собираем деньги на крышу школы."],
    ["sale", "Order now and the second lamp is yours."],
    ["sale", "Замовляйте лампу сьогодні."],
    ["sale", "Заказывайте лампу сегодня."],
    ["act", "Sign the petition against the road."],
    ["act", "Підпишіть петицію проти дороги."],
    ["act", "Подпишите петицию, чтобы не было дороги."],
    ["promise", "This tea reverses diabetes."],
    ["promise", "Цей чай вилікує діабет без побічних ефектів."],
    ["promise", "Этот чай вылечит диабет без побочных эффектов."],
    ["aim", "I'm running for mayor because our bridge is falling down."],
    ["aim", "Балотуюся до ради, бо наш міст валиться."],
    ["aim", "Баллотируюсь в совет, потому что наш мост рушится."],
    ["aim", "We will rebuild the bridge before winter comes."],
    ["aim", "Ми відбудуємо цей міст до зими."],
    ["aim", "Мы отстроим этот мост до зимы."],
    ["sale", "One box of lamps costs only $39 in our town."],
    ["claim", "The only way to keep this bridge is to stop the lorries."],
    ["claim", "Єдиний шлях зберегти цей міст — спинити вантажівки."],
    ["claim", "Единственный способ сохранить этот мост — остановить грузовики."],
    ["ought", "The government must mend this bridge."],
    ["ought", "Влада повинна відремонтувати міст."],
    ["ought", "Власть должна отремонтировать мосты."],
  ])("is a %s where it says: %s", (want, text) => {
    expect(wanted(text)).toEqual([want]);
  });

  it.each([
    "The bridge was closed on Monday, and the road was quiet.",
    "“Sign the petition against the road,” said Anna Kovalenko.",
    "Міст закрили в понеділок, і на дорозі тихо.",
    "Мост закрыли в понедельник, и на дороге тихо.",
    "We must understand what this bridge means.",
    "All our lives they told us we must build a mill.",
    "We should all be as rich as the miller.",
    "Ми мусимо розуміти, навіщо цей міст.",
    "Мы должны понимать, зачем этот мост.",
    "Нам диктуют, какие законы мы должны принимать.",
    "Чужі радники вирішують, що ми мусимо будувати.",
    "Світла не буде до вечора, а з питань звертайтеся до диспетчера.",
    "Света не будет до вечера, по вопросам обращайтесь к диспетчеру.",
  ])("is not said of %j", (text) => {
    expect(wanted(text)).toEqual([]);
  });

  it("is to judge where two words of judgement stand, each given once", () => {
    const [judgement] = wantsIn("A shameful plan. Shameful, and absurd besides.");
    expect(judgement).toMatchObject({ want: "judgement", words: ["shameful", "absurd"] });
    expect(wanted("A shameful plan.")).toEqual([]);
  });

  it("is not what is only granted", () => {
    expect(wanted("I agree that we should close the old road. The plan closes the new one.")).toEqual([]);
  });

  it("is shown by the sentence that says most of the text: whole, and near its beginning or end", () => {
    const middle = "The council met in the hall on Monday and on Tuesday. ".repeat(8);
    const [claim] = wantsIn(
      `${middle}Clearly, the lamp is too dim. ${middle}Clearly, our town has lost its bridge.`,
    );
    expect(claim).toMatchObject({ want: "claim", words: ["Clearly, our town has lost its bridge."] });
    expect(wanted(`${middle}${middle}Clearly, the lamp is too dim. ${middle}${middle}`)).toEqual([]);
  });

  it("is neither thanks nor a request for comments", () => {
    expect(wanted("Міст закрили в понеділок.\nДякуємо, що ви з нами, і пишіть у коментарях")).toEqual([]);
  });

  it("is not the line by which a channel asks for subscribers", () => {
    expect(wanted("Міст закрили в понеділок.\nПідписуйтесь на наш канал про мости")).toEqual([]);
  });

  it("is told of a calm text only where it comes back", () => {
    expect(wanted("Order now and the lamp is yours.", true)).toEqual([]);
    expect(wanted("Order now and the lamp is yours. Free shipping for all lamps.", true)).toEqual(["sale"]);
  });
});
