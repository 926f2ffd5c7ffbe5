import type { Rule } from "../../rule.ts";

const SOURCE = "own: the manner of adverts, get-rich schemes, miracle cures and advance-fee letters";

/** Promises that sell: ease, speed, riches, health, a gift from nowhere. */
export const salesPromise: readonly Rule[] = [
  {
    technique: "sales-promise",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(guaranteed|guarantee|guarantees) (results|success|income|profit|profits|returns|win|to work|" +
        "or your money|weight)",
      "(money-back|money back|satisfaction|lifetime|iron-clad|ironclad) (guarantee|guaranteed|satisfaction)",
      "(risk-free|risk free|hassle-free|pain-free|effortless|no-risk|no obligation) " +
        "(trial|way|offer|order|purchase|profit|solution|,|$|!)",
      "no (known|negative|harmful|) (side-effects|side effects)",
      "(lose|drop|shed) (up to|) <number> (pounds|kilos|kg|lbs|stone|inches) (in|within|without|fast)",
      "(earn|make|earning|making|win) (up to|over|more than|an extra|) .. (a|per|every|each) " +
        "(day|week|month|hour) (from|without|working|online|with)",
      "(make|making|earn|earning) (money|cash|thousands|a fortune|a living|millions) " +
        "(from home|online|while you sleep|fast|overnight|working)",
      "(financial|time) (freedom|independence) (is|,|and|$|for|with|today|awaits|you)",
      "(passive income|be your own boss|quit your day job|fire your boss|work from home and|" +
        "six-figure income|residual income)",
      "(as|so) much (time|money) .. as (you|possible) .. (money|time|want|like|with)",
      "as much (money|time|cash) (as|that) you (want|like|wish|need|could)",
      "(double|triple|multiply) (your|the) (money|income|sales|investment|savings|profits|bitcoin|followers)",
      "(results|relief|success|change|difference) in (just|only|as little as|under|less than) " +
        "(<number>|a few|two|three|seven|ten) (days|weeks|minutes)",
      "in (just|only|under|less than|as little as) (a few|a couple of|one|two|three|<number>) " +
        "(clicks|click|minutes|seconds|easy steps|simple steps)",
      "(say|wave|saying) (goodbye|good-bye|bye-bye) to " +
        "(your|the|all|pain|debt|stress|wrinkles|back|bad|tired|boring|high)",
      "(banish|banishing|eliminate|eliminates|erase|erases|melt|melts|melting|blast|blasts) " +
        "(pain|fat|wrinkles|debt|stress|belly|your|stubborn|away)",
      "(unlock|unleash|discover|reveal|awaken) (your|the) " +
        "(full|true|hidden|inner|secret|secrets|power|potential|ultimate|miracle)",
      "(simple|secret|little-known|weird|one|ancient|amazing|natural) " +
        "(trick|trick|method|secret|secrets|remedy|hack|formula) (that|to|for|will|of|doctors)",
      "(cancer-fighting|fat-burning|age-defying|life-changing|money-making|pain-killing|" +
        "miracle-working|wealth-building) (methods|method|cure|secret|food|foods|system|formula|product|" +
        "tea|opportunity|pill|pills)",
    ],
    flags: [
      "Guaranteed results or your money back, with a money-back guarantee.",
      "Start your risk-free trial: no side effects.",
      "Lose 10 pounds in a week.",
      "Earn 500 dollars a day from home.",
      "Make money online.",
      "Financial freedom awaits, a passive income for life.",
      "As much time as you want and as much money as you like.",
      "Double your savings.",
      "See results in just seven days, in a few clicks, in just a few clicks.",
      "Say goodbye to your debt, banish pain and unlock your full power.",
      "This simple trick will help, a life-changing formula.",
    ],
    passes: [
      "“Guaranteed results,” the seller said.",
      "The washing machine has a two-year guarantee.",
      "The drug has side effects in one patient in ten.",
    ],
  },
  {
    technique: "sales-promise",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(world-class|state-of-the-art|cutting-edge|unparalleled|unrivalled|unrivaled|unbeatable|" +
        "best-in-class) (quality|service|features)",
      "(unparalleled|unrivalled|unrivaled|unbeatable|unmatched|second-to-none|incredible|amazing|" +
        "unmissable) (value|price|prices|deal|deals|offer)",
      "(world's|industry-leading|market-leading) .. " +
        "(features|functionalities|functions|service|quality|technology)",
      "(once-in-a-lifetime|once in a lifetime|exclusive|unique|golden|incredible|unmissable|risk-free) " +
        "(opportunity|opportunities|offer|chance|deal)",
      "you (won't|will not|will never) (be disappointed|regret|find a better|believe|look back|" +
        "want to leave|be sorry|get a better)",
      "you'll (never|be amazed|love it|wonder how|thank|be glad|feel|wish) " +
        "(look|at how|!|you|go|us|be|younger|better|had)",
      "(full of|pure|simply|sheer|truly) (magic|bliss|perfection|delight|heaven) (and|!|$|,|for)",
      "(perfect|ideal|something) for (every budget|every taste) (!|,|$|and)",
      "(solve|solves|solving|solved|fix|fixes) .. (once and for all|for good|forever|overnight|instantly)",
      "(seamlessly|instantly|effortlessly|magically|automatically) " +
        "(integrates|integrate|reach|reaches|connect|transform|boost|boosts|improves|delivers)",
      "(reach|target|attract|gain) (millions|thousands|hundreds of thousands) of .. " +
        "(users|customers|clients|followers|readers|buyers)",
      "(<number>|ninety) (percent|) (effective|natural|safe|guaranteed|success rate|proven)",
      "(clinically|scientifically|medically) (proven|tested and proven|shown) to " +
        "(work|help|reduce|improve|boost|cure|reverse|restore)",
      "(abandoned|unclaimed|dormant|inherited|trapped|floating) " +
        "(sum|fund|funds|account|deposit|fortune|inheritance|consignment)",
      "next of kin (to|of|and|for|so) (the|this|claim|his|my|that|as)",
      "(your|you) (share|have won|have been selected|have been chosen|are the winner|won) " +
        "(of|a|the|as|for|our|$|!)",
      "(claim|collect) your (free|prize|reward|bonus|gift|winnings|refund|money|funds|payment)",
      "(order|buy|call|subscribe|sign up|register|click|download) (now|today|here) " +
        "(and|to|for|while|!|—) (get|save|receive|claim|your|start|a|enjoy|supplies)",
      "(special|limited|exclusive|introductory|flash) (offer|discount|price|sale|bonus) " +
        "(!|ends|only|just|for you|today|until|expires|$)",
      "(free|bonus) (gift|bottle|trial|bonus|ebook|shipping) (!|with|when|for|if|worth|included)",
      "(trusted|loved|recommended|chosen|used) by " +
        "(thousands|millions|hundreds of thousands|experts|doctors|professionals|celebrities) ",
      "(alleviate|alleviates|relieve|relieves|regain|restore|restores|boost|boosts) " +
        "(symptoms|pain|your|health|and|energy|vitality|immunity) .. " +
        "(health|energy|life|naturally|fast|vitality)",
      "(payoff|payoffs|rewards|benefits|opportunities|returns) (are|is|await) " +
        "(endless|enormous|limitless|unlimited|huge|immense|you)",
    ],
    flags: [
      "World-class service and unbeatable value, with the world's leading features.",
      "It is an exclusive offer and you won't regret it.",
      "You'll never look back.",
      "The town is full of magic and joy, and perfect for every budget!",
      "It solves the problem once and for all.",
      "It instantly boosts sleep.",
      "Reach millions of happy users.",
      "It is 100 percent natural and clinically proven to work.",
      "An abandoned sum waits, and you are next of kin to the dead man.",
      "You have won a phone: claim your prize.",
      "Order now and save, a special offer!",
      "A free gift with your order.",
      "Trusted by millions of sleepers.",
      "It helps to relieve pain and regain health.",
      "The rewards are endless.",
    ],
    passes: [
      "“Order now and save!” the poster read.",
      "The registry asks for the next of kin in a second form.",
      "The library is open for everyone on Sundays.",
    ],
  },
  {
    technique: "sales-promise",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(lose|drop|shed) (up to |) (<number>|five|ten|twenty|thirty|forty) (pounds|kilos|kg|lbs|stone|inches)",
      "(miracle|wonder|magic) (pill|cure|drug|cream|diet|product|remedy|tea|water|food|weapon|formula|" +
        "supplement|method)",
      "(<number>|100) (satisfaction|money-back|guaranteed|guarantee|success)",
      "(without|no) (exercise|effort|dieting|risk|experience|skills|side effects|work|investment) " +
        "(or|and|needed|required|at all|necessary|,|$|!)",
      "(unforgettable|once-in-a-lifetime|must-see|not-to-be-missed|bucket-list|magical|breathtaking) " +
        "(experience|memories|moments|holiday|trip|journey|views|place|destination|attraction)",
      "(hidden gem|not to be missed|something for everyone|paradise for|heaven on earth|second to none|" +
        "like no other)",
      "(you won't|you'll never|you will never) (find|see|get|want|need|look|have to|believe) .. " +
        "(again|better|cheaper|anywhere|elsewhere|else|how|prices|worry)",
      "(skyrocket|explode|supercharge|turbocharge|boost) (your|sales|profits|results) ",
    ],
    flags: [
      "Lose ten kilos by May.",
      "It is a wonder drug.",
      "We give you a 100 money-back promise, 100% guaranteed.",
      "It works without exercise or pills.",
      "A breathtaking place, a hidden gem.",
      "You won't find it cheaper anywhere.",
      "Supercharge your sales.",
    ],
    passes: [
      "“Lose ten kilos,” the poster said.",
      "The drug was tested for two years.",
      "The boy lost ten pounds at the fair.",
    ],
  },
  {
    technique: "sales-promise",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(million|millions) (us |) (dollars|pounds|euros|usd) .. " +
        "(transfer|deposited|unclaimed|inherit|beneficiary|claim|your account)",
      "(strictly|highly|top|utmost|absolute) (confidential|confidentiality|secrecy) " +
        "(,|and|$|because|until|of this|in this)",
      "(mutual|lucrative|profitable|genuine) (business|benefit|transaction|proposal|opportunity|venture)",
      "(contact|reply to|respond to|email) me " +
        "(urgently|immediately|at once|through my private|with your (full|bank|details|name))",
      "(get in|join|invest) (early|now|on the ground floor|before everyone) (and|,|$|!|before)",
      "(life-changing|guaranteed|insane|explosive|passive) " +
        "(gains|returns|profits|wealth|income|money|results)",
      "(natural|ancient|herbal|secret|proven|doctor-formulated|fast-acting|all-natural) " +
        "(remedy|cure|formula|solution|blend|recipe|supplement) (that|for|to|with|,|is)",
      "(boost|boosts|supercharge|strengthen|revitalise|revitalize|rejuvenate|detox|detoxify) your " +
        "(immune|metabolism|energy|libido|brain|body|skin|memory|health|liver|life)",
      "(flush|melt|burn) (away|out) (toxins|fat|pounds|belly|years|impurities|the)",
      "(look|feel|feeling|looking) (<number>|ten|twenty|years) (years|) younger",
      "(retire|quit) (early|young|your job|rich|in (your|a few|five|just))",
      "(just|only|less than) (a few|<number>|one) (pennies|cents|dollars|pounds|euros|) (a|per) " +
        "(day|month|week) (!|can|could|to|you|$|for)",
      "(for|than) the price of a (cup of|) (coffee|cup|latte|beer|sandwich|pizza)",
      "(your|the) (dream|perfect|ideal) (body|home|life|job|holiday|partner|smile|skin|wedding) " +
        "(is|awaits|starts|now|can|without|in)",
    ],
    flags: [
      "Ten million dollars wait for transfer.",
      "It is strictly confidential, a mutual benefit for us.",
      "Reply to me urgently.",
      "Get in early and reap life-changing gains.",
      "It is a secret formula that heals.",
      "It will boost your metabolism and flush out toxins.",
      "Feel ten years younger.",
      "Retire early!",
      "It costs only a few cents a day!",
      "It is yours for the price of a coffee, and your dream body awaits.",
    ],
    passes: [
      "“Get in early,” the guard said.",
      "The bank holds ten million dollars in bonds.",
      "The price of a cup of coffee rose.",
    ],
  },
  {
    technique: "sales-promise",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(a|one) (spoon|pill|cup|capsule|drop|glass|tablet|bite|sip|dose|slice|minute) (..|) (a|per|each|every) (day|morning|night|week) (and|,|to|is)",
      "(pain|wrinkles|debts|worries|fat|snoring|stress|belly|spots|headaches|weight|problems|grey hair|flu|hair loss) (..|) (is|are|will be|gone|vanish|vanishes|disappear|disappears|melt|melts) (gone|history|for ever|forever|away|overnight|like|in|for good|a thing)",
      "(for ever|forever|for good|overnight|in days|at once|instantly) , guaranteed",
      "(learn|speak|master|play|read|write) .. (while you sleep|in your sleep|in a week|in (<number>|seven|three|ten|thirty|five|two) (days|minutes|hours|weeks)|without (effort|learning|studying|practice)|overnight)",
      "(double|triple|multiply|quadruple) your (money|income|savings|salary|sales|investment|wealth|followers|profits|energy|memory)",
      "(earn|make|win|gain) (up to|) .. (a|per|every) (day|week|month|hour) (from|without|with|at|while|sitting|on|working|!)",
      "(lose|drop|shed|burn) (<number>|ten|five|up to|twenty|seven|three|two|a stone|kilos|pounds|inches) .. (in|without|while|by|overnight|a week)",
      "(look|feel|be|become|makes you|make you|you'll look) (..|) (<number>|ten|twenty|thirty|years|decades) (years|) (younger|richer|slimmer|smarter)",
      "(no|zero) (experience|effort|diet|exercise|side effects|training|skills|hunger|catch|obligation) (needed|required|necessary|at all|whatsoever|,|!)",
      "(zero|no) (risk|effort|side effects|catch)",
      "(works|helps|cures|guaranteed|satisfaction|success|results) (for everyone|every time|guaranteed|or your money|in every case|from day one|from the first)",
      "(guaranteed|100 per cent|we promise|i promise) (success|profit|profits|income|win|returns|love|winnings|wealth|you'll|you will)",
      "(this|our) (..|) (cream|pill|pills|tea|method|diet|oil|bracelet|powder|formula|serum|shampoo|lotion|patch|drops|juice) (will|makes|turns|gives|cures|solves|removes|melts|heals|changes) (..|) (you|your|away|wrinkles|pain|rich|happy|overnight)",
      "(the|a|your|our) (miracle|magic|secret|revolutionary|ultimate|breakthrough) (cream|pill|cure|formula|diet|product|remedy|method|weapon|solution|oil|recipe|trick|tea|drink|app|system|powder|ingredient|key)",
      "(no more|say goodbye to|goodbye to|forget) (..|) (wrinkles|diets|debt|debts|back pain|snoring|dieting|housework|grey hair|dandruff|money worries)",
      "(change|changes|transform|transforms) your (..|) (life|body|skin|career|marriage|hair) (in|overnight|for ever|forever|within)",
      "(get|become|retire) (rich|a millionaire|slim|fit|famous|debt-free|pain-free) (..|) (quick|fast|overnight|without|from home|in your sleep|in a week|guaranteed)",
      "(all|everything) (you|it) (need|have|takes) (to do|) (is|to) (..|) (click|call|sign|our|one|this|sleep|sit|phone|lie|swallow|breathe|drink|a sofa|a phone)",
      "(the|your) (man|woman|partner|love|house|car|job|body|life|hair|skin) of your dreams",
      "(free|gift|bonus|present|for nothing|half price|discount) (..|) (if you|when you|for the first|!|today|with every) (order|buy|call|sign|first|hundred|ten|now|callers|buyers|today)",
      "the (only|last) (knife|book|pan|course|app|car|diet|bag|coat|tool|phone|cream|lamp|mattress) you (will|'ll) ever need",
      "(will|can) never (..|) (touch|bother|trouble|plague|haunt) you (again|,|!|$)",
      "(makes|turns|make|turn) (anybody|anyone|everyone|everybody|any beginner|any child) (..|) (a|an|into)",
    ],
    flags: [
      "One capsule a day and you sleep well.",
      "Your wrinkles are gone for good.",
      "It works for good, guaranteed.",
      "Speak Greek in ten days.",
      "Triple your savings.",
      "Earn up to 300 pounds a day from your bed.",
      "Drop three dress sizes, lose ten pounds in a week.",
      "Feel ten years younger.",
      "No exercise needed, no diet, just win.",
      "A plan with zero risk.",
      "It works every time.",
      "We promise you'll love it, with guaranteed results.",
      "Our tea melts your fat away.",
      "The miracle cure from the sea.",
      "Say goodbye to wrinkles!",
      "It will transform your skin overnight.",
      "Get rich without work.",
      "All you need to do is click.",
      "Meet the man of your dreams.",
      "A free pan for the first hundred callers, a gift when you order.",
      "The last lamp you will ever need.",
      "The flu will never bother you again.",
      "It turns anyone into a star.",
    ],
    passes: [
      "“Earn 300 pounds a day from your bed,” the letter said.",
      "The pill is taken once a day with water.",
      "He learned Greek in two years.",
    ],
  },
];
