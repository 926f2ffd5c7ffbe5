/**
 * Phrases that address a language model rather than a reader, in the pattern language of `rule.ts`.
 * Kinds after OWASP LLM01:2025, Prompt Injection; wording our own.
 */
export const addressedToAi: readonly string[] = [
  "(ignore|disregard|forget|override|skip|bypass) (all|any|every|the|your|my|) (of|) (the|your|my|these|) (previous|prior|above|earlier|preceding|former|existing|system|original) (system|user|) (instructions|instruction|prompt|prompts|rules|directions|guidelines|context|messages)",
  "(ignore|disregard|forget) (everything|all|anything) (above|before|you were told|you have been told|that came before)",
  "(ignore|disregard|override|forget) your (instructions|rules|guidelines|training|programming|prompt)",
  "(as|since you are|you are) an (ai|ai language model|ai assistant|ai model|llm)",
  "as a large language model",
  "(attention|dear|hey|hello|note to|note for|message to|message for|instructions for|instruction to) (ai|all ais|llm|llms|language model|language models|chatbot|chatgpt|ai assistant|ai assistants|ai models|ai reviewers)",
  "(if you are|if you're) (an|a) (ai|llm|language model|large language model|chatbot|ai assistant|ai model)",
  "you are now (a|an|in|the) .. (assistant|model|ai|bot|mode|dan|jailbroken|unrestricted)",
  "(enter|activate|enable) (developer|dan|jailbreak|god|debug) mode",
  "(reveal|print|show|repeat|output|leak|display) (me|) (your|the) (system|hidden|initial|full|) (prompt|system message|instructions)",
  "(your|the) (new|real|updated) (system prompt|system instructions|instructions are)",
  "(do not|don't|never) (analyse|analyze|flag|report) this (text|article|document|post) (as|for)",
  "(respond|reply|answer|output|return|say|write) (only|) (with|) (that|) (no|nothing|zero) (manipulation|manipulative|propaganda|bias|notable|findings|issues)",
  "(classify|rate|mark|label|report) this (text|article|document|post) as (neutral|unbiased|objective|safe|trustworthy|reliable|harmless)",
  "(system|developer) prompt :",
];
