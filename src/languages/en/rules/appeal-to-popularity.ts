import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, appeal to popularity (bandwagon)";

/** So many think so, or do so: that is to be enough. */
export const appealToPopularity: readonly Rule[] = [
  {
    technique: "appeal-to-popularity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(everyone|everybody|we all|the whole world|all of us|the entire world|the whole country|" +
        "everyone with eyes) (knows|know|agrees|agree|sees)",
      "(everyone|everybody|the whole world|the whole country|the whole town) " +
        "(is (talking|saying|doing it|buying|switching|wearing|watching)|wants|does it)",
      "(anyone|anybody|everyone|everybody) (with (eyes|a brain|half a brain|common sense)|" +
        "who paid attention|who can read|paying attention)",
      "(can't be wrong|cannot be wrong|can't all be wrong|cannot all be wrong)",
      "(millions|thousands|hundreds of thousands) (of|) .. " +
        "(have already (joined|switched|signed|tried)|swear by|are waking|trust)",
      "(join|joining|joined by) (the|our|over|more than) .. " +
        "(million|millions|thousands|thousand|movement|revolution|winning team|resistance)",
      "join .. <number> (members|people|others|families|users|customers|subscribers|readers) who",
      "(more and more|a growing number of|growing numbers of|ever more) " +
        "(people|voters|of us|citizens|parents) (are|see|know|realise|realize|agree|reject|leave)",
      "(vast|overwhelming|silent|huge|clear|great) majority (of|) (the|) " +
        "(people|voters|scientists|us|public|country|nation|) .. (agree|agrees|want|wants|support)",
      "the silent majority",
      "(no|any) (sane|serious|reasonable|sensible|decent|honest|thinking|right-thinking|" +
        "self-respecting|rational) (person|people|man|woman|adult|voter|parent)",
      "(nobody|no one) (in their right mind|with any sense|sane|serious|asked for this|voted for this|" +
        "wanted this)",
      "(don't|do not) be (the|) (last|only one|left behind|the odd one)",
      "(the people|the public|the nation|the voters|voters) (have|has) (spoken|had enough|awoken|woken)",
      "(the people|people) (are|is) (not going to|never going to) (put up|stand|accept|take|tolerate)",
      "(get|jump|climb|hop) on (board|the bandwagon)",
      "(leads|leading|led|lead) many to (believe|think|suspect|conclude|wonder|question)",
      "(smart|clever|savvy|sensible|successful|real|wise) " +
        "(investors|shoppers|mothers|people|buyers|parents|drivers) (trust|choose|use|know|buy|prefer)",
      "<number> (out of|in) <number> (customers|doctors|dentists|women|men|users|experts|parents) " +
        "(agree|felt|feel|say|recommend|prefer)",
      "every (true|real|decent|loyal) (fan|parent|mother|friend|citizen|believer|christian|man|woman) " +
        ".. (has|knows|is|agrees|does|will)",
      "everyone who (tries|tastes|sees|uses) (it|one|this) (begs|loves|wants|asks|agrees)",
      "(bestselling|best-selling|number one|most popular|most loved|best-loved) " +
        "(choice|brand|product|method|app|platform) (of|for|among|in)",
      "so (why|what) (haven't|aren't|don't|are) you " +
        "(joined|one|waiting|switched|with us|tried|doing|yet|part)",
      "as (everyone|everybody|we all|anyone|you all) (knows|know)",
      "nobody (wants|likes|believes|buys|trusts|uses|reads|needs) .. (any more|anymore|these days|now)",
    ],
    flags: [
      "Everyone knows that the old bridge is finished.",
      "Everybody is buying it.",
      "Anyone with eyes can see it: ten million drivers can't be wrong.",
      "Millions have already switched.",
      "Join the thousands and join our 5000 readers who sleep well.",
      "More and more people leave.",
      "The overwhelming majority agrees with us, the silent majority.",
      "No sane person would buy it, nobody in their right mind.",
      "Don't be the last.",
      "The people have spoken, and people are never going to accept it.",
      "Get on board!",
      "It leads many to believe that he lied.",
      "Smart shoppers choose this soap.",
      "9 out of 10 customers felt younger.",
      "Every true fan has the scarf.",
      "Everyone who tries it loves it, the most popular brand in town, and everyone who tries it asks for more.",
      "So why haven't you joined?",
      "As everyone knows, it rains here.",
      "Nobody wants a landline these days.",
    ],
    passes: [
      "“Everyone knows the plan has failed,” said the councillor.",
      "A majority of members voted for the motion, 12 to 7.",
      "The population grew by two million in ten years.",
    ],
  },
  {
    technique: "appeal-to-popularity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(everyone|everybody|people|millions|friends|thousands|majority|best-selling|bestselling|" +
        "popular) .. .. so (it|this|that|they|there) must",
      "(everyone|everybody|millions|thousands) .. .. , so (you|we) should",
      "all (my|your|our|her|his) (friends|neighbours|colleagues|classmates) " +
        "(have|are|do|say|think|use|own|want|agree|know)",
      "(nine|eight|four|three) (out of|in) (ten|five|four) " +
        "(doctors|dentists|experts|mothers|users|customers|women|men|people) " +
        "(recommend|agree|prefer|say|choose)",
      "nobody (drives|uses|wears|watches|reads|buys|goes|eats|does|thinks|believes) .. " +
        "(any more|anymore|these days|nowadays)",
      "(everyone|everybody|the whole (town|world|country)) (is|'s) " +
        "(buying|switching|moving|reading|watching|joining|leaving|using|wearing|doing) " +
        "(it|this|one|them|to|there|the)",
      "the (people|public|voters|nation|majority) (want|wants|demand|demands|have|has) " +
        "(change|had enough|spoken)",
    ],
    flags: [
      "Most people believe it, so it must be so.",
      "Millions own one, so you should buy it.",
      "All my friends have one.",
      "Four out of five mothers recommend it.",
      "Nobody wears a hat these days.",
      "The whole town is buying it, everybody is buying it.",
      "The people demand change.",
    ],
    passes: [
      "“All my friends have one,” she said.",
      "All my friends live near the mill.",
      "Nobody was in the hall.",
    ],
  },
  {
    technique: "appeal-to-popularity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(everybody|everyone|nobody|no one|the whole|all the) .. .. , so (i|we|you|it|he|she|yours|it's|there|why|this|they|that) (need|must|should|want|have|has|can't|cannot|am|as|is|too)",
      "(all|all of) (the|my|our|your) (neighbours|neighbors|friends|others|colleagues|mothers|classmates|families|girls|boys|parents|stars) .. , (why|so|and you|only you|you should|what are|but you|don't)",
      "why (haven't|don't|aren't|won't|not) you (,|?|too|joined|join|signed|yet|do)",
      "(no one|nobody) (wears|uses|reads|buys|says|eats|drives|watches|listens|plays|does|believes|drinks|goes|pays|writes) .. (any more|anymore|nowadays|these days|today) .. (so|must|get|it's|you|why|that)",
      "(most|best|biggest|top) (read|selling|sold|watched|played|bought|popular|loved|visited|listened|downloaded|best-selling) .. (proves|so it|so this|shows how|must be|therefore|can't be|cannot be|which shows|so you)",
      "(proves|shows) how (good|great|right|safe|tasty|true|healthy|effective|clever|important) (it|he|she|they|this|we|that) (is|are|was|were|must)",
      "(<number>|ten|five|two|fifty|a hundred|three|a million|half a million|six) (million|thousand|billion|) (people|readers|viewers|fans|customers|users|women|men|mothers|buyers|followers|flies|drivers|listeners|families|subscribers|listens) .. (can't|cannot|can not|couldn't|could not) (all |) (be|lie|err|have been)",
      "(<number>|ten|five|two|fifty|a hundred|three|half a|six|eight) (million|thousand|billion) .. (wrong|already|agree|trust|so it|so this|so why|must be|can't lie)",
      "(the whole|half the|our whole|your whole) (town|village|country|world|class|school|office|street|city|team|internet|family) (is|are|has|have|uses|wears|loves|votes|buys|knows|drinks|watches|agrees|thinks|says|wants|believes) .. (so|why|and you|except you|only you|already|too)",
      "(as|so) (should|must|do|can) you (,|$|!|as well|too)",
      "(the|a|an|our) (majority|crowd|masses|market|voters|fans) (is|are|can't|cannot) (always|never|be) (right|wrong)",
      "(if|when|since) (so many|everyone|everybody|millions|thousands|most people|that many|the majority|nobody) .. , (it|then|there|how|they|why|you|we|this|that) (must|can|it|can't|should|is|has|would|cannot|isn't|shouldn't)",
      "(be|join|do|feel) (like|as) (everyone|everybody|millions|thousands|the others|all the|the rest)",
      "(everyone's|everybody's|everyone is|everybody is|they are all|they're all|we are all|people are all) (doing|wearing|buying|switching|talking|reading|watching|leaving|using|going|getting|drinking|downloading|joining|saying|playing)",
      "(don't|you don't want to|do you want to|who wants to|you'd hate to|you will) be the (only|last|one) (one|person|family|fool|to|in|who|child|)",
      "(the|most|a) .. (people|families|mothers|students|buyers|women|men|drivers|homes|households) (have|has) already (switched|chosen|decided|signed|bought|joined|changed|voted|made|discovered)",
      "(number one|best-seller|bestseller|the most popular|sold out|first place) .. (so|therefore|must|can't|proves|which means)",
      "(for|since) (centuries|generations|thousands of years|ages) (people|everyone|everybody|men|women|mankind|we|millions) .. (so|must|can't|why|therefore)",
      "(people|everyone|everybody|all of us|we all|they all) (have|has|) (always|) (think|thinks|thought|say|says|believe|believes|believed|agree|agrees|love|loves|hate|hates) .. , so (it|he|she|this|that|they|the|there|i|we|you)",
      "(you|he|she|they|yours) (are|is|'re) the only (one|person|family|girl|boy|house|child|man|woman|shop) .. (who|that|in|without|not|still|left)",
      "(most|the majority of) (people|parents|women|men|voters|drivers|families|students) .. , so (it|he|she|there|they|that|this|you|why)",
    ],
    flags: [
      "Everybody has a scooter, so I need one; all the boys skate, so why not me; everyone sings, so you must.",
      "All the neighbours have a pool, so we need one.",
      "Why haven't you signed?",
      "Nobody writes letters nowadays, so why should I.",
      "It is the best selling pan here, so it must be good; it is the most watched show, which shows it.",
      "The queue shows how good it is.",
      "Two million listeners can't be wrong.",
      "Five million homes trust us.",
      "The whole school wears it, so why not you; half the town has it already.",
      "They all signed, and so should you.",
      "The majority is always right.",
      "If so many people drink it, it must be healthy.",
      "Do like millions and call us; feel like everyone at last.",
      "Everybody's switching to gas.",
      "Do you want to be the only one in town with a bike?",
      "Most households have already switched.",
      "It is number one in the charts, so it is good.",
      "For centuries people drank it, so it must heal.",
      "They all say he is guilty, so he is: we all think so, so it is.",
      "You are the only girl in town without one.",
      "Most women wear it, so why not you?",
    ],
    passes: [
      "“Everybody's switching to gas,” said the seller.",
      "Everybody was ill, so the class was empty.",
      "The whole village came to the feast.",
    ],
  },
];
