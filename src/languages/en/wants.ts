import type { WantSigns, Wants } from "../language.ts";

/** By which words an English text asks, offers, promises and judges. */
export const wants: Wants = {
  step: [
    "^ (please |kindly |just |simply |now |) (log in|verify your|confirm your|update your|reply|respond|contact (me|us)|get back to me|send (me|us|your)|forward your|provide your|fill (in|out)|follow the link|call (us |) (now|today|at|on)|text <upper>|scan the)",
    "(please|kindly|you (must|need to|have to|should)|you are (required|requested|advised) to) (immediately |now |urgently |) (log in|verify|confirm your|update your|reply|respond|contact (me|us|our|him|her|the)|get back to me|send (me|us|your|the)|forward your|provide your|provide us|fill (in|out))",
    "(keep|treat) (the content of |) (this|the|it|our) (mail|email|message|letter|matter|transaction|business|proposal|information) .. (confidential|secret|private|to yourself)",
    "((i|we) (seriously |urgently |really |) need your (assistance|cooperation|co-operation|trust)|(as soon as|once|when) (i|we) (receive|get|hear) .. (reply|from you|response)|utmost (confidentiality|secrecy|good faith))",
    "(strictly confidential|(stand|standing|act|acting|present you) as (the |his |her |my |our |) next of kin)",
    "(click|tap) (here|below|on the link|the link|the button|on the button) (now|below|$|!|(and|to) (verify|claim|confirm|join|sign|donate|order|get|update|unlock|restore|start|register|apply|buy|subscribe|save|secure))",
    "(reply|contact|call) (me |us |) (immediately|urgently|as soon as possible)",
    "(your (full name|bank details|bank account|account number|telephone number|date of birth)) (,|and|.. to)",
  ],
  gift: [
    "^ (please |) (donate|give (now|today|what you can)|chip in|pledge)",
    "(please|you can|can you|could you|will you|would you|consider|like to|want to|wish to) (donating|donate|chip in|make a donation|making a donation|give generously|support (us|our|this|the (work|appeal|campaign|fund|project)))",
    "(your (donation|donations|gift|contribution|generosity|kind support|support) (now |today |) (can|will|could|helps|is|makes|today|of))",
    "(with|for) your (help|support|donation|gift|generosity) (,|we|you|us|today|they)",
    "(we (urgently |desperately |really |still |) need your (help|support)|we (urgently |desperately |) need (donations|funds|money|volunteers))",
    "(donations|funds) are (urgently |desperately |badly |) needed",
    "(every (donation|gift) (counts|helps|will|you|makes)|every (pound|dollar|cent|penny) (helps|you (give|donate|send))|(donate|give) (now|today|here|online)|help us (raise|reach|buy|keep|rebuild|save|continue|feed))",
    "help us with our .. (appeal|campaign|fundraiser|target|goal)",
    "(by (donating|giving)|(initiate|renew|make|send) your (gift|donation|contribution)|your (continued|generous|kind|financial) (gift|donation|support))",
    "(all it takes is|for (just|only)|as little as|a gift of|your gift of) (only |just |) <number> .. (provide|provides|feed|feeds|buy|buys|help|helps|give|gives|save|saves|cover|covers|can|will)",
    "(please support|your help please|account (number|name) :|will you (please |) help (a|us|them|her|him|these|those|save|feed|give))",
  ],
  sale: [
    "^ (buy|order|shop|book|grab) (yours|your|it|now|today|online|here|the|a|one|two|ours)",
    "^ get (yours|it (now|today|here)|one (now|today|here)|two|your (copy|own|free|tickets|discount|quote|trial))",
    "(^|,|and|or|:|to|can|you) (pre-order|order|buy|shop|book|subscribe|enrol|enroll|register|sign up|call us|download|join) (now|today|here|online|yours|for free)",
    "(i urge you|don't forget) .. (order|buy|pick up|get) (one|it|a copy|your copy|this|the)",
    "(thrilled|excited|proud|pleased|delighted) to (introduce|launch|unveil|announce the (debut|launch|release|opening|availability))",
    "(order yours|get yours|pre-order|reserve your (place|seat|spot)|buy tickets|tickets (are |) (available|on sale|cost|from)|visit <capitalised> .. to (learn|order|buy))",
    "(buy (one|two|now)|add to (cart|basket|bag)|free (shipping|delivery|trial|quote|consultation)|money back guarantee|money-back guarantee|while (stocks|supplies) last|limited time (offer|only)|special offer|on sale now|available (now |) (for|at|from) (only |just |) <number>)",
    "(only|just|for only|for just|from only|from just) <number> (dollars|pounds|euros|a month|per month|a week)",
    "(costs (only|just)|priced at (only |just |)) <number>",
    "^ order (before|by|from|yours|one) (<capitalised>|<number>|midnight|tonight|today|us|the|now|and|for)",
    "(save|save up to) <number> (dollars|pounds|euros|percent|per cent)",
    "(minimum deposit|our (premium|basic|standard|exclusive|affordable) (plan|plans|package|packages))",
    "^ at <capitalised> .. , (we|our|we're|we've|you'll|you)",
    "(affiliate disclosure|affiliate links|qualifying purchases|a smart choice for (you|anyone))",
    "(we've handpicked|must-have|flying off (the |) shelves|your new favourite|your new favorite)",
    "(visit our (shop|store|website|showroom)|in our (online |) (shop|store)|contact us (today|now|for|to)|our (customers|clients) (love|say|tell|trust|have|are))",
    "(we|our (team|company|experts|specialists|service|services)) (offer|offers|provide|provides|deliver|delivers|specialise|specialize|guarantee|guarantees) (you |a |an |the |our |both |only |high |quality |professional |custom |full |free |) (range|quality|best|service|services|solution|solutions|products|wide|highest|professional|customers|clients|delivery|satisfaction|unique|complete)",
    "(you'll love|perfect for (you|your|any|anyone|every)|treat yourself|ideal for (you|your|any|anyone|every)|don't miss (out|this|it|your chance))",
  ],
  act: [
    "^ (please |now |so |) (sign|join|vote (for|against|yes|no|on|now|in)|share|spread|boycott|stand with|stand up|call your|write to|tell (congress|your)|demand|contact your|email your|wake up|rise up|fight back|march (with|for|on|to)|resist|unite|take action|get involved|say no|say yes)",
    "(^ (educate others|help (a|us)|support (our|this|your local|local)|adopt a)|please (get (involved|excited|active)|consider|join|share|sign|spread|vote|write to|call your))",
    "((please|come|and|must|should|can) join (us|the (fight|movement|march|campaign|strike|party|union))|sign (the|this|our) petition|(please|must|should) vote (for|against) (<capitalised>|us|me|him|her|them|change|this)|spread the word|share this|pass (it|this) on|tell your friends|take to the streets|make your voice heard|stand (with|up for|up to|together)|get involved)",
    "(let us|let's) (all |now |not |never |) (stand|fight|unite|act|build|work|stop|defend|send|show|demand|remember|pray|rise|choose)",
    "(i|we) (also |therefore |hereby |strongly |) (demand|urge|ask|call on|call upon|call for|appeal to|implore|invite|beg|encourage) (you|everyone|everybody|our|every|members|parliament|congress|people|those|the|all|that|for|an|a|<capitalised>)",
    "(i am|i'm|we are|we're) (asking|calling (on|for|upon)|urging|demanding|appealing) (to|for|you|the|our|all|every|that|<capitalised>|everyone)",
    "(^|but|and|that|so|now|think|believe|,) (it is|it's) (high |past |long past |now |) time (to|that|we|they|you|for)",
    "^ (support|save|defend|free|ban|reject|impeach) (the|our|your|<capitalised>|this|these|all)",
    "(please (vote|stop|boycott)|^ refuse to|^ (do not|don't) (let|be (fooled|afraid|silent)|vote|buy|believe|trust|give in|give up|support))",
    "(vote (yes|no) (on|to|$|!)|say (no|yes) to)",
  ],
  aim: [
    "(i am|i'm|we are|we're) (now |hereby |today |) (running (for|to)|resigning|leaving (my|the|this|our)|stepping down|quitting|standing (for|as)|seeking|applying|campaigning|fighting (for|to)|writing to (you to |) (ask|urge|protest|complain|express|object|say|tell)|here to (ask|tell|say|fight|make))",
    "i (hereby |have decided to |am going to |) (resign|quit|nominate) (from|as|my|the|because|today|$)",
    "(my|our) (goal|aim|mission|purpose|promise to you|demand|demands) (is|are|was) (to|that|simple|for|a|the|:)",
    "(the (aim|goal|purpose|point) of (this|the) (letter|article|post|petition|campaign|appeal|speech|book|essay))",
    "(^|and) (we|i) (will|shall) (not |never |) (rebuild|fight|win|defend|restore|deliver|stand|leave|rest|surrender|overcome|prevail|protect|bring back|give up|stop until)",
    "(why (i am|i'm|we are|we're) (running|leaving|resigning|quitting|suing|striking))",
  ],
  promise: [
    "(supplement|supplements|capsules|tablets|serum|cream|oil|tea|formula|drops) .. (restores|restore|boosts|boost|heals|heal|relieves|relieve|cures|cure|eliminates|detoxifies)",
    "(cures|cure|heals|eliminates|reverses|reverse|prevents|kills|destroys|fights) (all |most |many |every |any |your |) (types of |kinds of |forms of |) (cancer|cancers|cancer cells|diabetes|arthritis|disease|diseases|pain|ageing|aging|alzheimer's|depression|obesity|high blood pressure|hypertension|infections|covid)",
    "(lose (weight|<number> (pounds|kilos|kg|lbs|pound))|(transform|transforms) your (skin|life|body|home|business)|wrinkles are .. reduced|(boost|boosts) your (immune|metabolism|energy|sales|income|confidence)|(instant|immediate|lasting|guaranteed|proven|amazing|incredible|dramatic|real) (results|relief|success|profits|income)|no side effects|without side effects|secret formula|clinically proven|scientifically proven|risk free|risk-free|guaranteed to|we guarantee|satisfaction guaranteed|financial freedom|passive income|earn (up to |) <number>|double your|change your life)",
    "(slash|slashes|cut|cuts|lower|lowers|reduce|reduces) your risk of",
    "(you (will|can|'ll)|you'll) (soon|finally|instantly|immediately|easily|quickly) (see|feel|look|earn|lose|notice|enjoy)",
  ],
  trust: [
    "(we|company|team) (always |continually |constantly |) (strive|strives|endeavour|endeavor|aspire) to (be|become|deliver|provide|offer|ensure|exceed|meet|maintain|make|create|give)",
    "(pride (ourselves|itself) (on|in)|(we are|we're) (proud|honoured|honored) to (serve|offer|provide|be (a|the|one)|have (been|served|earned))|our (unwavering |ongoing |strong |deep |) (commitment|dedication) to (quality|excellence|customers|customer|our|safety|sustainability|sustainable|integrity|service|innovation|the (highest|environment|planet|community|communities)))",
    "(we are|we're|is|remains|remain) (fully |deeply |firmly |strongly |) (committed|dedicated) to (providing|delivering|offering|being|quality|excellence|our (customers|clients|people|employees|communities|community|patients|members|values)|making|ensuring|protecting|reducing|the highest|sustainability|sustainable|safety|integrity|customer|maintaining|improving)",
    "(at the heart of (everything|all|what) we do|in everything we do|(customers|clients|patients|safety) (come|comes) first|exceed (your|our|customer|client|customers') .. expectations|responsible corporate|good corporate citizen|(highest|strictest) (ethical |quality |safety |possible |) standards|earn .. trust|trusted (partner|name|adviser|advisor))",
    "((world-class|award-winning|industry-leading|best-in-class|unrivalled|unparalleled|second to none|unmatched) (team|service|services|products|quality|expertise|solutions|support|experience|operator|company|facility|facilities)|our (experienced|dedicated|expert|talented|friendly|passionate|skilled|highly .. ) (team|staff|professionals|experts)|(decades|years) of (combined |industry |) (experience|expertise|excellence))",
  ],
  ought: [
    "(we|government|governments|parliament|congress|council|society|leaders|state|voters|taxpayers|citizens|europe|america|country) (all |also |really |urgently |now |) (must|should|ought to|cannot afford to|can't afford to|should not|must not|shouldn't|mustn't) (not |never |now |all |stop |also |)",
    "we (all |also |really |urgently |now |) (need|have) to (stop|act|change|fight|stand|make|take|end|protect|start|do)",
    "there (must|should|ought to) be (a|an|no|more|some|an end)",
    "(should|must|ought to|needs to|need to) be (banned|stopped|abolished|punished|removed|ended|ashamed|protected|sacked|fired|jailed|scrapped|reformed|repealed|held accountable|held responsible)",
    "(something (must|has to) be done|is long overdue|how long (will|must|can) we|must stop|has to stop|you (have|need) to (stop|wake up))",
  ],
  claim: [
    "^ (so|thus|hence|ultimately|in the end|in short|in sum) ,",
    "^ (therefore|clearly|obviously|in conclusion|simply put|make no mistake|let's be (clear|honest)|let us be (clear|honest)|bottom line|the bottom line|enough (is|of|with)) (..|,)",
    "(the (simple |sad |plain |hard |harsh |ugly |real |only |whole |) (truth|reality|point|lesson|problem|solution|fact) (is|of the matter))",
    "(this is why|that is why|that's why|(^|and) this is what|the only (way|ways|solution|answer|hope|choice|remedy|option) (is|to|for|we|left|out|that)|it is (now |) (strikingly |painfully |perfectly |) (clear|obvious|evident|undeniable|no wonder|no coincidence|no accident)|it's (clear|obvious|no wonder|no coincidence))",
    "(i|we) (firmly |strongly |truly |do |) (believe|submit|contend|maintain|oppose|condemn|reject|stand (for|by|against|with))",
    "(in my (view|opinion)|i am (convinced|certain|against)|i'm (convinced|certain|against)|nothing (more|less|but) (than|a|an)|cannot be (trusted|allowed|tolerated|excused|justified)|can't be (trusted|allowed)|there is no (excuse|alternative|justification|such thing)|no (excuse|alternative|justification) for|proves that|the last thing (we|this|america))",
    "(must|should|ought to|shouldn't|mustn't|needs to) (not |never |now |all |also |) (stop|end|act|change|stand|fight|begin|start|learn|face|take|make|do|go|give|remain|refuse|demand|defend|protect|recognise|recognize|reject|resist|admit|ask|let|put|keep|restore|repeal|ban|abolish|resign|pay|apologise|apologize|remember)",
  ],
  judgement: [
    "(no shame|shame on|should be ashamed|how dare|beyond any measure of decency|absurd|ridiculous|outrageous|shameful|disgraceful|disgusting|pathetic|idiotic|moronic|stupid|stupidity|insane|insanity|nonsense|appalling|despicable|contemptible|laughable|ludicrous|shameless|shamelessly|hypocrite|hypocrites|hypocritical|hypocrisy|cowardly|vile|liar|liars|farce|sham|crap|bullshit|idiot|idiots|moron|morons|scum|thugs|crooks|traitor|traitors|betrayal|tyranny|indoctrination|brainwashed|brainwashing|disgrace|scandalous|sickening|pigheaded|madness|arrogant|arrogance|incompetent|incompetence|rigged|hoax|grotesque|egregious|nut bags|lunatic|lunatics)",
  ],
};

/** By which words an English sentence wants nothing of the kind, or something else. */
export const wantSigns: WantSigns = {
  "past-duty": [
    "(should|must|ought to|shouldn't|mustn't) (not |never |all |also |at least |long ago |) have",
    "(needed|had) to (be|stop|act|change|fight|stand|make|take|end|protect|start|do)",
  ],
  hearsay: [
    "(allegedly|supposedly|purportedly|ostensibly|reputedly|so they say|or so we are told|rumour has it|rumor has it|they (say|claim|tell us)|people say|some say|it is said|we are told|we're told|claims to|claim to)",
  ],
  concession: ["^ (of course|sure|granted|certainly|admittedly|true|naturally|to be sure|yes|indeed) (,|..)"],
  turn: ["^ (but|yet|however|still|nevertheless|nonetheless)", "(,|;|—) (but|yet)"],
  courtesy: [
    "(i|we) (have|had|feel) (a |) (great|much|deep|huge|every|nothing but|the (greatest|utmost|deepest|highest)|a lot of|lots of|some|) (respect|sympathy|admiration|affection) for",
    "(with (all |) (due|great|the greatest) respect|(i|we) (really |truly |greatly |deeply |) (respect|admire|sympathise|sympathize|like and respect))",
    "(i|we) (do |really |truly |sincerely |still |only |just |) (hope|wish)",
    "(let's|let us|here's|here is) (hope|hoping)",
    "(hopefully|fingers crossed)",
  ],
  subordinate: [
    "^ (when|whenever|if|while|although|though|because|since|as long as|even if|until|unless|after|before)",
  ],
  "no-stand": [
    "^ (and |but |so |now |) if (you|you're|you are) (still |really |ever |honestly |) (believe|believes|think|want|wanted|wish|expect|like|looking|wondering|asking)",
    "^ (it is|it's|i find it) (very |really |so |) (hard|difficult|tough) to (believe|imagine|accept|understand|admit|say)",
    "^ (i'll|i will|let me|i must|i have to|i'm going to) be (frank|honest|blunt|brutally honest|candid)",
    "^ (imagine|suppose|picture) ",
  ],
  "no-call": [
    "that (it's|it is) (high |past |long past |now |) time",
    "(do not|don't|no) (need|have) to .. (sign|join|vote|share|support|act|unite)",
    "no need to .. (sign|join|vote|share|support|act|unite)",
    "(why|how|when) (should|would|must|do|did|could) (i|we|you|they|anyone|anybody) .. (sign|join|vote|share|support|stand|spread)",
  ],
  release: [
    "(for immediate release|today announced|announced today|(is|are) (pleased|proud|thrilled|excited) to announce)",
    "((press|media) (contact|contacts|enquiries|inquiries)|safe harbor|forward-looking statements)",
    "(leading|premier|award-winning|world-class) (provider|supplier|maker|manufacturer|developer) of",
  ],
  money: [
    "(money|donate|donates|donating|donation|donations|fund|funds|fundraiser|fundraising|contribution|contributions|gift|gifts|account|iban|paypal|patreon|card|cash|dollars|dollar|pounds|euros|cents|cheque|chip in|give generously|raise|raised|crowdfunding|appeal|campaign)",
  ],
  backing: ["support (us|our|this|the)"],
  upshot: [
    "^ (time (for|to)|so|thus|hence|in (short|sum|the end)|after all|no wonder|only (then|when|if)|that's|that is (why|how|what|the)|otherwise)",
    "(never|nobody|no one|always|nothing|have to|has to|had better|deserve|deserves|must|ought|better|worse|worst|best|wrong|inevitable|important|dangerous|crucial|essential|evil|proud|true (meaning|reason)|real (reason|problem|question))",
  ],
  remedy: [
    "(cure|cures|cured|curing|remedy|remedies|heal|heals|healed|healing|treatment|treatments|treat|treats|symptoms|ailment|ailments|illness|disease|diseases|cancer|diabetes|arthritis|tincture|herbs|herbal|dose|doses|detox|supplement|supplements|immune|inflammation|healthy|medicine)",
  ],
  "to-reader": ["(you|your|yours|yourself|yourselves)"],
  faith: [
    "(god|god's|jesus|christ|saviour|savior|holy spirit|almighty|scripture|scriptures|gospel|repent|repentance|salvation|sin|sins|sinners|pray|prayer|prayers|grace|blessed|the lord)",
  ],
  hall: [
    "(ladies and gentlemen|distinguished guests|honoured guests|honored guests|graduates|graduating class|commencement|fellow citizens|please be seated|thank you (all |so much |) for (coming|being here|having me))",
  ],
  hurry: [
    "(while (stocks|supplies) last|limited time (offer|only)|don't miss (out|this|it|your chance)|(only|just) <number> (days|places|seats|spots|left))",
  ],
};
