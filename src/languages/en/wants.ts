import type { Wants } from "../language.ts";

/** By which words an English text asks, offers, promises and judges. */
export const wants: Wants = {
  step: [
    "^ (please |kindly |just |simply |now |) (click|tap|log in|verify your|confirm your|update your|reply|respond|contact (me|us)|get back to me|send (me|us|your)|forward your|provide your|fill (in|out)|follow the link|call (us |) (now|today|at|on)|text <upper>|scan the)",
    "(please|kindly|you (must|need to|have to|should)|you are (required|requested|advised) to) (immediately |now |urgently |) (click|log in|verify|confirm your|update your|reply|respond|contact (me|us|our|him|her|the)|get back to me|send (me|us|your|the)|forward your|provide your|provide us|fill (in|out))",
    "(keep|treat) (the content of |) (this|the|it|our) (mail|email|message|letter|matter|transaction|business|proposal|information) .. (confidential|secret|private|to yourself)",
    "((i|we) need your (assistance|cooperation|co-operation|trust)|(as soon as|once|when) (i|we) (receive|get|hear) .. (reply|from you|response)|utmost (confidentiality|secrecy|good faith))",
    "(strictly confidential|(stand|standing|act|acting|present you) as (the |his |her |my |our |) next of kin)",
    "(click (here|below|on the link|the link|the button)|(reply|contact|call) (me |us |) (immediately|urgently|as soon as possible))",
    "(your (full name|bank details|bank account|account number|telephone number|date of birth)) (,|and|.. to)",
  ],
  gift: [
    "^ (please |) (donate|give (now|today|what you can)|chip in|pledge)",
    "(please|you can|can you|could you|will you|would you|consider|like to|want to|wish to) (donating|donate|chip in|make a donation|making a donation|give generously|support (us|our|this|the (work|appeal|campaign|fund|project)))",
    "(your (donation|donations|gift|contribution|generosity|kind support|support) (can|will|could|helps|is|makes|today|of))",
    "(with|for) your (help|support|donation|gift|generosity) (,|we|you|us|today|they)",
    "(we (urgently |desperately |really |still |) need your (help|support)|we (urgently |desperately |) need (donations|funds|money|volunteers))",
    "(donations|funds) are (urgently |desperately |badly |) needed",
    "(every (donation|gift) (counts|helps|will|you|makes)|every (pound|dollar|cent|penny) (helps|you (give|donate|send))|(donate|give) (now|today|here|online)|help us (raise|reach|buy|keep|rebuild|save|continue|feed))",
    "help us with our .. (appeal|campaign|fundraiser|target|goal)",
    "(please support|your help please|account (number|name) :|will you (please |) help (a|us|them|her|him|these|those|save|feed|give))",
  ],
  sale: [
    "^ (buy|order|shop|book|grab|get) (yours|your|it|now|today|online|here|the|a|one|two|ours)",
    "(order|buy|shop|book|subscribe|enrol|enroll|register|sign up|call us|download|join) (now|today|here|online|yours|for free)",
    "(buy (one|two|now)|add to (cart|basket|bag)|free (shipping|delivery|trial|quote|consultation)|money back guarantee|money-back guarantee|while (stocks|supplies) last|limited time (offer|only)|special offer|on sale now|available (now |) (for|at|from) (only |just |) <number>)",
    "(only|just|for only|for just|from only|from just|save|save up to) <number> (dollars|pounds|euros|percent|per cent|a month|per month|a week)",
    "(minimum deposit|our (premium|basic|standard|exclusive|affordable) (plan|plans|package|packages))",
    "^ at <capitalised> .. , (we|our|we're|we've|you'll|you)",
    "(affiliate disclosure|affiliate links|qualifying purchases|a smart choice for (you|anyone))",
    "(we've handpicked|must-have|flying off (the |) shelves|your new favourite|your new favorite)",
    "(visit our (shop|store|website|showroom)|in our (online |) (shop|store)|contact us (today|now|for|to)|our (customers|clients) (love|say|tell|trust|have|are))",
    "(we|our (team|company|experts|specialists|service|services)) (offer|offers|provide|provides|deliver|delivers|specialise|specialize|guarantee|guarantees) (you |a |an |the |our |both |only |high |quality |professional |custom |full |free |) (range|quality|best|service|services|solution|solutions|products|wide|highest|professional|customers|clients|delivery|satisfaction|unique|complete)",
    "(you'll love|perfect for (you|your|any|anyone|every)|treat yourself|ideal for (you|your|any|anyone|every)|don't miss (out|this|it|your chance))",
  ],
  act: [
    "^ (please |now |so |) (sign|join|vote|share|spread|boycott|stand with|stand up|call your|write to|tell (congress|your)|demand|contact your|email your|wake up|rise up|fight back|march|resist|unite|take action|get involved|say no|say yes)",
    "(^ (educate others|help (a|us)|support (our|this|your local|local)|adopt a)|please (get (involved|excited|active)|consider|join|share|sign|spread|vote|write to|call your))",
    "(join (us|the (fight|movement|march|campaign|strike|party|union))|sign (the|this|our) petition|(please|must|can|to) vote (for|against) (<capitalised>|us|me|him|her|them|change|this)|spread the word|share this|pass (it|this) on|tell your friends|take to the streets|make your voice heard|stand (with|up for|up to|together)|get involved)",
    "(let us|let's) (all |now |not |never |) (stand|fight|unite|act|build|work|stop|defend|send|show|demand|remember|pray|rise|choose)",
    "(i|we) (demand|urge|ask|call on|call upon|appeal to|implore|invite|beg|encourage) (you|everyone|everybody|our|every|members|parliament|congress|people|<capitalised>)",
    "(it is|it's) (high |) time (to|for|that|we|they|you)",
  ],
  promise: [
    "(supplement|supplements|capsules|tablets|serum|cream|oil|tea|formula|drops) .. (restores|restore|boosts|boost|heals|heal|relieves|relieve|cures|cure|eliminates|detoxifies)",
    "(cures|cure|heals|eliminates|reverses|reverse|prevents|kills|destroys|fights) (all |most |many |every |any |your |) (types of |kinds of |forms of |) (cancer|cancers|cancer cells|diabetes|arthritis|disease|diseases|pain|ageing|aging|alzheimer's|depression|obesity|high blood pressure|hypertension|infections|covid)",
    "(lose (weight|<number> (pounds|kilos|kg|lbs|pound))|(transform|transforms) your (skin|life|body|home|business)|wrinkles are .. reduced|(boost|boosts) your (immune|metabolism|energy|sales|income|confidence)|(instant|immediate|lasting|guaranteed|proven|amazing|incredible|dramatic|real) (results|relief|success|profits|income)|no side effects|without side effects|secret formula|clinically proven|scientifically proven|risk free|risk-free|guaranteed to|we guarantee|satisfaction guaranteed|financial freedom|passive income|earn (up to |) <number>|double your|change your life)",
    "(slash|slashes|cut|cuts|lower|lowers|reduce|reduces) your risk of",
    "(you (will|can|'ll)|you'll) (soon|finally|instantly|immediately|easily|quickly) (see|feel|look|earn|lose|notice|enjoy)",
  ],
  ought: [
    "(we|government|governments|parliament|congress|council|society|leaders|state|voters|taxpayers|citizens|europe|america|country) (all |also |really |urgently |now |) (must|should|ought to|cannot afford to|can't afford to|should not|must not|shouldn't|mustn't) (not |never |now |all |stop |also |)",
    "we (all |also |really |urgently |now |) (need|have) to (stop|act|change|fight|stand|ask|make|take|end|protect|start|talk|learn|remember|do)",
    "there (must|should|ought to) be (a|an|no|more|some|an end)",
    "(should|must|ought to|needs to|need to) be (banned|stopped|abolished|punished|removed|ended|ashamed|protected|sacked|fired|jailed|scrapped|reformed|repealed|held accountable|held responsible)",
    "(enough is enough|something (must|has to) be done|is long overdue|how long (will|must|can) we|must stop|has to stop|you (have|need) to (stop|wake up|understand|realise|realize))",
  ],
  judgement: [
    "(no shame|shame on|should be ashamed|how dare|beyond any measure of decency|absurd|ridiculous|outrageous|shameful|disgraceful|disgusting|pathetic|idiotic|moronic|stupid|stupidity|insane|insanity|nonsense|appalling|despicable|contemptible|laughable|ludicrous|shameless|shamelessly|hypocrite|hypocrites|hypocritical|hypocrisy|cowardly|vile|liar|liars|farce|sham|crap|bullshit|idiot|idiots|moron|morons|scum|thugs|crooks|traitor|traitors|betrayal|tyranny|indoctrination|brainwashed|brainwashing|disgrace|scandalous|sickening|pigheaded|madness|arrogant|arrogance|incompetent|incompetence|rigged|hoax|grotesque|egregious|nut bags|lunatic|lunatics)",
  ],
};
