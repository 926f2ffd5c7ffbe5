import type { TextLanguage } from "#report/index.ts";

/** One side's names, by the form that a sentence asks for: `nom`, `gen`, `adjm` … */
export type Forms = Readonly<Record<string, string>>;

/** Two sides that can change places: of one gender and number, and of as many words in each form. */
export interface Pair {
  readonly a: Forms;
  readonly b: Forms;
}

/** Every pair by language and name: real and invented, none of them known to any rule. */
export const PAIRS: Readonly<Record<TextLanguage, Readonly<Record<string, Pair>>>> = {
  en: {
    republicans: {
      a: { nom: "the Republicans", adj: "Republican", person: "Republican" },
      b: { nom: "the Democrats", adj: "Democrat", person: "Democrat" },
    },
    harvest: {
      a: { nom: "the Harvest Party", gen: "the Harvest Party’s" },
      b: { nom: "the Anchor Party", gen: "the Anchor Party’s" },
    },
    russia: {
      a: { place: "Russia", people: "Russians", adj: "Russian" },
      b: { place: "Ukraine", people: "Ukrainians", adj: "Ukrainian" },
    },
    poland: {
      a: { place: "Poland", people: "Poles", adj: "Polish" },
      b: { place: "Germany", people: "Germans", adj: "German" },
    },
    india: { a: { place: "India" }, b: { place: "Pakistan" } },
    trump: { a: { nom: "Trump", gen: "Trump’s" }, b: { nom: "Biden", gen: "Biden’s" } },
    putin: { a: { nom: "Putin" }, b: { nom: "Zelensky" } },
    hartley: { a: { nom: "Hartley", gen: "Hartley’s" }, b: { nom: "Osborne", gen: "Osborne’s" } },
    left: {
      a: { nom: "the left", adj: "left-wing", people: "left-wingers" },
      b: { nom: "the right", adj: "right-wing", people: "right-wingers" },
    },
    men: { a: { people: "men", adj: "male" }, b: { people: "women", adj: "female" } },
    believers: { a: { people: "believers" }, b: { people: "atheists" } },
    christians: {
      a: { people: "Christians", adj: "Christian" },
      b: { people: "Muslims", adj: "Muslim" },
    },
    city: {
      a: { place: "the city", people: "city people" },
      b: { place: "the village", people: "village people" },
    },
    east: { a: { place: "the East", adj: "eastern" }, b: { place: "the West", adj: "western" } },
    brightline: { a: { nom: "Brightline" }, b: { nom: "Corvane" } },
  },
  uk: {
    steppe: {
      a: noun("Партія степу", "Партії степу", "Партії степу", "Партію степу", "Партією степу"),
      b: noun("Партія моря", "Партії моря", "Партії моря", "Партію моря", "Партією моря"),
    },
    servant: {
      a: noun("«Слуга народу»", "«Слуги народу»", "«Слузі народу»", "«Слугу народу»", "«Слугою народу»"),
      b: noun(
        "«Європейська солідарність»",
        "«Європейської солідарності»",
        "«Європейській солідарності»",
        "«Європейську солідарність»",
        "«Європейською солідарністю»",
      ),
    },
    poland: {
      a: {
        nom: "Польща",
        pnom: "поляки",
        pacc: "поляків",
        ...adjective("польський", "польська", "польські"),
      },
      b: {
        nom: "Угорщина",
        pnom: "угорці",
        pacc: "угорців",
        ...adjective("угорський", "угорська", "угорські"),
      },
    },
    russia: {
      a: {
        nom: "Росія",
        dat: "Росії",
        pnom: "росіяни",
        pacc: "росіян",
        ...adjective("російський", "російська", "російські"),
      },
      b: {
        nom: "Україна",
        dat: "Україні",
        pnom: "українці",
        pacc: "українців",
        ...adjective("український", "українська", "українські"),
      },
    },
    israel: { a: { nom: "Ізраїль" }, b: { nom: "Іран" } },
    zelensky: {
      a: { nom: "Зеленський", acc: "Зеленського" },
      b: { nom: "Порошенко", acc: "Порошенка" },
    },
    trump: { a: { nom: "Трамп" }, b: { nom: "Байден" } },
    haiduk: { a: { nom: "Гайдук", gen: "Гайдука" }, b: { nom: "Стельмах", gen: "Стельмаха" } },
    left: {
      a: noun("ліві", "лівих", "лівим", "лівих", "лівими"),
      b: noun("праві", "правих", "правим", "правих", "правими"),
    },
    men: {
      a: noun("чоловіки", "чоловіків", "чоловікам", "чоловіків", "чоловіками"),
      b: noun("жінки", "жінок", "жінкам", "жінок", "жінками"),
    },
    believers: { a: { nom: "віряни" }, b: { nom: "атеїсти" } },
    orthodox: { a: { nom: "православні" }, b: { nom: "католики" } },
    city: { a: { nom: "містяни", gen: "міста" }, b: { nom: "селяни", gen: "села" } },
    east: { a: { nom: "Схід", adjp: "східні" }, b: { nom: "Захід", adjp: "західні" } },
    kalyna: { a: { nom: "«Калина»", gen: "«Калини»" }, b: { nom: "«Веселка»", gen: "«Веселки»" } },
    language: { a: { nom: "україномовні" }, b: { nom: "російськомовні" } },
  },
  ru: {
    steppe: {
      a: noun("Партия степи", "Партии степи", "Партии степи", "Партию степи", "Партией степи"),
      b: noun("Партия моря", "Партии моря", "Партии моря", "Партию моря", "Партией моря"),
    },
    communists: {
      a: noun("коммунисты", "коммунистов", "коммунистам", "коммунистов", "коммунистами"),
      b: noun("либералы", "либералов", "либералам", "либералов", "либералами"),
    },
    germany: {
      a: { nom: "Германия", pnom: "немцы", pacc: "немцев", ...adjective("немецкий", "немецкая", "немецкие") },
      b: { nom: "Польша", pnom: "поляки", pacc: "поляков", ...adjective("польский", "польская", "польские") },
    },
    russia: {
      a: {
        nom: "Россия",
        gen: "России",
        dat: "России",
        pnom: "россияне",
        ...adjective("российский", "российская", "российские"),
      },
      b: {
        nom: "Украина",
        gen: "Украины",
        dat: "Украине",
        pnom: "украинцы",
        ...adjective("украинский", "украинская", "украинские"),
      },
    },
    georgia: { a: { nom: "Грузия" }, b: { nom: "Армения" } },
    putin: { a: { nom: "Путин" }, b: { nom: "Зеленский" } },
    trump: { a: { nom: "Трамп" }, b: { nom: "Байден" } },
    gromov: { a: { nom: "Громов", loc: "Громове" }, b: { nom: "Лапин", loc: "Лапине" } },
    left: {
      a: noun("левые", "левых", "левым", "левых", "левыми"),
      b: noun("правые", "правых", "правым", "правых", "правыми"),
    },
    men: {
      a: noun("мужчины", "мужчин", "мужчинам", "мужчин", "мужчинами"),
      b: noun("женщины", "женщин", "женщинам", "женщин", "женщинами"),
    },
    believers: {
      a: noun("верующие", "верующих", "верующим", "верующих", "верующими"),
      b: noun("атеисты", "атеистов", "атеистам", "атеистов", "атеистами"),
    },
    muslims: { a: { nom: "мусульмане" }, b: { nom: "христиане" } },
    city: { a: { nom: "горожане" }, b: { nom: "сельчане" } },
    east: { a: { nom: "Восток", adjp: "восточные" }, b: { nom: "Запад", adjp: "западные" } },
    kalinka: {
      a: noun("«Калинка»", "«Калинки»", "«Калинке»", "«Калинку»", "«Калинкой»"),
      b: noun("«Радуга»", "«Радуги»", "«Радуге»", "«Радугу»", "«Радугой»"),
    },
  },
};

function noun(nom: string, gen: string, dat: string, acc: string, ins: string): Forms {
  return { nom, gen, dat, acc, ins };
}

/** Nominatives by gender, and of the plural. */
function adjective(adjm: string, adjf: string, adjp: string): Forms {
  return { adjm, adjf, adjp };
}
