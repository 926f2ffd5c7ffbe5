import { describe, expect, it } from "vitest";
import { withSplit } from "../../text/split.ts";
import { topicsOf } from "./topics.ts";

const topics = (text: string) => withSplit(text, (split) => topicsOf(split).shown);

/** Words enough for a text to have subjects, none of which comes back. */
const FILLER =
  "Somebody walked slowly past every window, humming quietly, until evening fell upon the quiet yard. Nobody minded. Afterwards rain came, then wind, then silence; dogs slept, cats prowled, lanterns flickered. Grandmother baked, uncle whittled spoons, cousins argued about chess, and a stranger asked for directions towards the harbour. Letters arrived late. One clock ticked, another stopped. Gardens smelled of mint, cellars of apples, attics of dust. Birds left southwards, geese first, swallows later, storks last of any. Winter followed.";

describe("What a text speaks of most", () => {
  it("is the nouns and names that come again and again, in whichever form", () => {
    const text = `The mill is old. Our mills stood still, and the mill of Ada Finch burnt down. Ada Finch wept. Miller Ada Finch built a mill again. ${FILLER}`;
    expect(topics(text)).toEqual(["Ada Finch", "mill"]);
  });

  it("is told in a form of the dictionary where the text has one", () => {
    const text =
      "Стара греблю не тримала. Гребля впала, греблю лагодили, біля греблі жив мельник. Мельника питали про греблю, мельник мовчав. Мельнику носили борошно. Потім надійшла осінь, гуси відлетіли, дощ залив луки, коти поснули на печах, а сусіди грали в шахи. Листоноша приніс пакунок. Годинник цокав. Двір пахнув м'ятою, льох яблуками, горище пилом. Вітер гудів, собаки гавкали, ліхтарі блимали. Бабуся пекла хліб, дядько стругав ложки, онуки сперечалися, мандрівник питав дорогу до пристані. Прийшла зима, випав сніг, замерзла вода у криницях, розвиднялося пізно, смеркало рано, а дні минали тихо й однаково, немов намистини на довгій нитці. Дрова скінчилися, і довелося йти до лісу.";
    expect(topics(text)).toEqual(["гребля", "мельник"]);
  });

  it("is a word in its own forms, not another one that begins alike", () => {
    const text =
      "Греблю лагодили греблярі, а гребля стояла. Мельник хвалив греблю, греблю хвалив і дяк, та й греблі не шкода. Мельник мовчав, мельник слухав. Потім надійшла осінь, гуси відлетіли, дощ залив луки, коти поснули на печах, а сусіди грали в шахи. Листоноша приніс пакунок. Годинник цокав. Двір пахнув м'ятою, льох яблуками, горище пилом. Вітер гудів, собаки гавкали, ліхтарі блимали. Бабуся пекла хліб, дядько стругав ложки, онуки сперечалися, мандрівник питав дорогу до пристані. Прийшла зима, випав сніг, замерзла вода у криницях, розвиднялося пізно, смеркало рано, а дні минали тихо й однаково, немов намистини на довгій нитці.";
    expect(topics(text)).toEqual(["гребля", "мельник"]);
  });

  it("is no word that only ever stands in another case than a list takes", () => {
    const text =
      "Мельник лагодив греблю, мельник хвалив греблю, і мельник мовчав. Сусід бачив греблю. Дзвін мовчав уночі, дзвін висів удень, дзвін блищав. Потім надійшла осінь, гуси відлетіли, дощ залив луки, коти поснули на печах, а діти грали в шахи. Листоноша приніс пакунок. Годинник цокав. Двір пахнув м'ятою, льох яблуками, горище пилом. Вітер гудів, собаки гавкали, ліхтарі блимали. Бабуся пекла хліб, дядько стругав ложки, онуки сперечалися, мандрівник питав дорогу до пристані. Прийшла зима, випав сніг, замерзла вода у криницях, розвиднялося пізно, смеркало рано, а дні минали тихо й однаково, немов намистини на довгій нитці.";
    expect(topics(text)).toEqual(["мельник", "дзвін"]);
  });

  it("is in Russian no word that ends as an oblique case does, unless it is a name", () => {
    const text =
      "Плотина стоит, плотина скрипит, плотина держит воду. Мы спросили Романова, и Романов молчал. Тут Романов ушёл, а Романов знал всё. Старики жили в посёлке, пели в посёлке, спорили в посёлке. Потом настала осень, гуси улетели, дождь залил луга, коты уснули на печах, соседи играли в шахматы. Почтальон принёс посылку. Часы тикали. Двор пахнул мятой, погреб яблоками, чердак пылью. Ветер гудел, собаки лаяли, фонари мигали. Бабушка пекла хлеб, дядя строгал ложки, внуки ссорились, путник спрашивал про пристань. Пришла зима, выпал снег, замёрзла вода, светало поздно, смеркалось рано, а дни уходили тихо и одинаково, словно бусины на длинной нитке, которую никто не порвёт.";
    expect(topics(text)).toEqual(["Романов", "плотина"]);
  });

  it("is no word of a passage in another language", () => {
    const passage =
      "The harbour is closed. Write that the harbour must open, and that the harbour feeds the town.";
    const text =
      "Гребля стоїть, греблю лагодили, і гребля тримає воду. Мельник мовчав, мельник слухав, мельник пішов. Потім надійшла осінь, гуси відлетіли, дощ залив луки, коти поснули на печах, а сусіди грали в шахи. Листоноша приніс пакунок. Годинник цокав. Двір пахнув м'ятою, льох яблуками, горище пилом. Вітер гудів, собаки гавкали, ліхтарі блимали. Бабуся пекла хліб, дядько стругав ложки, онуки сперечалися, мандрівник питав дорогу до пристані. Прийшла зима, випав сніг, замерзла вода у криницях, розвиднялося пізно, смеркало рано.";
    expect(topics(`${text}\n\n${passage}`)).toEqual(["гребля", "мельник"]);
  });

  it("is no word of any text, no verb and no adjective", () => {
    const text = `People said that people know. People often think of time. Time goes. Time flies. She was running, running quickly, running away, quickly and quickly. ${FILLER}`;
    expect(topics(text)).toEqual([]);
  });

  it("is a name as it is mostly written, be it shouted in a headline", () => {
    const text = `ORLOV AND THE FERRY\nThe ferry of Orlov sank. Orlov's men sold the ferry. Ask Orlov! ${FILLER}`;
    expect(topics(text)).toEqual(["Orlov", "ferry"]);
  });

  it("is nothing in a short text, whose first sentence tells it", () => {
    expect(topics("The mill is old. The mill is ours. Save the mill of Ada Finch!")).toEqual([]);
  });
});
