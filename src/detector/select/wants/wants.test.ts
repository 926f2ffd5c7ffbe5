import { describe, expect, it } from "vitest";
import { match } from "../../patterns/match.ts";
import { split } from "../../text/split.ts";
import { voicesOf } from "../voices.ts";
import { keepMarksWhole } from "../whole-marks.ts";
import { surveyOf } from "./survey.ts";
import { wantsOf } from "./wants.ts";

function wantsIn(text: string, likely: Parameters<typeof wantsOf>[2] = { isGated: false }) {
  const cut = split(text);
  const matches = match(cut);
  const survey = surveyOf(cut, matches, voicesOf(cut, matches));
  return wantsOf(survey, keepMarksWhole(cut, matches.quotations), likely);
}

const wanted = (text: string, isGated = false) => wantsIn(text, { isGated }).map(({ want }) => want);

describe("what a text wants", () => {
  it("is a deed and no money where help is asked for and nothing of money is said", () => {
    expect(wanted("Просим помочь сохранить наш парк, который посадили жители.")).toEqual(["act"]);
    expect(wanted("Просим помочь Маше: вот номер карты для перевода денег.")).toContain("gift");
  });

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
    ["step", "Перешліть цей лист друзям сьогодні."],
    ["step", "Вам нужно отправить 20 писем за неделю."],
    ["step", "Сподіваюся на вашу щедру підтримку в неділю."],
    ["step", "Рассчитываю на вашу поддержку в воскресенье."],
    ["gift", "Кожен, хто любить млин, може пожертвувати."],
    ["gift", "Помочь мельнице может каждый из соседей."],
    ["sale", "Запишіться на екскурсію до млина."],
    ["sale", "Повышайте свой доход с нашей мельницей."],
    ["sale", "Пенсіонерам надається знижка на борошно."],
    ["act", "Наполягаємо на відставці мельника."],
    ["act", "Настаиваем на отставке мельника."],
    ["act", "Просимо міську раду заборонити вантажівки."],
    ["act", "Просим губернатора принять меры по мельнице."],
    ["act", "Не дозвольте знести цей млин і міст."],
    ["act", "Остановите уничтожение старой мельницы."],
    ["aim", "Я вирішила балотуватися до сільської ради."],
    ["aim", "Я решил баллотироваться в сельский совет."],
    ["aim", "Ми виступаємо проти нової дороги."],
    ["aim", "Решительно осуждаем снос старой мельницы."],
    ["ought", "Потрібно негайно заборонити вантажівки в центрі."],
    ["ought", "Важно прекратить продажу старой мельницы."],
    ["ought", "Наш обов'язок – зберегти цей млин."],
    ["ought", "Наш долг – сохранить эту мельницу."],
    ["ought", "Мельник має негайно піти у відставку."],
    ["ought", "Тому селу варто відкрити новий млин."],
    ["ought", "Поэтому селу стоит открыть новую мельницу."],
    ["act", "Допоможімо мельнику полагодити дах."],
    ["ought", "Виновные должны понести наказание."],
    ["claim", "The only way to keep this bridge is to stop the lorries."],
    ["claim", "Єдиний шлях зберегти цей міст — спинити вантажівки."],
    ["claim", "Единственный способ сохранить этот мост — остановить грузовики."],
    ["ought", "The government must mend this bridge."],
    ["ought", "Влада повинна відремонтувати міст."],
    ["ought", "Власть должна отремонтировать мосты."],
    ["step", "Therefore we want you to contact our clerk before Friday."],
    ["step", "Forward to us your full name and the number of your house."],
    ["gift", "Your kind and timely help will feed ten ducks this winter."],
    ["gift", "Will you chip in for the roof of the mill?"],
    ["gift", "We cannot mend it without your support."],
    ["gift", "We are grateful for any donation you can make to the mill."],
    ["gift", "I am here to see if you will please pitch in a coin or two."],
    ["sale", "Whether you are looking to buy or rent, our mills are waiting."],
    ["sale", "Sell your mill with confidence this spring."],
    ["sale", "We will help you find a mill of your own."],
    ["act", "We want you to join our choir of millers."],
    ["act", "We the undersigned ask the council to keep the mill."],
    ["act", "I am writing to you today to demand your resignation."],
    ["act", "We therefore want you to resign before the harvest."],
    ["act", "It is high time the council mended our mill."],
    ["act", "Now is your time to speak for the river."],
    ["act", "It is about time somebody mended the mill."],
    ["act", "Turn to God before the river freezes over."],
    ["aim", "We shall repeal the tax on windows."],
    ["aim", "We pledge to open the mill to every child."],
    ["promise", "Say goodbye to wet socks in the rain."],
    ["ought", "The thieves of our wheel should be brought to justice."],
    ["ought", "It is our duty to save the river."],
    ["aim", "If you elect me the bridge will stand again by spring."],
    ["ought", "The old guard of the mill must be voted out."],
    ["ought", "Such noise at night should not be tolerated by anyone."],
    ["claim", "You are being lied to about the mill."],
    ["claim", "The new wheel is nothing short of robbery."],
    ["claim", "Our millers deserve better than a leaking roof."],
    ["claim", "The owners of the road want to silence our bell."],
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
    "I am not asking you to sell the mill.",
    "Nobody here jokes that it's time to sell the old mill.",
    "You do not have to pay us to sign the petition.",
    "Нікого не закликаю валити млин.",
    "Никого не призываю ломать мельницу.",
    "Clearly, the mill is allegedly owned by the mayor.",
    "Отже, млин нібито належить меру.",
    "Итак, мельница якобы принадлежит мэру.",
    "In my view the mill is old, and I have great respect for the miller.",
    "На мою думку, сподіваюся, млин стоятиме ще довго.",
    "На мой взгляд, я испытываю симпатию к мельнику.",
    "Звісно, млин старий і гарний. Але річка висохла ще торік.",
    "Конечно, мельница старая и красивая. Но река высохла ещё в прошлом году.",
    "We must not rule out the possibility that the mill is old.",
    "Sign up here and our tales of the mill come straight to your inbox.",
    "They always stand together on Sundays in front of the mill.",
    "To go in, you had to submit your passport to the miller.",
    "It is our duty to create flour and wealth in the valley.",
    "Millers like real flour that brings real results.",
    "The “passive income” of the mill is what others have earned.",
    "So let us help you with a short list of mills.",
    "Can you give me the name of the miller?",
    "So, a lot of wheels just turn like that.",
    "Конечно, мельник не святой, но для меня он хорош.",
    "Поруч можна купити мішок борошна за 15 грн.",
    "Рядом можно купить мешок муки за 15 рублей.",
    "Наша компанія дала за рік шістдесят порад про млини.",
    "Мельник вирішив балотуватися до сільської ради.",
    "Соседи рассказали, почему они решили баллотироваться в совет.",
    "Мельница, надо полагать, стоит здесь давно.",
    "Треба визнати, що млин стоїть тут давно.",
    "Учитель працює у школі небайдужих людей.",
    "Це смішно, але не треба сміятися з мельника.",
    "Тому я вчора пішла до млина.",
    "Поэтому я вчера пошла на мельницу.",
    "Наша мета була верхівка пагорба.",
    "Казалось бы, мельницы должны остаться в прошлом веке.",
    "Тож нехай млин має ще сто років.",
    "Просимо вибачення за шум на мосту.",
    "Просим учитывать, что мост закрыт.",
    "Помните тот мост, о котором я писала?",
    "Выходите на площадь, старая мельница, ремонт моста",
    "Встигніть, бо лишилося лише 5 місць.",
    "Успейте, осталось всего 5 мест.",
  ])("is not said of %j", (text) => {
    expect(wanted(text)).toEqual([]);
  });

  it.each([
    "We strive to be the finest mill in the valley. Quality is at the heart of everything we do.",
    "Ми пишаємося своєю мукою вже сто років. Покупці знають, що ми прагнемо бути найкращими.",
    "Мы гордимся своей мукой уже сто лет. Покупатели знают, что мы стремимся быть лучшими.",
  ])("is to be trusted where a firm praises itself more than once: %s", (text) => {
    expect(wanted(text)).toEqual(["trust"]);
    expect(wanted(text.slice(0, text.indexOf(".") + 1))).toEqual([]);
  });

  it("is no duty of others where a firm speaks of its own", () => {
    const text = "We must earn the trust of our bakers. We strive to be the finest mill in the valley.";
    expect(wanted(text)).toEqual(["trust"]);
  });

  it("is to judge where two words of judgement stand, each given once", () => {
    const [judgement] = wantsIn("A shameful plan. Shameful, and absurd besides.");
    expect(judgement).toMatchObject({ want: "judgement", words: ["shameful", "absurd"] });
    expect(wanted("A shameful plan.")).toEqual([]);
  });

  it("is not what is only granted", () => {
    expect(wanted("I agree that we should close the old road. The plan closes the new one.")).toEqual([]);
  });

  it("is nothing that a text cites in marks within a sentence of its own", () => {
    expect(wanted("Мешканці розмалювали дорогу написами «Вимагаємо ремонту» та «Ями».")).toEqual([]);
    expect(wanted("Вимагаємо ремонту дороги до нашого села.")).toEqual(["act"]);
  });

  it.each([
    "The tenants said that nobody listens to them, that the lift has been broken since May, and that the council must act.",
    "Мешканці заявили, що їх ніхто не слухає, ліфт зламаний із травня, а рада повинна це виправити.",
    "Жители заявили, что их никто не слушает, лифт сломан с мая, и власть должна это исправить.",
  ])("is no duty that somebody else is told to speak of, however far into the sentence: %s", (text) => {
    expect(wanted(text)).not.toContain("ought");
  });

  it.each([
    "The council should have stopped the mill last year.",
    "Уряд повинен був закрити млин торік.",
    "Власть должна была закрыть мельницу в прошлом году.",
    "Україна має вічно перепрошувати за свій млин.",
    "Россия должна постоянно извиняться за свою мельницу.",
  ])("is neither a duty nor a claim where the duty is past, or a burden: %s", (text) => {
    expect(wanted(text)).not.toContain("ought");
    expect(wanted(text)).not.toContain("claim");
  });

  it("is a call where support is asked for and nothing is said of money", () => {
    expect(wanted("Прийдіть у неділю на майдан і підтримайте наш млин.")).toEqual(["act"]);
    expect(wanted("Придите в воскресенье на площадь и поддержите нашу мельницу.")).toEqual(["act"]);
    expect(wanted("Підтримайте наш млин. Номер картки стоїть унизу, кожна гривня рятує дах.")).toContain(
      "gift",
    );
    expect(wanted("Would you please support our mill on Tuesday?")).toEqual(["act"]);
  });

  it("is a call where help is asked for and nothing is said of money", () => {
    expect(wanted("Допоможіть нам знайти рудого кота.")).toEqual(["act"]);
    expect(wanted("Помогите нам найти рыжего кота.")).toEqual(["act"]);
    expect(wanted("Просим неравнодушных соседей подписать письмо о мельнице.")).toEqual(["act"]);
    expect(wanted("Помогите нам: номер карты внизу, каждый рубль спасает.")).toContain("gift");
  });

  it("counts in a long sentence as well, where its clause can be shown whole", () => {
    const said =
      "Если мы хотим, чтобы у нас в селе наконец были целый мост, чистая река, новая мельница, тёплая школа, ровная дорога, светлая улица, большой сад, хороший врач, добрый учитель и весёлый праздник каждый год, то наш долг — поддержать нового старосту.";
    expect(wantsIn(said)).toMatchObject([
      { want: "ought", words: ["то наш долг — поддержать нового старосту"] },
    ]);
  });

  it("is neither what news claim nor what they say is due", () => {
    const said = "Насправді, цей міст давно стоїть на піску. Влада повинна знайти гроші на міст.";
    expect(wanted(said)).toEqual(["ought", "claim"]);
    expect(wantsIn(said, { isGated: false, isSure: true, kind: "news" })).toEqual([]);
  });

  it("is told with what it is said of, be that long", () => {
    const text =
      "Any noise from the old and shaky wheel of the mill at night should not be tolerated by those of us who live along the river and want to sleep in peace.";
    const [ought] = wantsIn(text);
    expect(ought?.words[0]).toMatch(/^Any noise .+ should not be tolerated/u);
  });

  it("is not told by a sentence that is cut before its main clause", () => {
    const said =
      "Коли я вкотре чую від сусідів, очевидно, що млин давно пора продати, а на його місці збудувати велику парковку для гостей нашого міста, мені стає сумно і хочеться піти додому.";
    expect(wantsIn(said).filter(({ words }) => words[0].startsWith("Коли"))).toEqual([]);
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
