import { measures as english } from "#content/accuracy.ts";
import type { Measure, ShareGroup } from "#content/types.ts";
import { techniqueNames } from "#languages/index.ts";

/**
 * What is shown in front of the benchmarks: how often ordinary texts are accused, and how readings compare. Units are in
 * the genitive plural, as they stand after a number of them or before a colon.
 */
export const shareGroups: readonly ShareGroup[] = [
  {
    id: "ordinary-texts",
    title: "Звичайні тексти, які в чомусь звинувачено",
    paragraphs: [
      "Цілі тексти, які писали не для нас і які ні на кого не тиснуть: частка тих, що дістали бодай один пункт в одній із трьох звинувачувальних рубрик. Ця помилка — найважливіша.",
      "Спокійні тексти — це новини, підручники, енциклопедії, путівники, інструкції, життєписи та наукові статті. Жваві — розмови, оповідання, інтерв’ю, подкасти й проповіді, де люди можуть і погарячитися.",
    ],
    unit: "текстів",
    shares: [
      { key: "ordinary.accused.calm.en", label: "Спокійні, англійською" },
      { key: "ordinary.accused.calm.uk", label: "Спокійні, українською" },
      { key: "ordinary.accused.calm.ru", label: "Спокійні, російською" },
      { key: "ordinary.accused.lively.en", label: "Жваві, англійською" },
      { key: "ordinary.accused.lively.uk", label: "Жваві, українською" },
      { key: "ordinary.accused.lively.ru", label: "Жваві, російською" },
    ],
  },
  {
    id: "plain-texts",
    title: "Наші власні прості тексти, які звинувачено",
    paragraphs: [
      "Прогнози погоди, рецепти, протоколи, оголошення, повідомлення із судів тощо, написані нами. Довгий час ми рахували хибні тривоги тільки на них, і цифри тішили. Наші власні тексти були надто легкі: ми писали їх словами, яких жодне правило не шукає.",
    ],
    unit: "текстів",
    shares: [
      { key: "plain.accused.en", label: "Англійською" },
      { key: "plain.accused.uk", label: "Українською" },
      { key: "plain.accused.ru", label: "Російською" },
    ],
  },
  {
    id: "beside-editors",
    title: "Поруч із прочитаннями вимогливих редакторів",
    paragraphs: [
      "Справжні тексти багатьох видів; кожен прочитала вимоглива людина й позначила ті кілька пунктів, які варто зробити. Пораховано лише тексти, яких не показували нікому з авторів правил. Слушний той пункт, на місці якого редактор має свій, із тієї самої родини прийомів; знайдені — ті пункти редакторів, які є і в нас, причому вагоміші важать більше.",
    ],
    unit: "текстів",
    shares: [
      {
        key: "reference.precision.family.en.heldOut",
        label: "Наші слушні пункти, англійська",
        unit: "пунктів",
      },
      {
        key: "reference.recall.family.en.heldOut",
        label: "Знайдені пункти редакторів, англійська",
        unit: "пунктів",
      },
      {
        key: "reference.plainAccused.en.heldOut",
        label: "Тексти без пунктів, які ми звинуватили, англійська",
      },
      { key: "reference.kind.en.heldOut", label: "Вид тексту визначено правильно, англійська" },
      {
        key: "reference.leadingEmotion.en.heldOut",
        label: "Провідна емоція справді є в тексті, англійська",
      },
      {
        key: "reference.precision.family.ukRu.heldOut",
        label: "Наші слушні пункти, українська й російська",
        unit: "пунктів",
      },
      {
        key: "reference.recall.family.ukRu.heldOut",
        label: "Знайдені пункти редакторів, українська й російська",
        unit: "пунктів",
      },
      {
        key: "reference.plainAccused.ukRu.heldOut",
        label: "Тексти без пунктів, які ми звинуватили, українська й російська",
      },
      { key: "reference.kind.ukRu.heldOut", label: "Вид тексту визначено правильно, українська й російська" },
      {
        key: "reference.leadingEmotion.ukRu.heldOut",
        label: "Провідна емоція справді є в тексті, українська й російська",
      },
      { key: "reference.reportOverText", label: "Довжина звіту відносно тексту, довгі тексти" },
    ],
  },
  {
    id: "feelings-in-facts",
    title: "Стримані речення, у яких нам учулася емоція",
    paragraphs: [
      "Речення з англійських новин, які анотатори назвали об’єктивними: у якій частці з них ми знайшли емоцію (CheckThat! 2025). Кожна така знахідка — хибна тривога.",
    ],
    unit: "речень",
    shares: [{ key: "objective.en.toned", label: "Англійською" }],
  },
  {
    id: "textbook",
    title: "Приклади з підручника",
    paragraphs: [
      "Короткі приклади кожного прийому, як їх дають у шкільних підручниках, написані нами, і стільки ж невинних двійників: слова схожі, а прийому немає. Вони показують, що аналізатор знає в найпростішому вигляді; справжні тексти важчі.",
    ],
    unit: "прикладів",
    shares: [
      { key: "textbook.named.en", label: "Названо, англійською" },
      { key: "textbook.named.uk", label: "Названо, українською" },
      { key: "textbook.twinsAccused.en", label: "Звинувачено невинних двійників, англійською" },
      { key: "textbook.twinsAccused.uk", label: "Звинувачено невинних двійників, українською" },
    ],
  },
  {
    id: "swap-test",
    title: "Якщо поміняти сторони місцями",
    paragraphs: [
      "У кожному тексті сторони міняються місцями: партії, народи, очільники, ліві й праві, чоловіки й жінки, віряни й решта. Звіт має лишитися тим самим, крім імен. Тут показано частку текстів, у звітах про які змінилося щось іще.",
    ],
    unit: "текстів",
    shares: [
      { key: "swap.changed.en", label: "Англійською" },
      { key: "swap.changed.uk", label: "Українською" },
      { key: "swap.changed.ru", label: "Російською" },
    ],
    command: "npm run evaluate",
  },
];

/** Words for the figures; `reference` is the name of the other system. */
const measureWords: Readonly<
  Record<string, Pick<Measure, "title" | "meaning"> & { readonly reference?: string }>
> = {
  "unlp.techniques.macroF1": {
    title: "Прийоми в дописах Telegram",
    meaning:
      "Котрі з десяти прийомів ужито в дописі; українсько- й російськомовні дописи українських каналів (UNLP 2025).",
    reference: "GPT-4o з міркуваннями, без донавчання",
  },
  "unlp.techniques.macroF1.heldOut": {
    title: "Прийоми у відкладених дописах",
    meaning:
      "Те саме на чверті цих дописів, яку відклали, коли писали приклади й добирали порогові значення.",
  },
  "unlp.manipulative.macroF1": {
    title: "Є маніпуляція чи немає",
    meaning: "Чи побачили анотатори в дописі бодай якусь маніпуляцію (UNLP 2025).",
  },
  "unlp.manipulative.macroF1.uk": {
    title: "Є маніпуляція чи немає, українські дописи",
    meaning: "Те саме, лише для дописів українською.",
  },
  "unlp.manipulative.macroF1.ru": {
    title: "Є маніпуляція чи немає, російськомовні дописи",
    meaning:
      "Те саме, лише для дописів російською. Великий розрив з українською був би несправедливий до одних із них.",
  },
  "unlp.spans.charF1": {
    title: "Де саме в дописі",
    meaning: "Котрі символи допису маніпулятивні — поруч із тими, які як доказ показуємо ми (UNLP 2025).",
    reference: "Найкраща донавчена велика модель",
  },
  "ptc.spans.f1": {
    title: "Де саме в англійській статті",
    meaning: "Котрі уривки новинної статті — пропаганда; частину уривка теж зараховують (PTC, SemEval-2020).",
    reference: "Найкраща донавчена модель",
  },
  "babe.f1": {
    title: "Упереджені слова в англійських новинах",
    meaning: "Чи робить речення упередженим добір слів (BABE).",
    reference: "Найкраща донавчена модель",
  },
  "subjectivity.en.macroF1": {
    title: "Суб’єктивне чи об’єктивне, англійська",
    meaning: "Речення з новин повідомляє чи оцінює (CheckThat! 2025).",
    reference: "Найкраща донавчена модель",
  },
  "emotions.uk.macroF1": {
    title: "Емоції українською",
    meaning: "Котрі із шести емоцій передає короткий текст (BRIGHTER).",
    reference: "Llama-3.3-70B",
  },
  "emotions.en.macroF1": {
    title: "Емоції англійською",
    meaning: "Котрі з п’яти емоцій передає короткий текст (BRIGHTER).",
    reference: "Llama-3.3-70B",
  },
};

/** The figures of the English page, in its order, with its published scores. */
export const measures: readonly Measure[] = english.map((measure) => {
  const words = measureWords[measure.key];
  if (words === undefined) throw new Error(`content/uk/accuracy.ts has no words for ${measure.key}`);
  const { title, meaning, reference: name = "" } = words;
  return {
    ...measure,
    title,
    meaning,
    ...(measure.reference && { reference: { ...measure.reference, name } }),
  };
});

/** Datasets as the table of labels calls them, where their own names say too little. */
export const datasetTitles: Readonly<Record<string, string>> = {
  "UNLP 2025": "Прийоми в українсько- й російськомовних дописах Telegram (UNLP 2025)",
  BABE: "Слововжиток англійських новин (BABE)",
  "BRIGHTER uk": "Емоції українською (BRIGHTER)",
  "BRIGHTER en": "Емоції англійською (BRIGHTER)",
  "Textbook en": "Приклади з підручника англійською і їхні невинні двійники (наші)",
  "Textbook uk": "Приклади з підручника українською і їхні невинні двійники (наші)",
};

/** Labels as the table calls them: ours by the names of the techniques, those of the datasets by our names for the same. */
export const labelTitles: Readonly<Record<string, string>> = {
  ...techniqueNames.uk,
  loaded_language: techniqueNames.uk["loaded-language"],
  glittering_generalities: techniqueNames.uk["appeal-to-values"],
  appeal_to_fear: techniqueNames.uk["appeal-to-fear"],
  fud: "Страх, непевність і сумнів",
  bandwagon: techniqueNames.uk["appeal-to-popularity"],
  cliche: techniqueNames.uk["conversation-killer"],
  cherry_picking: techniqueNames.uk["cherry-picking"],
  straw_man: techniqueNames.uk["straw-man"],
  biased: "Упереджені слова",
};
