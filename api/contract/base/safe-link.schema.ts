import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, hostname: /^(?:[^\s.]+\.)+[^\s.]{2,}$/u, normalize: true });
// eslint-disable-next-line no-control-regex -- a control character inside a link is an attack or a mistake
const inside = /[\u0000-\u0020\u007F-\u00A0\u2028\u2029"<>\\^`{|}]/u;

/**
 * Makes a typed link safe for a page: http or https, with a real host, no blanks, quotes or control characters
 * inside, no user name before the host. `example.co.il` becomes `https://example.co.il/`. No typed link gets onto a
 * page in any other way.
 * @returns null when the text is not such a link
 */
export function safeLink(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || typed.length > 2_000 || inside.test(typed)) return null;
  const hasScheme = /^[a-z][a-z0-9+-]*:/iu.test(typed);
  const parsed = webAddress.safeParse(hasScheme ? typed : `https://${typed.replace(/^\/\//u, '')}`);
  if (!parsed.success || /^https?:\/\/[^/?#]*@/iu.test(parsed.data)) return null;
  return parsed.data.replaceAll("'", '%27');
}

const mail = z.email();

/** A mail address that may follow `mailto:`; null when the text is not one. */
export function safeEmail(text: string): string | null {
  const parsed = mail.safeParse(text.trim());
  return parsed.success ? parsed.data : null;
}
