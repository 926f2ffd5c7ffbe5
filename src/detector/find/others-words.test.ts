import { expect, it } from "vitest";
import { read } from "../read.ts";

function techniquesOf(text: string): string[] {
  const { analysis_results: results } = read(text, "en");
  return results.flatMap(({ points }) => points.map(({ technique }) => technique));
}

it("does not charge an author with a word that is part of a name", () => {
  expect(techniquesOf("The team played well at Craven Meadow on a wet afternoon in March.")).toEqual([]);
  expect(techniquesOf("The team lost because of its craven play on a wet afternoon in March.")).toContain(
    "loaded-language",
  );
});

it("does not charge an author with initials in the plural, nor see contempt in them", () => {
  const miners = "WIMPs were sought in three mines, and the physicists found none in ten years of work.";
  expect(techniquesOf(miners)).toEqual([]);
  expect(techniquesOf("They are wimps, all of them, and they hide behind their mothers.")).toContain(
    "name-calling",
  );
});

it("does not charge an author with what the author is sceptical of", () => {
  const cause =
    "the flood of the valley is solely due to the mill, which everybody here has known for years.";
  expect(techniquesOf(`I am sceptical, however, that ${cause}`)).toEqual([]);
});

it("does not charge an author with a surname after its title", () => {
  expect(techniquesOf("The fund was open to all, as Mr Fink had hoped.")).toEqual([]);
});

it("does not charge an author with what is told as others' view of somebody", () => {
  expect(techniquesOf("In those years the islanders were treated as vermin and had no vote.")).toEqual([]);
  expect(techniquesOf("Those islanders are vermin and must have no vote.")).not.toEqual([]);
});

it("does not charge an author with a judgement that is told as another's", () => {
  const told = [
    "На думку Гайової, у міськраді засіла банда злодіїв.",
    "Як вважають дачники, у міськраді засіла банда злодіїв.",
    "У скарзі йдеться, що в міськраді засіла банда злодіїв.",
    "Дачниця назвала голову шахраєм і брехуном.",
    "Мовляв, у міськраді засіла банда злодіїв.",
    "Как считают дачники, в горсовете засела банда воров.",
    "Дачница назвала главу жуликом и лжецом.",
  ];
  for (const text of told) expect(techniquesOf(text), text).not.toContain("name-calling");
  expect(techniquesOf("У міськраді засіла банда злодіїв.")).toContain("name-calling");
  expect(techniquesOf("По версии палачей, поезд остановили вовремя.")).toEqual(
    techniquesOf("Палачи остановили поезд вовремя."),
  );
});

it.each([
  "In the eyes of the villagers, the mayor is a crook and a liar.",
  "According to his opponents, the mayor is a crook and a liar.",
  "To Reed, the mayor is a crook and a liar.",
  "Her verdict: the mayor is a crook and a liar.",
  "Reed considers him a crook and a liar.",
  "The mayor, critics say, is a crook and a liar.",
  "The mayor is a crook and a liar, the butcher told reporters in Leeds on Monday.",
  "The board criticised the mayor for hiring crooks and liars.",
  "There is no evidence that the mayor is a crook and a liar.",
  "The butcher resigned, alleging that the mayor is a crook and a liar.",
  "The posters paint the mayor as a crook and a liar.",
  "Reed blamed the crooks and liars of the board.",
  "The board has tarred the mayor as a crook and a liar.",
  "The butcher compared the mayor to a crook and a liar.",
  "Members of the board (five of nine) last week asserted the mayor is a crook and a liar.",
  "The butcher once said the mayor is a crook and a liar.",
  "Those who think that the mayor is a crook and a liar should see the books.",
  "The butcher's leaflet says the mayor is a crook and a liar.",
  "A day later the butcher was calling them crooks and liars.",
  "Reed has characterised the people who camp on the green behind the old mill as crooks and liars.",
  "The paper hit back by implying that a woman who has kept the books for thirty years is a crook.",
  "Reed labels those tenants crooks and liars.",
  "Reed describes the tenants of the long row as crooks and liars.",
  "He has accused the woman who kept the books of the old mill of being a crook and a liar.",
  "They are still hunting for imaginary crooks.",
  "“Pikers”, in the valley, refers to a certain kind of crook and liar.",
  "In the valley “piker” is a word for a crook and a liar.",
  "He looked down on the rest of us suckers in the queue.",
  "The council met.\n[Crooks And Liars Sell The Mill, by Ann Reed, Valley Post, May 4, 2018]\nRain fell.",
  "Mr Pike wrote of the mill.\n….The crooks and liars of the board want it.\nThe council met.",
  "The clerk came.\nQ: Who sold it?\nA: I did.\nQ: You knew.\nYou are crooks and liars.\nA: No.\nRain fell.",
])("does not charge an author with a label that is told as somebody's view: %j", (text) => {
  expect(techniquesOf(text)).not.toContain("name-calling");
});

it.each([
  "The mayor is a crook and a liar.",
  "On Monday, the mayor was a crook and a liar.",
  "The mayor is a crook and a liar who told reporters on Monday that he was ill.",
  "The mayor is a crook and a liar, and he told reporters on Monday nothing.",
  "I am calling them crooks and liars.",
  "I describe the tenants of the long row as crooks and liars.",
  "They are still hunting for crooks.",
  "He laughed like the suckers in the queue.",
  "The council met.\n[Crooks and liars have sold the mill and nobody minds.]\nRain fell.",
  "Mr Pike wrote of the mill.\nThe crooks and liars of the board want it.\nThe council met.",
  "The clerk came.\nQ: Who sold it?\nA: I did.\nQ: You knew.\nA: No.\nThey are crooks and liars.",
])("charges an author with a label that is the author's: %j", (text) => {
  expect(techniquesOf(text)).toContain("name-calling");
});

it.each([
  "Дачниця криком кричала, що голова шахрай і брехун.",
  "Дачниця натякнула, що голова шахрай і брехун.",
  "Дачниця пояснила, як голова шахрай і брехун обдурив усіх.",
  "Голова, каже, шахрай і брехун.",
  "Дачница намекнула, что глава жулик и лжец.",
  "Дачница ходит, убеждая всех, что глава жулик и лжец.",
  "Глава, говорит, жулик и лжец.",
])("does not charge an author with what somebody cries or hints: %j", (text) => {
  expect(techniquesOf(text)).not.toContain("name-calling");
});

it.each(["Голова шахрай і брехун, як і вся рада.", "Глава жулик и лжец, как и весь совет."])(
  "charges an author with a label beside which nobody speaks: %j",
  (text) => {
    expect(techniquesOf(text)).toContain("name-calling");
  },
);

it("does not charge an author with what is denied", () => {
  expect(techniquesOf("Most of the bankers whom I met are not crooks.")).toEqual([]);
  expect(techniquesOf("The union doesn't want to dominate the world.")).toEqual([]);
  expect(techniquesOf("Ми прийшли сюди як сусіди, а не сільське бидло.")).not.toContain("dehumanisation");
  expect(techniquesOf("Для них ми лише сільське бидло.")).toContain("dehumanisation");
});

it("does not hold against an author a label that quotation marks hold off", () => {
  expect(techniquesOf("For many the cause of high rents is ‘greedy’ landlords, or too few homes.")).toEqual(
    [],
  );
  expect(techniquesOf("Her neighbour talks of “vermin” whenever the harvest workers arrive.")).not.toContain(
    "dehumanisation",
  );
});

it("does not charge an author with a word that is part of a term", () => {
  expect(techniquesOf("The driver was fined for reckless driving near the mill.")).toEqual([]);
  expect(techniquesOf("It was a reckless sale of the mill.")).toContain("loaded-language");
  expect(techniquesOf("Суд оштрафував його за злісне ухилення від сплати.")).toEqual([]);
});

it("does not charge an author with a phrase that quotation marks hold off", () => {
  expect(techniquesOf("This is no case of “boys will be boys” and the school knows it.")).toEqual([]);
});

it("does not charge an author with speech of several paragraphs that straight marks open again", () => {
  const said =
    'Mr Pike said: "The plan is catastrophic and the work of crooks.\n"The noise is bad enough."\nThe council met.';
  const points = read(said, "en").analysis_results.flatMap((result) => result.points);
  const charges = points.filter(({ technique }) => technique === "name-calling");
  const voices = charges.flatMap(({ evidence }) => evidence.map(({ voice }) => voice));
  expect(voices).toEqual(["quoted"]);
});

it.each([
  ["name-calling", "These tenants are vermin.", "In their eyes tenants are vermin."],
  ["sweeping-generalisation", "Every landlord is a thief.", "I don't want to say every landlord is a thief."],
  ["sweeping-generalisation", "Every landlord is a thief.", "You think that every landlord is a thief."],
  ["loaded-language", "The teaching is shameless.", "The teaching abhors lies and shameless debauchery."],
  [
    "exaggeration-minimisation",
    "The Leeds Herald has a real bombshell on its hands.",
    "Other than the fact that not a line of it is true, the Leeds Herald has a real bombshell on its hands.",
  ],
  [
    "sweeping-generalisation",
    "Wherever they go it is typical: all liberals lie.",
    "Liberals all over town came.",
  ],
  ["loaded-language", "It is plain bigotry.", "The vicar spoke about bigotry and forgiveness."],
  ["name-calling", "He is a wanker.", "I am a wanker before my first coffee."],
  ["conversation-killer", "Boys will be boys.", "This isn’t “boys will be boys” any more."],
  [
    "exaggeration-minimisation",
    "They did absolutely nothing for the town.",
    "Tea has absolutely nothing to do with it.",
  ],
  [
    "causal-oversimplification",
    "It all happened purely because he was greedy.",
    "Just because he was a baker does not mean that he can cook.",
  ],
  [
    "loaded-language",
    "The old charge that the mill, which the town has owned for long, would close is ludicrous.",
    "Clerks describe the old charge that the mill, which the town has owned for long, would close as ludicrous.",
  ],
  [
    "name-calling",
    "All who have ever lived on the far side of that river are bigots.",
    "The party denounced all who have ever lived on the far side of that river as bigots.",
  ],
  ["name-calling", "He is a deluded fanatic.", "He is not some deluded fanatic."],
  ["name-calling", "It is an ivory-tower plan.", "Nor is this an ivory-tower plan."],
  [
    "name-calling",
    "They are crooks and liars.",
    "He hides from fans who believe that they are crooks and liars.",
  ],
  ["name-calling", "He is a liar.", "I was led to believe that I am a liar and a cheat."],
  [
    "exaggeration-minimisation",
    "It is a bombshell report.",
    "Rather than the bombshell we were promised, we got tea.",
  ],
  ["secret-plot", "The deep state stole the mill.", "There is much talk these days of the deep state."],
  [
    "loaded-language",
    "Their sale of the mill was a fiasco.",
    "If you think this was a fiasco, come and look.",
  ],
  ["questioning-the-reputation", "She had the gall to send a bill.", "Only Ann had the courage to say it."],
  ["ascribed-motive", "They don't care about you.", "I don't care who you are or where you come from."],
  ["dehumanisation", "They live like dogs.", "The movers sweated like dogs, and the piano went up."],
  ["appeal-to-time", "Only 60 minutes left!", "The tide can fill the bay in only 60 minutes."],
  ["name-calling", "They are traitors.", "For years we have been called traitors."],
  [
    "mockery",
    "It is a Looney Tunes budget.",
    "Since the outbreak in Disneyland more children have had the jab.",
  ],
])("is not charged with %s that is denied, lent or idle: %j", (technique, meant, not) => {
  expect(techniquesOf(meant)).toContain(technique);
  expect(techniquesOf(not)).not.toContain(technique);
});

it("does not charge an author with the name of an offence or with ruin that is told", () => {
  expect(techniquesOf("Его судили за разжигание вражды и ненависти.")).not.toContain("loaded-language");
  expect(techniquesOf("В 1923 году наши мельницы оказались на грани краха.")).not.toContain("appeal-to-fear");
  expect(techniquesOf("Завтра наши мельницы на грани краха.")).toContain("appeal-to-fear");
});

it("does not charge an author with a plot that somebody is said to explain", () => {
  expect(techniquesOf("Доктор Пётр Мельник объясняет, как глобалисты правят сёлами.")).not.toContain(
    "secret-plot",
  );
  expect(techniquesOf("Глобалисты правят сёлами.")).toContain("secret-plot");
});

it.each([
  "Зато сторож хоть не врёт соседям.",
  "Наш сторож хоч не бреше сусідам.",
  "They think the mayor is a crook and a liar.",
  "She praised the mop without sounding like a shill.",
  "Мы не хотим быть названными так, но соседи думают, что мэр — жулик и лжец.",
  "Договір складено не на вашу користь.",
  "Після засідання починаються розмови про подвійні стандарти.",
])("does not charge an author with what is denied or what others think: %s", (text) => {
  expect(techniquesOf(text)).toEqual([]);
});

it("does not take the name of a camp, a firm or a party in its marks for a word of the author's", () => {
  expect(techniquesOf("Вчера сын депутата от «Слуги народа» снова приехал в парк.")).not.toContain("mockery");
  expect(techniquesOf("Вчора табір відвідали «слуги» й «патріоти» з району.")).toContain("mockery");
});

it("does not take what somebody promises for mockery", () => {
  expect(techniquesOf("Агентство обіцяє «повний супровід угоди» кожному покупцеві.")).not.toContain(
    "mockery",
  );
});

it("does not take a party's or a firm's name for a name that somebody is called", () => {
  expect(techniquesOf("УКРОП іде на вибори. Наш УКРОП лагодить дороги.")).not.toContain("name-calling");
  expect(techniquesOf("Фірма «Ватник» шиє куртки. Ватник тепер у кожному селі.")).toEqual([]);
  expect(techniquesOf("Ці укропи нас зрадили.")).toContain("name-calling");
});

it("does not charge an author with a plot whose existence the author denies", () => {
  const denied = [
    "Ніякої світової закуліси не існує, і сусіди про це знають.",
    "Немає ніякої світової закуліси, є звичайна сільська рада.",
    "Никакой мировой закулисы на самом деле не существует, и соседи об этом знают.",
    "Нет никакой мировой закулисы, есть обычный сельский совет.",
  ];
  for (const text of denied) expect(techniquesOf(text), text).not.toContain("secret-plot");
  expect(techniquesOf("Усім у селі керує світова закуліса, і сусіди про це знають.")).toContain(
    "secret-plot",
  );
});

it.each([
  ["loaded-language", "Це ганьба для всієї громади.", "Для столяра подряпана дошка не ганьба, а досвід."],
  ["loaded-language", "Это позор для всей улицы.", "Ни позор, ни бедность его больше не пугали."],
  ["mockery", "Они, конечно, думают о нас!", "Если завтра они не думают о нас, поедем сами!"],
  ["sales-promise", "Усе на вашу користь!", "Чуже мовчання обернеться не на вашу користь!"],
])("takes no word for %s behind “not”", (technique, meant, denied) => {
  expect(techniquesOf(meant)).toContain(technique);
  expect(techniquesOf(denied)).not.toContain(technique);
});

it("takes a question with “not” for what it says", () => {
  expect(techniquesOf("Чи не ганьба така дорога?")).toContain("loaded-language");
});

it("takes no jibe that stands alone between quotation marks for the author's", () => {
  expect(techniquesOf("Суперексперти знову мовчать.")).toContain("mockery");
  expect(techniquesOf("Я стою десь між «завзятими суперекспертами» і тими, хто спить.")).not.toContain(
    "mockery",
  );
});

it.each([
  "Писарі будуть вважати їх зрадниками, якщо човен запізниться.",
  "Гінці попередили: хто зійде на берег, того вважатимуть зрадником.",
  "Мета протесту — нагадати раді, що зрадників пам'ятають.",
  "Цель митинга — напомнить совету, что предателей помнят.",
])("does not charge an author with a name that others are told to give: %j", (text) => {
  expect(techniquesOf(text)).not.toContain("name-calling");
});

it.each([
  "Вона вивчала театр абсурду й писала про абсурд у прозі.",
  "Музей показує розгром нацистської Німеччини на трьох картах.",
  "В подвале музея висит карта разгрома нацистской Германии.",
  "Летом степь пережила нашествие саранчи из соседней области.",
  "Мне лично насрать, какого цвета забор.",
  "Лектор объяснит, как не стать жертвой мошенников.",
  "Лекторка пояснить, як не стати жертвою шахраїв.",
  "Сейчас нет открытых гонений на пекарей.",
  "Зараз нема відкритого цькування пекарів.",
  "Сатанизм возник в прошлом веке, и сатанист вёл о нём кружок.",
  "Сатаніст прийшов до бібліотеки по книжку про сатанізм.",
])("hears no verdict in a term or an idiom: %j", (text) => {
  expect(techniquesOf(text).filter((technique) => WORDS.has(technique))).toEqual([]);
});

const WORDS = new Set(["loaded-language", "name-calling", "dehumanisation"]);
