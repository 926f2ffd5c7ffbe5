/**
 * Where rules come from, in Ukrainian: by the English words of a rule's `source`. Titles of works stay as they are, so that
 * they can be looked up; a technique of theirs goes by its name in `src/languages/uk/prose/technique-names.ts`.
 */
export const ruleSources: Readonly<Record<string, string>> = {
  // Labels and attacks
  "SemEval-2023 task 3, name calling or labelling; the words are our own list":
    "SemEval-2023, завдання 3, навішування ярликів; слова добрали ми",
  "Da San Martino et al. 2019, name calling or labeling: slurs for whole groups":
    "Da San Martino та ін. 2019, навішування ярликів: лайка на цілі групи",
  "own: labels for one's own side's \"wrong\" people in the quarrels of Ukrainian politics":
    "наше: ярлики для «неправильних» своїх в українських політичних сварках",
  "Da San Martino et al. 2019, name calling: insults that deny somebody decency":
    "Da San Martino та ін. 2019, навішування ярликів: образи, які відмовляють людині в порядності",
  "Da San Martino et al. 2019, name calling: insults to somebody's mind or worth":
    "Da San Martino та ін. 2019, навішування ярликів: образи розуму чи гідності",
  "own: words that name an enemy and judge him at once, in the reports of channels":
    "наше: слова, якими канали називають ворога й заразом судять його",
  "own: contemptuous slang for people in channels": "наше: зневажливий сленг каналів про людей",
  "own: names of henchmen out of old wars and prisons": "наше: назви посіпак, узяті з давніх воєн і в’язниць",
  "own: a lexicon of slurs for groups, of all sides alike":
    "наше: словник лайки на групи людей, усіх сторін однаково",
  "own: a lexicon of treachery, cowardice and servility": "наше: словник зради, боягузтва й прислужництва",
  "own: a lexicon of theft and greed": "наше: словник крадійства й жадоби",
  "own: a lexicon of cruelty and villainy": "наше: словник жорстокості й лиходійства",
  "own: a lexicon of stupidity, madness and worthlessness": "наше: словник дурості, божевілля й нікчемності",
  "own: labels for people, by fields of meaning": "наше: ярлики для людей за полями значень",
  "own: lords of life": "наше: «хазяї життя»",
  "SemEval-2023 task 3, guilt by association (the reductio)":
    "SemEval-2023, завдання 3, провина через зв’язок (зведення до лиходія)",
  "Piskorski et al. 2023, SemEval-2023 task 3, guilt by association":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, провина через зв’язок",
  "own: those in power who look away": "наше: можновладці, які не хочуть бачити",
  "own, from schoolbooks of logic and media literacy: the forms with their conclusion":
    "наше, за підручниками логіки й медіаграмотності: форми разом із висновком",
  "SemEval-2023 task 3, doubt; Uscinski & Parent (2014) on insinuation":
    "SemEval-2023, завдання 3, сіяння сумніву; Uscinski, Parent (2014) про натяки",
  "Piskorski et al. 2023, SemEval-2023 task 3, doubt; UNLP 2025, fear, uncertainty, doubt":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, сіяння сумніву; UNLP 2025, страх, непевність, сумнів",
  "own: the sneering or leading question about the next step":
    "наше: глузливе чи навідне запитання про наступний крок",
  "own: insinuating questions and hints": "наше: запитання-натяки й недомовки",
  "own: questions that accuse, and hints": "наше: запитання-звинувачення й натяки",
  "own: how could it be, who believes it": "наше: «як таке могло бути», «хто в це повірить»",
  "SemEval-2023 task 3, appeal to hypocrisy (to quoque)":
    "SemEval-2023, завдання 3, закид у лицемірстві (tu quoque)",
  "Piskorski et al. 2023, SemEval-2023 task 3, appeal to hypocrisy (tu quoque)":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, закид у лицемірстві (tu quoque)",
  "own: what they say beside what they do": "наше: що кажуть — і поруч, що роблять",
  "own: those who need it least decide on it": "наше: вирішують ті, кому воно потрібне найменше",
  "SemEval-2023 task 3, questioning the reputation": "SemEval-2023, завдання 3, удар по репутації",
  "Piskorski et al. 2023, SemEval-2023 task 3, questioning the reputation":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, удар по репутації",
  "own, after the forms in Hurley, A Concise Introduction to Logic: the person for the argument":
    "наше, за формами з Hurley, A Concise Introduction to Logic: особа замість доводу",
  "own: a body or office said to lie, rob or betray, as its nature":
    "наше: про установу чи посаду сказано, що брехати, красти або зраджувати — її природа",
  "Haslam, Dehumanization: An Integrative Review (2006); the words are our own list":
    "Haslam, Dehumanization: An Integrative Review (2006); слова добрали ми",
  "own, after Haslam 2006, Dehumanization: people called animals or vermin":
    "наше, за Haslam 2006, Dehumanization: людей названо тваринами чи паразитами",
  "own: killing people spoken of as getting rid of things":
    "наше: про вбивство людей сказано як про позбування речей",
  "own: a lexicon of beasts, vermin and rot for people": "наше: словник тварюк, паразитів і гнилі про людей",
  "own: people as vermin, herds and filth": "наше: люди як паразити, отара чи бруд",
  "own: devils in the shape of people": "наше: чорти в людській подобі",
  "SlavicNLP 2025 and SemEval-2023 on irony and ridicule; the turns of phrase are our own list":
    "SlavicNLP 2025 і SemEval-2023 про іронію та глузування; звороти добрали ми",
  "own: another's speech aped in spelling": "наше: чужу вимову перекривлено на письмі",
  "own: mocking titles, praise turned round and belittling forms":
    "наше: глузливі титули, похвала навиворіт і здрібнілі форми",
  "own: turns that say the opposite of what they mean":
    "наше: звороти, які кажуть протилежне до того, що думають",
  "own: slang and turns of contempt in channels": "наше: сленг і зневажливі звороти каналів",
  "own: mock admiration and mock regret": "наше: удавані захват і жаль",
  "own: a lexicon of irony: false praise, mock titles, mock surprise, jeering":
    "наше: словник іронії — нещира похвала, блазенські титули, удаваний подив, кпини",
  "own: jeering asides and laughter": "наше: кпини мимохідь і сміх",
  "own: feigned awe, feigned pity and set turns of scorn":
    "наше: удавані захват і жаль та усталені зневажливі звороти",
  "own: contemptuous words and mock prefixes": "наше: зневажливі слова й глузливі префікси",
  "own: a grotesque picture in place of the thing": "наше: карикатура замість самої справи",
  "own: feigned surprise, tales foretold": "наше: удаваний подив, «хто б сумнівався»",
  "own: feigned ignorance, bustle without work": "наше: удаване невідання, метушня замість роботи",
  "own: a text that knows another's secret wishes and gives no word of theirs for it":
    "наше: текст знає чужі потаємні бажання й не наводить жодного слова тих людей",
  "own: an aim said to be somebody's, with a harm in it": "наше: комусь приписано мету, у якій є шкода",
  "own: greed, fear or spite given as the only motive":
    "наше: єдиним мотивом названо жадобу, страх чи злість",
  "own: a good cause called a cover": "наше: добру справу названо прикриттям",
  "own: what somebody wants, waits for or is afraid of, told from inside":
    "наше: чого хтось хоче, чекає чи боїться, розказано ніби зсередини",
  "own, after the forms in Hurley, A Concise Introduction to Logic: a motive in the place of an answer":
    "наше, за формами з Hurley, A Concise Introduction to Logic: мотив замість відповіді",
  "own: a wish to ruin, said to be somebody’s": "наше: комусь приписано бажання знищити",
  "own: hidden or wicked aims put into others": "наше: іншим приписано приховані чи лихі цілі",
  "own: a motive named as known, without the person's word":
    "наше: мотив названо як відомий, без слова самої людини",
  "own: their gain named as the aim": "наше: метою названо їхній зиск",
  "own: paid for, ordered, mere publicity": "наше: «проплачено», «замовлено», «суцільний піар»",
  "own: for their own pleasure and gain": "наше: собі на втіху й на зиск",
  "Tajfel & Turner, An Integrative Theory of Intergroup Conflict (1979); the turns of phrase are our own":
    "Tajfel, Turner, An Integrative Theory of Intergroup Conflict (1979); звороти добрали ми",
  "own, after Reicher, Haslam and Rath 2008 on the making of in-group and out-group":
    "наше, за Reicher, Haslam, Rath 2008 про те, як творять «своїх» і «чужих»",
  "own: we the people against them at the top or outside": "наше: «ми, народ» проти «них» нагорі чи ззовні",
  "own: we who toil, they who take": "наше: ми працюємо, вони забирають",

  // Justification
  "SemEval-2023 task 3, flag-waving": "SemEval-2023, завдання 3, гра на патріотизмі",
  "Piskorski et al. 2023, SemEval-2023 task 3, flag waving":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, гра на патріотизмі",
  "own: the nation, its dead and its land called as witnesses":
    "наше: на свідків кличуть народ, полеглих і землю",
  "own: country, land, ancestors and army as a reason in itself":
    "наше: країна, земля, предки й військо як самодостатній довід",
  "own: the land, the forebears and the one people as a reason":
    "наше: земля, пращури та єдиний народ як довід",
  "SemEval-2023 task 3, appeal to authority": "SemEval-2023, завдання 3, посилання на авторитет",
  "Piskorski et al. 2023, SemEval-2023 task 3, appeal to authority":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, посилання на авторитет",
  "own, after the forms in Hurley, A Concise Introduction to Logic: fame for knowledge":
    "наше, за формами з Hurley, A Concise Introduction to Logic: слава замість знань",
  "SemEval-2023 task 3, appeal to popularity (bandwagon)":
    "SemEval-2023, завдання 3, апеляція до більшості (bandwagon)",
  "Piskorski et al. 2023, SemEval-2023 task 3, appeal to popularity":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, апеляція до більшості",
  "own: the crowd as a reason": "наше: юрба як довід",
  "own, after the forms in Hurley, A Concise Introduction to Logic: the number of followers as proof":
    "наше, за формами з Hurley, A Concise Introduction to Logic: кількість прихильників як доказ",
  "own: everybody knows, everybody has chosen": "наше: «усі знають», «усі вже обрали»",
  "SemEval-2023 task 3, appeal to values; UNLP 2025, glittering generalities":
    "SemEval-2023, завдання 3, апеляція до цінностей; UNLP 2025, гучні загальні слова",
  "Piskorski et al. 2023, SemEval-2023 task 3, appeal to values":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, апеляція до цінностей",
  "own, after the forms in Hurley, A Concise Introduction to Logic: tradition and nature":
    "наше, за формами з Hurley, A Concise Introduction to Logic: традиція і природність",
  "own: piles of great words, debts of honour": "наше: нагромадження високих слів, борг честі",
  "own: nothing matters more": "наше: «немає нічого важливішого»",
  "SemEval-2023 task 3, appeal to fear or prejudice":
    "SemEval-2023, завдання 3, апеляція до страху чи упереджень",
  "Piskorski et al. 2023, SemEval-2023 task 3, appeal to fear or prejudice":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, апеляція до страху чи упереджень",
  "own: warnings that hurry past their grounds": "наше: застороги, які проскакують власні підстави",
  "own, after the forms in Hurley, A Concise Introduction to Logic: a threat to the reader":
    "наше, за формами з Hurley, A Concise Introduction to Logic: погроза читачеві",
  "own: threats to us, ours and the children": "наше: загроза нам, нашим, дітям",
  "own: ruin held before us and our children": "наше: нам і нашим дітям віщують загибель",
  "SlavicNLP 2025 shared task, appeal to pity (Piskorski et al. 2025)":
    "спільне завдання SlavicNLP 2025, апеляція до жалю (Piskorski та ін. 2025)",
  "Piskorski et al. 2025, SlavicNLP shared task, appeal to pity":
    "Piskorski та ін. 2025, спільне завдання SlavicNLP, апеляція до жалю",
  "own, after the forms in Hurley, A Concise Introduction to Logic: a favour for tears":
    "наше, за формами з Hurley, A Concise Introduction to Logic: поступка за сльози",
  "own: luxury beside death": "наше: розкіш поруч зі смертю",

  // Distraction
  "SemEval-2023 task 3, straw man": "SemEval-2023, завдання 3, солом’яне опудало",
  "Piskorski et al. 2023, SemEval-2023 task 3, straw man":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, солом’яне опудало",
  "own, after the forms in Hurley, A Concise Introduction to Logic: words put in the other side’s mouth":
    "наше, за формами з Hurley, A Concise Introduction to Logic: слова, вкладені в чужі уста",
  "SemEval-2023 task 3, red herring": "SemEval-2023, завдання 3, відвернення уваги",
  "Piskorski et al. 2023, SemEval-2023 task 3, red herring":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, відвернення уваги",
  "SemEval-2023 task 3, whataboutism; UNLP 2025": "SemEval-2023, завдання 3, вотебаутизм; UNLP 2025",
  "Piskorski et al. 2023, SemEval-2023 task 3, whataboutism":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, вотебаутизм",
  "own, after the forms in Hurley, A Concise Introduction to Logic: you too":
    "наше, за формами з Hurley, A Concise Introduction to Logic: «сам такий»",

  // Simplification
  "SemEval-2023 task 3, causal oversimplification": "SemEval-2023, завдання 3, спрощення причин",
  "Piskorski et al. 2023, SemEval-2023 task 3, causal oversimplification":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, спрощення причин",
  "own: one key to all, one root of all": "наше: один ключ і один корінь до всього",
  "own, after the forms in Hurley, A Concise Introduction to Logic: one cause for many":
    "наше, за формами з Hurley, A Concise Introduction to Logic: одна причина замість багатьох",
  "own: one cause for everything": "наше: одна причина всього",
  "SemEval-2023 task 3, false dilemma; Walton, Informal Logic (2008)":
    "SemEval-2023, завдання 3, хибна дилема; Walton, Informal Logic (2008)",
  "Piskorski et al. 2023, SemEval-2023 task 3, false dilemma":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, хибна дилема",
  "own: the only means, the only one who can": "наше: єдиний засіб, єдиний, хто здатен",
  "own, after the forms in Hurley, A Concise Introduction to Logic: either this or ruin":
    "наше, за формами з Hurley, A Concise Introduction to Logic: або це, або загибель",
  "SemEval-2023 task 3, consequential oversimplification (slippery slope)":
    "SemEval-2023, завдання 3, слизький схил",
  "Piskorski et al. 2023, SemEval-2023 task 3, consequential oversimplification (slippery slope)":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, слизький схил",
  "own, after the forms in Hurley, A Concise Introduction to Logic: slippery slope":
    "наше, за формами з Hurley, A Concise Introduction to Logic: слизький схил",
  "SlavicNLP 2025 shared task, false equivalence (Piskorski et al. 2025)":
    "спільне завдання SlavicNLP 2025, хибна рівність (Piskorski та ін. 2025)",
  "Piskorski et al. 2025, SlavicNLP shared task, false equivalence":
    "Piskorski та ін. 2025, спільне завдання SlavicNLP, хибна рівність",
  "own, after the forms in Hurley, A Concise Introduction to Logic: a crime named for a trifle":
    "наше, за формами з Hurley, A Concise Introduction to Logic: дрібницю названо злочином",
  "own: two unlike things called the same": "наше: дві несхожі речі названо однаковими",
  "own: hardly any difference": "наше: «майже ніякої різниці»",
  "UNLP 2025, cherry-picking; the turns of phrase are our own list":
    "UNLP 2025, вибірковість фактів; звороти добрали ми",
  "UNLP 2025, cherry picking: a part of the facts said to be the whole":
    "UNLP 2025, вибірковість фактів: частину фактів видають за всі",
  "Walton, Informal Logic (2008), on secundum quid; the turns of phrase are our own list":
    "Walton, Informal Logic (2008), про secundum quid; звороти добрали ми",
  "own, after Hurley, A Concise Introduction to Logic: sweeping statements of a whole class":
    "наше, за Hurley, A Concise Introduction to Logic: огульні твердження про всіх",
  "own: what every one, no one or the age as a whole is said to think or to have become":
    "наше: що нібито думає кожен чи ніхто і якою стала вся доба",
  "own, after the forms in Hurley, A Concise Introduction to Logic: a whole class of people in one verb":
    "наше, за формами з Hurley, A Concise Introduction to Logic: ціла верства людей в одному дієслові",
  "own: one case called the whole": "наше: один випадок видано за все",
  "own: all of them, none of them": "наше: «усі вони», «ніхто з них»",
  "own: without exception": "наше: «без винятку»",
  "own: they always, they all": "наше: «вони завжди», «вони всі»",
  "own: followers whom nothing reaches": "наше: прихильники, до яких «нічого не доходить»",
  "Walton, Informal Logic (2008), on hasty generalisation and post hoc":
    "Walton, Informal Logic (2008), про поспішне узагальнення і post hoc",
  "own, after Hurley, A Concise Introduction to Logic: hasty generalisation and false cause":
    "наше, за Hurley, A Concise Introduction to Logic: поспішне узагальнення і хибна причина",
  "own, after the forms in Hurley, A Concise Introduction to Logic: false cause and a rule from one case":
    "наше, за формами з Hurley, A Concise Introduction to Logic: хибна причина і правило з одного випадку",
  "own: a first case settles all": "наше: перший випадок вирішує все",
  "Walton, Informal Logic (2008), on anecdotal evidence; the turns of phrase are our own list":
    "Walton, Informal Logic (2008), про поодинокі історії як докази; звороти добрали ми",
  "own: testimony of one's own or an acquaintance's case":
    "наше: свідчення про свій випадок або випадок знайомих",
  "own, after the forms in Hurley, A Concise Introduction to Logic: an anecdote":
    "наше, за формами з Hurley, A Concise Introduction to Logic: випадок із життя",

  // Calls
  "SemEval-2023 task 3, slogans": "SemEval-2023, завдання 3, гасла",
  "Piskorski et al. 2023, SemEval-2023 task 3, slogans":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, гасла",
  "own: the closing cheer of a post, an office or a brand":
    "наше: бадьора кінцівка допису, установи чи бренду",
  "own: the unbroken and the unconquered": "наше: «незламні», «нескорені»",
  "own: short calls and formulas, said to be repeated": "наше: короткі заклики й формули, щоб повторювали",
  "own: short calls and paired halves": "наше: короткі заклики й парні половинки",
  "own: we shall win, in short sentences": "наше: «ми переможемо» короткими реченнями",
  "SemEval-2023 task 3, conversation killer; Lifton on the thought-terminating cliché (1961)":
    "SemEval-2023, завдання 3, кліше, що обриває думку; про нього ж Lifton (1961)",
  "Piskorski et al. 2023, SemEval-2023 task 3, conversation killer":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, кліше, що обриває думку",
  "SemEval-2023 task 3, appeal to time (kairos)": "SemEval-2023, завдання 3, тиск часу (кайрос)",
  "Piskorski et al. 2023, SemEval-2023 task 3, appeal to time":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, тиск часу",
  "own: what appeals, campaigns and leaflets ask of their readers":
    "наше: чого просять від читачів звернення, кампанії й листівки",
  "own: a call that makes the reader a means of the text":
    "наше: заклик, який робить читача знаряддям тексту",
  "own: the call that ends an advertisement": "наше: заклик, яким закінчують рекламу",
  "own: the plain imperative to help, come, tell or join, with raised voice":
    "наше: «допоможи», «прийди», «розкажи», «приєднуйся» на підвищених тонах",
  "own: requests to share, follow, pay, join and stand up":
    "наше: прохання поширити, підписатися, заплатити, приєднатися, повстати",
  "own: do it, all of you": "наше: «зробіть це, і то всі»",
  "own: gather money at once": "наше: негайний збір грошей",
  "own: the manner of adverts, get-rich schemes, miracle cures and advance-fee letters":
    "наше: як пишуть рекламу, обіцянки швидкого збагачення, про чудодійні ліки й листи про спадок за передоплату",
  "own: the stock of advertising and of scams": "наше: набір зворотів реклами й шахраїв",
  "own: the set phrases by which services praise themselves":
    "наше: сталі фрази, якими послуги хвалять самі себе",
  "own: adverts and scams": "наше: реклама й шахрайство",
  "own: results without effort, for ever, guaranteed": "наше: результат без зусиль, назавжди, гарантовано",
  "own: an illness is gone for good, quickly, without a doctor":
    "наше: хвороба минає назавжди, швидко й без лікаря",
  "own: appeals, chain messages and sermons that make a bad conscience do the work":
    "наше: звернення, «листи щастя» й проповіді, де все робить нечисте сумління",
  "own: shame, duty and guilt laid on the reader": "наше: на читача кладуть сором, обов’язок і провину",
  "own: what a true one does, and what the reader surely does not want":
    "наше: що робить «справжній» і чого читач «звісно ж, не хоче»",
  "own: blame laid on the reader beforehand": "наше: читача звинувачено наперед",
  "own: the reader is asleep, silent, guilty": "наше: читач «спить», «мовчить», «винен»",
  "own: the blame is laid on all of us": "наше: винні «всі ми»",

  // Wording
  "SemEval-2023 task 3, loaded language; the words are our own list":
    "SemEval-2023, завдання 3, навантажена лексика; слова добрали ми",
  "Da San Martino et al. 2019, loaded language: words of contempt":
    "Da San Martino та ін. 2019, навантажена лексика: слова зневаги",
  "own: verbs and pictures of polemics": "наше: дієслова й образи полеміки",
  "own: obscene and coarse words, which only show an attitude":
    "наше: лайка й грубі слова, які лише показують ставлення",
  "own: words of praise that leave nothing to ask": "наше: похвала, після якої нема про що питати",
  "own: judging adjectives and nouns that stand in for the facts":
    "наше: оцінні прикметники й іменники, що заступають факти",
  "own: the matter called hollow or forced": "наше: справу названо порожньою чи надуманою",
  "own: praise of one’s own fighters and people in set epithets":
    "наше: сталі епітети на хвалу своїм воякам і своєму народові",
  "own: a lexicon of charged words for acts, by fields: shame, cynicism, cruelty":
    "наше: словник навантажених слів про вчинки за полями: ганьба, цинізм, жорстокість",
  "own: a lexicon of charged words: treachery, theft, squandering, ruin":
    "наше: словник навантажених слів: зрада, крадійство, марнотратство, руїна",
  "own: a lexicon of charged words: lies, delusion, madness, dirt":
    "наше: словник навантажених слів: брехня, омана, божевілля, бруд",
  "own: exalted words in place of description": "наше: піднесені слова замість опису",
  "own: more charged words of the same fields": "наше: ще навантажені слова з тих самих полів",
  "own: words that carry the verdict in themselves, by fields of meaning":
    "наше: слова, у яких уже є вирок, за полями значень",
  "own: wishes of death and cheats": "наше: побажання смерті та ошуканство",
  "own: vengeance, rot, curses, fear made by somebody": "наше: помста, гниль, прокльони, чийсь терор",
  "own: mockery of what is sacred, trampling, plundering": "наше: наруга над святим, топтання, грабунок",
  "SemEval-2023 task 3, obfuscation and vagueness; Orwell, Politics and the English Language (1946)":
    "SemEval-2023, завдання 3, затуманювання й невиразність; Orwell, Politics and the English Language (1946)",
  "Piskorski et al. 2023, SemEval-2023 task 3, intentional vagueness":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, умисна невиразність",
  "SemEval-2023 task 3, exaggeration or minimisation; the turns of phrase are our own list":
    "SemEval-2023, завдання 3, перебільшення або применшення; звороти добрали ми",
  "Piskorski et al. 2023, SemEval-2023 task 3, exaggeration or minimisation":
    "Piskorski та ін. 2023, SemEval-2023, завдання 3, перебільшення або применшення",
  "own: degrees beyond measure": "наше: міра понад усяку міру",
  "own: all possible ways, nothing will remain": "наше: «геть усіма способами», «нічого не лишиться»",
  "own: superlatives and absolutes that nobody can measure":
    "наше: найвищі ступені й абсолюти, яких ніхто не виміряє",
  "own: the greatest ever, the least thing": "наше: «найбільше за всю історію», «найменша дрібниця»",
  "own: without precedent, colossal": "наше: «безпрецедентний», «колосальний»",
  "UNLP 2025, euphoria; the turns of phrase are our own list": "UNLP 2025, ейфорія; звороти добрали ми",
  "UNLP 2025, euphoria: using a cheerful event or boundless optimism to raise morale":
    "UNLP 2025, ейфорія: радісна подія чи безмежний оптимізм, щоб піднести дух",
  "own: cheers of channels and of announcements": "наше: вигуки каналів і оголошень",
  "own: gloating over the enemy’s loss": "наше: зловтіха з ворожих втрат",
  "own: triumph and gloating": "наше: тріумф і зловтіха",
  "own: joy in superlatives": "наше: радість у найвищому ступені",
  "own: praise without measure": "наше: хвала без міри",

  // Sourcing and presentation
  "own, after the verification questions of fact-checkers' handbooks (who says so, where, when, how many)":
    "наше, за запитаннями з посібників для фактчекерів (хто це каже, де, коли, скільки)",
  "own, after the Ethical Code of the Ukrainian Journalist, on facts and their sources":
    "наше, за Кодексом етики українського журналіста, про факти та їхні джерела",
  "own: big statements that bring no source": "наше: гучні твердження без джерела",
  "own: sensational statements that carry the text and name no source":
    "наше: сенсаційні твердження, на яких тримається текст, а джерела не названо",
  "own: big shares and charges with nobody to ask":
    "наше: великі частки й звинувачення, про які нема кого спитати",
  "own, after Reuters and AP guidance on anonymous sources":
    "наше, за настановами Reuters і AP про анонімні джерела",
  "own, after the standards of news agencies on unnamed sources":
    "наше, за стандартами інформаційних агентств щодо неназваних джерел",
  "own: knowledge put in the mouth of nobody in particular": "наше: знання, яке вкладено невідомо в чиї уста",
  "own: news turns that pass a claim on without a name":
    "наше: новинні звороти, що передають твердження без імені",
  "own: frames of a source without a name": "наше: рамка для джерела, якого не названо",
  "own: they say, specialists agree, nobody is named":
    "наше: «кажуть», «фахівці згодні», а нікого не названо",
  "Uscinski & Parent, American Conspiracy Theories (2014); Douglas et al. (2019)":
    "Uscinski, Parent, American Conspiracy Theories (2014); Douglas та ін. (2019)",
  "own, after Douglas et al. 2019, Understanding Conspiracy Theories: hidden truth":
    "наше, за Douglas та ін. 2019, Understanding Conspiracy Theories: прихована правда",
  "own: they keep it quiet": "наше: «про це мовчать»",
  "Brotherton et al., Generic Conspiracist Beliefs scale (2013); Douglas et al. (2019)":
    "Brotherton та ін., Generic Conspiracist Beliefs scale (2013); Douglas та ін. (2019)",
  "own, after Douglas et al. 2019, Understanding Conspiracy Theories: the vocabulary of plots":
    "наше, за Douglas та ін. 2019, Understanding Conspiracy Theories: словник змови",
  "own: a story that names neither day nor place cannot be checked":
    "наше: розповіді без дня і місця не перевірити",
  "own, after the verification questions of fact-checkers' handbooks (how many, counted by whom)":
    "наше, за запитаннями з посібників для фактчекерів (скільки, хто рахував)",
  "own: quantities that carry a claim and cannot be checked":
    "наше: кількості, на яких тримається твердження і яких не перевірити",
  "own: numbers that say nothing": "наше: числа, які нічого не кажуть",
  "own: crowds and heaps without a number": "наше: юрби й купи без числа",
  "Hyland, Hedging in Scientific Research Articles (1998); the list is our own":
    "Hyland, Hedging in Scientific Research Articles (1998); перелік склали ми",
  "own: sentences in which the author speaks of their own mind":
    "наше: речення, де автор говорить, що думає сам",
  "Recasens et al., Linguistic Models for Analyzing and Detecting Biased Language (2013), subjective intensifiers; the list is our own":
    "Recasens та ін., Linguistic Models for Analyzing and Detecting Biased Language (2013), суб’єктивні підсилювачі; перелік склали ми",
  "own, after the guideline on words to watch of encyclopaedias: puffery, labels, editorialising":
    "наше, за енциклопедичними настановами про слова, з якими слід бути обачними: вихваляння, ярлики, авторські оцінки",
  "own: adjectives of taste and particles of attitude, plain in advice and advertising":
    "наше: прикметники смаку й частки ставлення, звичні в порадах і рекламі",

  "Ekman 1992 and BRIGHTER (Muhammad et al. 2025); contempt, pride and hope after Plutchik 1980; own words":
    "Ekman 1992 і BRIGHTER (Muhammad та ін. 2025); зневага, гордість і надія за Plutchik 1980; слова добрали ми",
  // Loud words
  "own: the loud words of pamphlets, comment threads and letters to the editor, field by field":
    "наше: гучні слова памфлетів, коментарів і листів до редакції, поле за полем",
  "own: the general forms of schoolbook fallacies": "наше: загальні форми помилок зі шкільних підручників",
  "own: contemptuous collectives, diminutives and labels for persons and groups":
    "наше: зневажливі збірні й зменшені назви та ярлики для людей і груп",
  "own: questions whom somebody serves": "наше: запитання, кому хтось служить",
  "own: people compared with beasts and vermin": "наше: порівняння людей зі звіриною та паразитами",
  "own: mock joy and mock thanks": "наше: глузлива радість і глузлива дяка",
  "own: what is alien to our people": "наше: «чуже для нашого народу»",
  "own: the great cause of the nation": "наше: велика справа нації",
  "own: many of our fellow citizens": "наше: «багато хто з наших співгромадян»",
  "own: curses, ruin of faith and of the nation": "наше: прокльони, загибель віри й нації",
  "own: pathos of appeals for help": "наше: пафос закликів допомогти",
  "own: without the one there is no other": "наше: «без одного немає й другого»",
  "own: victory is sure": "наше: «перемога неминуча»",
  "own: an absolute truth ends the talk": "наше: незаперечна істина, що обриває розмову",
  "own: scarcity in adverts": "наше: «кількість обмежено» в рекламі",
  "own: the best of all in adverts": "наше: «найкраще з усього» в рекламі",
  "own: charged verbs and adjectives of destruction, plunder, servility and filth":
    "наше: навантажені дієслова й прикметники про нищення, грабунок, прислужництво й бруд",
  "own: beyond what can be said": "наше: «словами не передати»",
  "own: the right to the truth": "наше: право на правду",
  "own: forces without a name": "наше: сили без імені",
  'own: "I am no …, but"': "наше: «я не …, але»",
  "own: likened to what everybody abhors": "наше: порівняння з тим, від чого всіх відвертає",
  "own: a person told by a former trade, or with a crowd of nameless others":
    "наше: людину названо колишнім фахом або разом з юрбою безіменних",
  "own: a whole sex judged": "наше: вирок цілій статі",
  "own: a seller's own experts": "наше: продавцеві власні експерти",
  // Posts
  "own: labels of channels and comment threads, field by field":
    "наше: ярлики каналів і коментарів, поле за полем",
  "own: the heated and the veiling words of posts": "наше: гарячі слова дописів і слова, які прикривають",
  "own: insinuation in posts, construction by construction": "наше: натяки в дописах, зворот за зворотом",
  "own: how posts claim without a source": "наше: як у дописах твердять без джерела",
  "own: the ready jibes of posts": "наше: готові шпильки дописів",
  "own: the calls, promises and watchwords of posts and adverts":
    "наше: заклики, обіцянки й гасла дописів і реклами",
  // Rhetoric
  "own: turns that writers of such texts share": "наше: звороти, спільні для авторів таких текстів",
  "own: fields of rhetoric, each turn read in its place in thousands of real texts":
    "наше: поля риторики; кожен зворот прочитано на його місці в тисячах справжніх текстів",
};
