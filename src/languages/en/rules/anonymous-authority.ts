import type { Rule } from "../../rule.ts";

const SOURCE = "own, after Reuters and AP guidance on anonymous sources";

/** People who know, but who have no name. */
const KNOWING =
  "(experts|scientists|doctors|economists|insiders|analysts|specialists|observers|historians|psychologists|critics" +
  "|commentators|eyewitnesses|astronomers|physicians|investors|researchers|officials|sources|campaigners)";

/** A claim leans on somebody, or on studies, that nobody can look up. */
export const anonymousAuthority: readonly Rule[] = [
  {
    technique: "anonymous-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(many|some|most|several|various|top|leading|numerous|countless|independent|so many|even some) " +
        KNOWING +
        " .. (say|believe|agree|warn|argue|fear|think|claim|suspect|admit|speculate|consider|insist|" +
        "predict|have warned|point)",
      "(^|but|and|,|as|that|now|while) (experts|scientists|insiders|doctors|observers) " +
        "(say|warn|believe|fear|agree|claim|admit|insist|predict|suspect|continue)",
      "(^|but|and|,|as|while) (critics|analysts|historians|economists|specialists|officials|" +
        "investigators) (fear|suspect|believe|insist|routinely|warn that)",
      "(^|but|and|,|that) (other|our|my|trusted|reliable|multiple|several|inside|insider|some) " +
        "(sources|insiders|source) (say|says|said|claim|claims|confirm|told|tell)",
      "(^|but|and|,|that|the) (sources|insiders) " +
        "(say|said|claim|claims|close to|familiar with|with knowledge|inside|told|tell|who|confirm|" +
        "reveal)",
      "(according to|based on) (some|various|certain|many|unconfirmed|numerous|several|multiple|recent|" +
        "media) (reports|estimates|sources|studies|experts|accounts)",
      "according to (sources|insiders|experts|observers|rumours|rumors|eyewitnesses|people (close|" +
        "familiar|with))",
      "(a|another|one|our|my|an) (source|insider|whistleblower|informant) " +
        "(told|tells|says|said|close|familiar|in|inside|within|with|at|from|who|confirmed|claims)",
      "(unnamed|anonymous|confidential|well-placed|high-ranking|high-level|trusted|undisclosed|" +
        "well-informed) (source|sources|insider|insiders|official|officials)",
      "(source who works|sources told|sources say|insiders who (claim|say)|those in the know|" +
        "people in the know)",
      "(not|wasn't|were not|weren't) (authorized|authorised) to (speak|discuss|comment|talk)",
      "(asked|wished|wishes|wanted|chose|preferred) " +
        "(not to be (named|identified)|to (remain|stay) anonymous)",
      "one (doctor|nurse|scientist|professor|phd|official|employee|insider|veteran|aide|staffer|" +
        "teacher|policeman|soldier|expert|ex*) .. (told|said|says|admitted|put|warned|who)",
      "(a|an) (doctor|nurse|scientist|professor|police|teacher|lawyer|policeman) " +
        "(friend|nurse|officer|from|in|at|who) .. (once told|told me|told us|says|said|confirmed)",
      "(a|my) (good|) friend (of|who works) .. (told|says|said|confirmed|claims)",
      "said one (ex*|former|senior|local|house|government|angry|resident|insider|aide|official|mother|voter)",
      "(a|one|some|the) (political|military|intelligence|industry|party|cabinet|company|white|" +
        "government|house) (insider|veteran|source|sources|insiders) .. " +
        "(told|said|says|say|put|referred|called)",
      "(a|the|this) (famous|well-known|prominent|respected|top|leading|renowned|foreign|military) " +
        "(professor|doctor|scientist|expert|economist|general|institute) " +
        "(once|has|recently|says|told|found|proved|revealed)",
      "(scientists|doctors|dermatologists|dentists|experts|researchers|teachers) (are|were) " +
        "(amazed|stunned|baffled|shocked|furious|speechless|alarmed|worried|hate)",
      "(approved|recommended|endorsed|backed|praised|trusted) by " +
        "(leading|top|independent|many|renowned|medical|most) " +
        "(experts|doctors|scientists|dermatologists|specialists|dentists)",
    ],
    flags: [
      "Many experts quietly agree.",
      "Experts warn that the bread is poisoned.",
      "But officials suspect foul play.",
      "Other sources say it was worse, and sources close to the board deny it.",
      "According to some reports, half the town has left.",
      "According to insiders, he left.",
      "A source told us everything.",
      "A high-ranking official nodded.",
      "Those in the know sold early.",
      "He was not authorised to speak.",
      "She asked not to be named.",
      "One nurse said that the beds were gone.",
      "A nurse from the north once told me so.",
      "A friend of mine has said so.",
      "It was cold, said one resident.",
      "One party insider called it a mess.",
      "A famous professor once proved it.",
      "Doctors are baffled by it.",
      "Recommended by leading dentists.",
    ],
    passes: [
      "“Experts agree that the wine is fine,” the seller said.",
      "Professor Anna Holt of Leeds said the result was early.",
      "The source of the river is in the hills.",
    ],
  },
  {
    technique: "anonymous-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ (studies|research|science|recent studies|new research|evidence|statistics|polls|surveys) " +
        "(show|prove|proves|have shown|confirm) that",
      "(countless|numerous|many|several|recent|various|multiple) " +
        "(studies|reports|surveys|tests|polls|articles) .. " +
        "(show|shown|prove|proven|confirm|revealed|suggest|suggested|found)",
      "(emerging|growing|overwhelming|broad|clear|strong) (scientific|medical|expert|) consensus",
      "(recent|new|alarming|disturbing|shocking|multiple|alternative media|unconfirmed) reports " +
        "(have|suggest|suggested|reveal|say|claim|indicate|indicated|of)",
      "(the|some|these|other|early) reports (suggest|suggested|suggesting|claim|claimed|reveal|hint|" +
        "hinted) (that|there|a|the|he|she|multiple)",
      "(some|many) (people|) (say|believe|suspect|think|speculate|argue|wonder|claim|fear|point) " +
        "(that|it|he|she|they|the|to|there|this|,|is)",
      "(many|some|people) (are|have been) (saying|asking|wondering|speculating|suggesting|whispering|" +
        "starting to) ",
      "(^|and|but|,) (people|locals|someone|everyone) (tell|told|tells) (me|us) " +
        "(that|what|it|about|he|she|they|the|this)",
      "(local|military|intelligence|school|police|church|health|us|government) officials " +
        "(who told us|told us|tell us|privately|quietly|fear|warn that|now admit|admit)",
      "(what|which|whom) (some|many|critics|experts|insiders|observers|others|most) " +
        "(call|consider|describe|say|believe|have called|regard|see|think|refer)",
      "(is|are|was|were|been) (widely|generally|often|commonly|universally|) " +
        "(considered|regarded|seen|viewed|hailed|believed|thought|rumoured|rumored) " +
        "(to be|as|by many|by some) (one of|the most|the best|the|a|an)",
      "(has|have) been (criticized|criticised|accused|described|called|dubbed|hailed|praised|slammed) " +
        "(as|for|of|by many|by some|by critics) (being|a|an|the|one|too)",
      "it (has been|is being|was|is) (widely|long|often|) " +
        "(said|claimed|alleged|rumoured|rumored|whispered|suggested|speculated) (that|he|she|they)",
      "(dozens|hundreds|scores|thousands|several|literally dozens|many) of " +
        "(eyewitnesses|witnesses|experts|doctors|scientists|reports|studies|similar|top|leading)",
      "a (team|group|panel) of (experts|scientists|researchers|doctors|specialists|top|leading) " +
        "(have|has|who|say|found|warned|from)",
      "(rumours|rumors|reports|whispers|speculation|claims|allegations) " +
        "(are circulating|circulate|swirl|swirling|abound|are swirling|are rife|is rife|persist|surfaced|" +
        "have surfaced)",
      "(one|some|certain|other|foreign|alternative|independent) " +
        "(media|outlets|newspaper|newspapers|channel|media reports|blogs|websites) " +
        "(have|has|reported|report|say|claim|claimed|wrote|reveal)",
      "(a|the) (recent|new|major|shocking|secret|leaked|landmark|little-known) " +
        "(study|report|survey|poll|document|memo) " +
        "(shows|proves|reveals|claims|confirms|has|found that|says)",
      "(mounting|growing|overwhelming|ample|compelling|abundant|plenty of) " +
        "(evidence|proof|reports|signs|indications) (that|of|he|they|the|to|about|suggests)",
    ],
    flags: [
      "Studies show that this tea melts fat.",
      "Countless studies have proven it.",
      "There is a growing scientific consensus.",
      "Alarming reports have come in.",
      "The reports suggest that there were two.",
      "Some people say that he drinks.",
      "Many are saying that it was staged.",
      "People tell me that the lake is dead.",
      "Local officials fear the worst.",
      "It is what many call the worst road.",
      "It is widely considered to be the best pie.",
      "The club has been criticised as a nest of spies.",
      "It has been rumoured that he left.",
      "Dozens of witnesses saw a team of experts who ran.",
      "Rumours abound.",
      "Some outlets reported a theft.",
      "A leaked memo reveals the plan.",
      "There is growing evidence that he lied.",
    ],
    passes: [
      "“Studies show that this works,” said the salesman.",
      "The club has been called to a meeting.",
      "The report is on the table.",
    ],
  },
  {
    technique: "anonymous-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(experts|scientists|researchers|doctors|economists|psychologists|historians|dentists|teachers|specialists|insiders|analysts|observers|scholars|nutritionists|physicists|sources|engineers|lawyers) (agree|recommend|report|reports|advise|swear|have proved|have proven|have shown|have found|have discovered|have confirmed|have long|confirm|are convinced|are sure|are certain|assure|warn|know|predict|say|claim|call|suspect|reveal|discovered|proved|found|believe|consider|have warned|all agree)",
      "(leading|top|many|most|all|independent|foreign|nine out of ten|famous) (experts|scientists|doctors|dentists|professors|specialists|economists) (agree|recommend|swear|drink|advise|now|use|prescribe|are convinced)",
      "(a|one|another) (..|) study (proves|has proved|has proven)",
      "(^|and|but) (studies|surveys|tests|statistics|science|research) (has shown|have shown|have proved|have proven|has proved|has proven|show that|prove that)",
      "(according to|as) (sources|insiders|informed circles|well-informed|friends|people|studies|those) (close|near|in|inside|say|,|from|in the know)",
      "(sources|insiders|people|a source|friends|voices|circles) (close|near) to (the|him|her|them|<capitalised>)",
      "(it is|it's|is|are) (scientifically|medically|clinically|officially|statistically|generally|well) (proven|proved|known|established|confirmed|tested|recognised|accepted)",
      "(rumour|rumours|word) (has it|have it)",
      "(some people|many people|locals|the neighbours|voices) (say|claim|are saying|whisper) (that|,|it|the|he|she|there)",
      "(he|she|they|company|firm|couple|star|minister|<capitalised>) (is|are) (said|rumoured|rumored|alleged) to (be|have|own|live|earn|drink|hide|plan)",
      "(a|one|an) (..|) (insider|expert|scientist|official|diplomat|employee|minister|witness|specialist) (who (doesn't|does not|wants|prefers)|told me|told us|confided|in the know)",
      "(does not|doesn't|did not|wants not|didn't) want to be (named|identified|quoted)",
      "(well-informed|informed|reliable|trustworthy|credible|usually reliable|trusted|secret|diplomatic|government|military|political|business) (circles|sources|source|quarters|people|persons)",
      "(i|we) (have|) (heard|read|learned) (..|) (somewhere|from (someone|somebody|a reliable|reliable|insiders))",
      "(latest|newest|modern|countless|dozens of) (research|studies|findings|surveys|tests) (show|shows|prove|proves|leave|leaves|confirm|confirms)",
      "(someone|somebody|a man|a woman|one|a person) (in|at|from|inside|high up|who works|close) (..|) (ministry|company|government|palace|police|bank|office|hospital|parliament|court|army|inside|city hall|town hall) (told|says|said|claims|confirmed|confirms|whispered|knows|revealed)",
    ],
    flags: [
      "Economists agree that rents will double.",
      "Many doctors now drink it.",
      "Surveys show that men snore.",
      "According to people in the know, he sold it.",
      "Friends close to the singer worry.",
      "It is scientifically proven.",
      "Rumour has it that he left.",
      "Some people say that it sank.",
      "She is said to own a yacht.",
      "An insider who wants no trouble told me, and a study proves it.",
      "The clerk does not want to be named.",
      "The news comes from well-informed circles.",
      "I heard it from a reliable man.",
      "The latest research leaves no doubt, and studies have shown that cats dream.",
      "Someone in the ministry says it is over.",
    ],
    passes: [
      "Professor May of Leeds found that cats dream.",
      "“Some people say that it sank,” he said.",
      "The source lies in the hills.",
    ],
  },
];
