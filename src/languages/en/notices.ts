import type { AddressedToAi } from "../notices.ts";

/** Kinds of attack after OWASP LLM01:2025, Prompt Injection; wording our own. */
const kind =
  "(ai|ais|llm|llms|artificial intelligence|language model|language models|large language model|large language models|chatbot|chatbots|chatgpt|gpt|gpt-3|gpt-4|claude|gemini|copilot|grok|mistral|deepseek|bard)";
const noun =
  "(assistant|assistants|model|models|system|systems|agent|agents|bot|bots|reader|readers|reviewer|reviewers|summarizer|summariser|tool|tools|analyst|)";
const machine = `${kind} ${noun}`;
/** Where a call begins: at the start, after a mark, or where the one spoken to is told to. */
const calls =
  "(^|,|:|;|—|!|?|and|then|please|now|just|also|instead|first|kindly|simply|immediately|you (must|should|will|shall|can|may|need to|have to|are to|are going to)|want you to|like you to|(need|have|required|asked|told|ordered|supposed|free) to)";
const theirs = "(your|the|my|our|all|any|every|each|of|these|those|this|and|or)";
const text = "(text|article|page|document|post|review|content|email|message|passage|story|file|website)";
const answer = "(response|responses|reply|replies|answer|answers|output|summary|completion|report|analysis)";

export const addressedToAi: AddressedToAi = {
  address: [
    `(if|since|because|as|whether) you (are|may be|might be) (a|an|the|) (${machine}|automated (system|reader|tool))`,
    `(if|in case|should) (this|the) ${text} is (being|) (read|processed|analysed|analyzed|summarised|summarized|reviewed) by (a|an|any|) ${machine}`,
    `as (a|an) (large|) (ai|llm|language model|ai model) .. (reading|analysing|analyzing|processing|you|that reads)`,
    `you (are|'re) (now|) (a|an) (ai|llm|large language model|language model|chatbot) (that|who|which|,|trained|without|with|$)`,
    `(note|message|memo|request|reminder|instruction|instructions|notice|hint) (to|for) (the|any|all|every|) ${machine} (:|,|—|!|reading|processing|that read)`,
    `(any|all|every) (ai|llm|language model|language models) (assistant|model|system|agent|tool|) (reading|processing|analysing|analyzing|summarising|summarizing|reviewing) this`,
    `(ai|ais|llms|language models|chatbots) (systems|models|assistants|tools|agents|) (must|should|may|shall|are asked to|are instructed to) (not|report|ignore|skip|say|write|leave|rate|mark|add|recommend)`,
    "(i|we) gave you (your|the|those|wrong) .. (instructions|rules|prompt)",
    "your new (instructions|instruction|directive|prompt|task) (is|are|:|starts|reads)",
    "you are (dan|now (dan|jailbroken|unrestricted|uncensored|unfiltered|free from))",
    `^ (hello|hi|hey|dear|greetings|attention) (,|) ${machine} ($|!|,)`,
    "do anything now",
    `your (overall|) (summary|report|analysis|verdict) (is|reads) :`,
    `(your|the) (new|real|updated|actual|true) (system prompt|system instructions|instructions are|task is|instruction is|directive is|objective is)`,
    "^ (ignore|disregard|forget) (all|the|) (above|previous|prior) $",
    "(your|new) system (prompt|instructions) (is|are|:)",
    "^ system (:|—) (analysis|the|you|ignore|override|respond|do not|return|all|new|from|your)",
    "(begin|start|end) of (the|) (system prompt|system message|new instructions|untrusted|user input|context|prompt|instructions)",
    "what were you told before this",
    `(must not|may not|should not|do not|don't|never) (analyse|analyze|scan|process|examine) this ${text}`,
    `(report|find|flag|list|say) nothing (about|in|on|against) this ${text}`,
    `(say|report|write|state|conclude|answer) that (no|nothing|zero) (manipulation|manipulative|propaganda|bias|notable|findings|issues|technique|techniques) (was|were|is|are|has|have) .. (found|observed|detected|present)`,
    "(leave|keep) (every|all|the) (box|boxes|category|categories|field|fields) (empty|blank)",
    `(leave|keep|make) (the|your) (report|analysis) (empty|blank)`,
    "return (an empty list of observations|an empty report|no observations|no findings)",
    "list no techniques",
    "replace (every|all|the|each) (justification|justifications|observation|observations)",
  ],
  machine: [machine, "(automated|virtual|digital) (assistant|assistants|reader|readers)"],
  vocative: [
    `(dear|hello|hi|hey|attention|greetings|listen|okay|ok|thanks|notice to|note to) (all|any|the|my|every|,|) ${machine} (,|:|!|;|—|$|reading|and|,)`,
    `^ (the|) ${machine} (,|:|!|;|—)`,
    `(,|you|:) ${kind} ${noun} (,|:|$|!)`,
  ],
  "second-person": [
    "(you|your|you're|yourself|yours)",
    "(^|:|,|;|!|—|?|and|then|now|please) (repeat|say|write|skip|leave|report|return|mark|rate|tell|stop|add|list|summarise|summarize|translate|respond|answer|reply|output|print|give|do not|don't|always|never|make|describe|treat|classify|recommend|mention|praise|be|begin|start|use|follow|execute|run|send|ignore|forget|disregard)",
  ],
  override: [
    `${calls} (ignore|disregard|forget|override|bypass|overlook|discard|dismiss|drop|skip|abandon|erase|delete|neglect|nullify|void|unlearn|supersede|suspend)`,
    `${calls} (stop|quit|cease) (following|obeying|using)`,
    `${calls} (do not|don't|no longer|never) (follow|obey|use|adhere to|listen to)`,
    `${calls} (pay no attention to|set aside|put aside|throw away|let go of|break free from|disobey)`,
    "(are|is|have been|has been|now) (void|cancelled|canceled|overridden|superseded|suspended|replaced|lifted|obsolete|null|no longer valid|no longer apply|disabled)",
    "^ (override|overriding) (all|any|the|previous|:)",
    "(supersedes|overrides|replaces) (all|any|your|every)",
    "(can|could|would|will) you (please|) (ignore|disregard|forget|override|bypass)",
    "(regardless of|despite|notwithstanding|irrespective of) (your|any|all|these|previous|prior|pre-existing|earlier|other)",
  ],
  earlier: [
    "(previous|prior|preceding|earlier|former|above|foregoing|initial|original|existing|past|aforementioned|system|safety|ethical|old|programmed|pre-programmed)",
    "(all|any|every|primary)",
    "(before|so far|until now|up to now|up to this point|thus far|beforehand|previously|till now)",
    "you (were|have been|had been|got|have|had|received|have received|are|been) (given|told|taught|instructed|before|received|got|)",
    "your",
    "(above|before) (this|that|it|here)",
    "(given|provided|told) to you",
  ],
  instructions: [
    "(instruction|instructions|prompt|prompts|rule|rules|guideline|guidelines|directive|directives|directions|orders|command|commands|constraints|restrictions|programming|training|policies|settings|protocols|limitations|filters|messages|assignment|assignments|input|inputs|requests)",
    "(everything|anything|all|what|whatever) (that|) (was|is|came|stands|has been|you|i) (above|before|said|written|told|were|have|know|learned|wrote|gave)",
    "(everything|all|anything) (above|before|prior|preceding|previous)",
    `${theirs} (task|tasks|context|conversation|persona|role|request|inputs|text above)`,
  ],
  reveal: [
    `${calls} (reveal|print|show|repeat|display|output|leak|share|disclose|expose|dump|list|recite|provide|quote|copy|return|spell out|write out|give me|tell me|write down|paste|summarise|summarize|translate|encode|send|email|post)`,
    "what (is|are|was|were|does|do)",
    "(can|could|would|will) you (please|) (show|tell|give|share|print|repeat|reveal|list|send)",
  ],
  "hidden-words": [
    "(your|the) (full|entire|complete|exact|hidden|secret|own|) (system|initial|hidden|secret|original|internal|developer|confidential|starting|underlying|base|full|entire|complete) (prompt|instructions|instruction|message|guidelines|directives|configuration|prompts)",
    "your (prompt|instructions|guidelines|directives|system message|rules|training data|api key|api keys|credentials|configuration)",
    `(everything|all|the text|all text|the words|all the text|the sentences|all words|the content) (above|before|preceding|that precedes) (this|in|the|)`,
    "(instructions|prompt|rules) (you were|you have been|that you were|given to you|above|you)",
  ],
  role: [
    "(you are|you're) (now|no longer|from now on|going to|about to)",
    "you (will|must|shall) (now|) (act|play|behave|become|be|respond|answer|speak|pretend|assume|adopt)",
    "(from now on|henceforth|from this point|starting now|from here on)",
    "(^|,|:|and|now|please|to|then|,) (act|behave|respond|answer|speak|talk|write|pose|operate|function|work) as (a|an|the|if you|my|though)",
    "(pretend|imagine|suppose|assume|role-play|roleplay) (that|to be|you|as|being)",
    "(take on|assume|adopt|play) (the|a) (role|persona|character|part)",
    "(your|a) new (role|task|goal|objective|job|persona|name|identity|mission|purpose)",
    "(let us|let's) play a game",
    "you are (a|an|operating|running) (as|) (a|an|) .. (ai|llm|language model|chatbot|bot|terminal) ($|,|with|without|that|who|please|designed|trained)",
    "you are (a|an|the) (helpful|expert|experienced|professional|skilled|loyal|personal|unrestricted)",
  ],
  persona: [
    machine,
    "(dan|stan|jailbroken|unrestricted|uncensored|unfiltered|amoral|unlimited)",
    "(without|no|free of|free from|outside|beyond) (any|all|) (restrictions|limits|limitations|rules|filters|filter|restriction|guidelines|censorship|ethical|ethics)",
    "(assistant|bot|persona|terminal|interpreter|simulator|console|compiler|translator|summarizer|summariser|evil|analyst)",
    "(press office|spokesman|spokeswoman|spokesperson)",
  ],
  mode: [
    "(developer|dev|debug|debugging|god|admin|administrator|sudo|root|maintenance|jailbreak|dan|unrestricted|unfiltered|opposite|evil|override|diagnostic|superuser) (mode|access|override)",
  ],
  "switched-on": [
    "(enabled|activated|on|engaged|unlocked|confirmed|granted|initiated|active|authorized|authorised) ($|!|:|,|—)",
    "(you are|you're) (now|) (operating|running|) (in|entering)",
    "(has been|have been|is now|was|is) (enabled|activated|unlocked|engaged|granted)",
    `${calls} (enter|activate|enable|engage|initiate|switch to|turn on) .. (mode|override|access) ($|!|,|:|and)`,
    "mode :",
  ],
  output: [
    `${calls} (respond|reply|answer|output|print|say|write|return|state|conclude|begin|start|finish|tell|declare|repeat|produce|generate|display|summarise it|summarize it|include|mention|add|insert|append)`,
    `${calls} (always|only|never|do not|don't) (respond|reply|answer|output|print|say|write|return|state|mention)`,
  ],
  dictated: [
    "(only|exactly|solely|verbatim|literally|nothing but|nothing else|nothing more|just) (with|the|as|this|that|:|in|say|$)",
    "(exactly|only|solely|nothing but|verbatim|word for word|precisely) (with|:|the|this|in|and)",
    "(with|by) (the|this|these|a) (following|exact|single|word|words|phrase|sentence|string|text)",
    "(the|this|these) (following|exact) (text|words|phrase|sentence|string|message|word)",
    "word for word",
    "in (base64|base-64|rot13|morse|hexadecimal|hex|binary|json|all caps|reverse|emoji|emojis) ($|,|only|and)",
    "no (findings|observations|manipulation|issues|techniques)",
  ],
  answer: [`(your|every|each|overall|final|entire) (overall|final|next|own|entire|whole|) ${answer}`],
  must: [
    "(must|should|has to|have to|needs to|shall|is to|are to|will) (always|only|not|) (begin|start|end|contain|include|be|read|say|consist|state|mention|recommend|conclude|open|finish|sound|remain)",
    "(is|are|reads|read) :",
    "(must|should) (always|only|not)",
  ],
  shape: [
    `${calls} (begin|start|end|finish|prefix|preface|precede|open|conclude|close) (your|every|each|all|the) (overall|final|next|) ${answer} (with|by|in)`,
    `${calls} (append|prepend|integrate|incorporate|embed|augment|enhance|modify|alter|adjust|encode|encrypt|translate|render|reverse|rephrase|rewrite|convert|format|supplement|replace|shift|invert|express) .. (your|every|each) (overall|final|next|) ${answer}`,
    `${calls} (add|insert|include|put|place|mention|integrate|incorporate|append|embed) .. (in|into|to|at|within|inside|at the end of) (your|every|each|the) (overall|final|next|) (output|summary|completion|analysis|report)`,
    `${calls} (add|insert|include|put|integrate|incorporate|append|embed|weave) (a|an|one|the|this|these|some) .. (in|into|to|at|within) (your|every|each) ${answer}`,
    `(do|perform|execute) the following in your ${answer}`,
    `in your (overall|final|next|) ${answer} (,|) (add|insert|include|mention|say|write|suggest|recommend|promote|tell|hint|refer|state)`,
    `(provide|give|deliver|write|output|return|send) (me|) your (overall|final|next|) (response|reply|answer|output|message) (in|as|using|only|backwards|backward|with|reversed)`,
    "(reply|respond|answer) (only|exclusively|entirely|solely|back|to me|) (in|using|with) (base64|emoji|emojis|reverse|french|german|spanish|italian|portuguese|chinese|japanese|a caesar|morse|code|json|yes|no)",
    "(mark|flag|label|report|list|classify|rate|score|treat) .. (as|to) (name-calling|loaded|neutral|unbiased|objective|whataboutism|an appeal|propaganda|disinformation)",
  ],
  processing: [
    `(when|while|before|after|if) (you|) (are|) (asked to|) (summarise|summarize|summarising|summarizing|analysing|analyzing|analyse|analyze|processing|process|reading|translating|reviewing|evaluating|describing|rating|grading|answering|responding) (this|the|about this|about the) ${text}`,
    "(when|if) (asked|someone asks|a user asks|the user asks|users ask) (about|to|for|you)",
    "^ before you (analyse|analyze|summarise|summarize|answer|respond|reply|continue|proceed)",
  ],
  heading: [
    "^ (system|admin|administrator|developer|assistant|ai|llm|chatgpt|root|model) (instruction|instructions|message|prompt|override|command|directive|note|notice|update) (:|!|$)",
    "^ (new|updated|additional|revised|hidden|secret|real|actual|important|urgent|critical|special|priority|override|final) (new|important|urgent|system|critical|) (instruction|instructions|prompt|directive|directives|override|task)",
    "^ (override|directive|directives|overriding) (:|!|$)",
  ],
};
