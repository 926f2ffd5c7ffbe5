import type { Notice } from "#report/index.ts";

/** Tags by which chat formats tell roles apart: ChatML, Llama, Alpaca, and XML-like ones. No reader needs them. */
const ROLE_TAG =
  /<\|(?:im_start|im_end|im_sep|system|user|assistant|endoftext|eot_id|begin_of_text|start_header_id|end_header_id)\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|instructions?|(?:system|user|assistant|developer|ai)[_-](?:prompt|message|query|input|instructions?)|(?:tool|function)_(?:calls?|response|result))>|"role"\s*:\s*"(?:system|developer|assistant)"|\[\/?(?:system|admin|assistant|system message|instructions?)\]|^#{2,4} ?(?:instructions?|system|assistant|human|response):/gimu;

/** Finds role tags of chat formats. */
export function findRoleTags(text: string): Notice[] {
  // Few texts have a bracket of either kind or a heading in marks, and that is told quickly.
  if (!text.includes("<") && !text.includes("[") && !text.includes("##") && !text.includes('"role"'))
    return [];
  return Array.from(text.matchAll(ROLE_TAG), ({ index, 0: tag }) => ({
    kind: "addressed-to-ai",
    start: index,
    end: index + tag.length,
  }));
}
