import { describe, expect, it } from "vitest";
import { isCalmKind, isSellingKind } from "#report/index.ts";
import { match } from "../../patterns/match.ts";
import { split } from "../../text/split.ts";
import { kindOf } from "./kind.ts";

function read(text: string) {
  const cut = split(text);
  return kindOf(cut, match(cut));
}

describe("the kind of a text", () => {
  it.each([
    [
      "manual",
      "How to make pancakes\nIngredients:\n2 cups flour\n2 eggs\n1. Mix the flour and the eggs.\n2. Add milk and stir.\n3. Cook for two minutes.",
    ],
    [
      "manual",
      "Борщ\nІнгредієнти:\n500 г м'яса\n2 буряки\n1. Поріжте м'ясо.\n2. Варіть 40 хвилин.\n3. Додайте буряки і сіль.",
    ],
    [
      "manual",
      "Блины\nИнгредиенты:\n300 г муки\n2 яйца\n1. Смешайте муку и яйца.\n2. Добавьте стакан молока.\n3. Выпекайте пять минут.",
    ],
    [
      "story",
      "She sat by the window and watched the rain. The door creaked.\n“You came,” she whispered.\nHe nodded, and laid his cold hand on her shoulder.",
    ],
    [
      "story",
      "Вона сиділа біля вікна і дивилася на дощ. Тихо скрипнули двері.\n— Ти прийшов, — прошепотіла вона.\nВін мовчки поклав руку їй на плече.",
    ],
    [
      "story",
      "Она сидела у окна и смотрела на дождь. Тихо скрипнула дверь.\n— Ты пришел, — прошептала она.\nОн молча положил руку ей на плечо.",
    ],
    [
      "paper",
      "OBJECTIVE: To measure the effect of tea on sleep. METHODS: We examined 120 participants. RESULTS: No significant differences were found.",
    ],
    [
      "textbook",
      "Фотосинтез — це процес утворення органічних речовин із вуглекислого газу та води. Він відбувається в клітинах рослин. Наприклад, у листках міститься хлорофіл.",
    ],
    [
      "conversation",
      "Anna: Hi, how are you?\nBen: Fine, yeah. You?\nAnna: Okay, I guess.\nBen: Oh, that's good.\nAnna: Mhm.",
    ],
    ["greeting", "Happy birthday, dear Anna! I wish you joy and good health. Many happy returns!"],
    ["greeting", "Вітаємо з Днем народження, дорога Олено! Бажаємо здоров'я, щастя та добра!"],
    [
      "obituary",
      "Mary Holt passed away on Sunday. She is survived by two daughters. The funeral is on Friday; in lieu of flowers, please plant a tree.",
    ],
    [
      "news",
      "LEEDS — Two people were injured in a crash on Monday, police said. The road was closed for three hours, according to officials.",
    ],
    [
      "advert",
      "Buy now and save! Our cream removes wrinkles in three days. Only $19.99. Order today, the offer ends tonight!",
    ],
    ["advert", "Купуйте зараз зі знижкою 50%! Лише сьогодні ціна 399 грн. Безкоштовна доставка. Замовляйте!"],
    [
      "scam",
      "Dear beneficiary, I am the lawyer of a deceased client who left the sum of 12 million US dollars. Send your bank account number for the transfer. Strictly confidential.",
    ],
    [
      "appeal",
      "Please donate today. Every child deserves a warm meal. Sign the petition and help us reach our goal.",
    ],
    ["post", "Shame on the mayor! He lied again and everybody knows it!!! 😡😡 #resign"],
    [
      "speech",
      "Ladies and gentlemen, thank you for coming. My fellow citizens, together we will rebuild our town. We must never give up.",
    ],
  ])("is told: %s", (kind, text) => {
    expect(read(text).kind).toBe(kind);
  });

  it.each([
    "Either we close the border or we lose our country. Everyone knows it, and the government lies about it.",
    "Влада зрадила нас! Досить брехні! Президент знищує державу, а депутати мовчать. Чому? 😡",
    "Власть предала нас! Хватит лжи! Президент уничтожает государство, а депутаты молчат. Почему? 😡",
    "Buy the miracle pill! It cured thousands of customers. Order now, the discount ends today.",
    "Your card is suspended. Verify your password at http://bank.example or you lose the transfer. Urgent!",
    "Insiders say the minister stole millions. The corrupt media hide the truth. Why do they lie to us?",
  ])("silences no text that presses its reader: %s", (text) => {
    expect(read(text).isGated).toBe(false);
  });

  it("is not told by a calm beginning alone", () => {
    const calm =
      "She sat by the window and watched the rain. He smiled, and laid his hand on her shoulder. ".repeat(60);
    const harsh =
      "The corrupt government lies to us! Wake up! The regime must fall, and the traitors must pay! ".repeat(
        120,
      );
    expect(read(calm).isGated).toBe(true);
    expect(read(`${calm}\n${harsh}`).isGated).toBe(false);
  });

  it.each([
    "Police arrested a miller in Leeds on Monday. Officials said that two suspects were charged on Tuesday.",
    "Поліція затримала у вівторок мельника в Полтаві. Прокуратура повідомила, що підозрюваного заарештували.",
    "Полиция задержала во вторник мельника в Самаре. Прокуратура сообщила, что подозреваемого арестовали.",
  ])("tells as news do, be it too short to be sure of its kind: %s", (text) => {
    expect(read(text).isReport).toBe(true);
  });

  it.each([
    "How to make pancakes\nIngredients:\n2 cups of flour\n2 eggs\n1 teaspoon of salt\n1. Mix the flour, the salt and the eggs in a large bowl.\n2. Add the milk and stir until it is smooth.\n3. Heat the butter in a pan and cook each pancake for two minutes.",
    "Борщ\nІнгредієнти:\n500 г м'яса\n2 буряки\n1 цибуля\n1. Поріжте м'ясо і покладіть у велику каструлю.\n2. Додайте цибулю, сіль і перець та варіть 40 хвилин.\n3. Додайте натертий буряк, варіть ще 20 хвилин і подавайте зі сметаною.",
    "Блины\nИнгредиенты:\n300 г муки\n2 яйца\nщепотка соли\n1. Смешайте муку, соль и яйца в большой миске.\n2. Добавьте стакан молока и перемешайте до однородной массы.\n3. Выпекайте на горячей сковороде по две минуты с каждой стороны и подавайте с маслом.",
  ])("is a recipe where it instructs how to cook: %s", (text) => {
    expect(read(text)).toMatchObject({ kind: "manual", isSure: true, isRecipe: true });
  });

  it("is surely no letter where it greets and goes on as people talk", () => {
    const talk =
      "Dear Anna,\nuh, okay, so yeah, I mean, wow, hey, it's like, you know, kind of cold by the mill right now, and I was like, oh my god, okay, um, I guess we gotta go home.\nLove,\nMaria";
    expect(read(talk).isSure && read(talk).kind === "letter").toBe(false);
  });

  it("tells nothing as news do where its writer comes up", () => {
    expect(read("I saw my neighbour on Monday, and police said that I must go home.").isReport).toBe(false);
  });

  it.each([
    "Police arrested a miller in Leeds on Monday. Officials said that two suspects were charged. Can you believe it?",
    "Police arrested a miller in Leeds. Officials said that two suspects were charged.",
  ])("does not report as news do where it asks or says not when: %s", (text) => {
    expect(read(text).isReport).toBe(false);
  });

  it("is calm, or sells, or neither", () => {
    expect([isCalmKind("manual"), isSellingKind("manual")]).toEqual([true, false]);
    expect([isCalmKind("scam"), isSellingKind("scam")]).toEqual([false, true]);
    expect([isCalmKind("news"), isSellingKind("news")]).toEqual([false, false]);
  });

  it.each(["", "?", "🙂", "Word", "…\n\n…"])("is told of %j without a fault", (text) => {
    expect(read(text).isGated).toBe(false);
  });
});
