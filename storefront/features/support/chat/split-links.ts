import { safeLink } from '../../../../api/contract/base/safe-link.schema.ts';

interface TextPart {
  text: string;
  /** Set when the part is a safe address. */
  link: string | null;
}

const candidate = /https?:\/\/[^\s<>"'`\u0590-\u05FF]+/giu;
/** Punctuation that ends the sentence, not the address. */
const sentenceEnd = /[.,;:!?…)\]}״׳]+$/u;

/** Splits a message at its web addresses. Only http and https become links; other schemes stay plain text. */
export function splitLinks(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of message.matchAll(candidate)) {
    const text = found[0].replace(sentenceEnd, '');
    const link = safeLink(text);
    if (link === null) continue;
    if (found.index > end) parts.push({ text: message.slice(end, found.index), link: null });
    parts.push({ text, link });
    end = found.index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end), link: null });
  return parts;
}
