import { readPhoneNumber } from '../../../api/contract/base/phone-number.ts';
import { safeEmail, safeLink } from '../../../api/contract/base/safe-link.schema.ts';

const localPath = /^\/(?![/\\])[^\s\p{Cc}"'<>\\^`{|}]*$/u;

/**
 * The address a stored text may link to: http, https, mailto, tel, or a path on this site; null for anything
 * else (`javascript:`, `data:`, `vbscript:`, `blob:` …). Needed for every address a customer may have typed,
 * because an older rule may have let worse into the database.
 */
export function safeHref(text: string): string | null {
  const typed = text.trim();
  if (/^mailto:/iu.test(typed)) return prefixed('mailto:', safeEmail(typed.slice(7)));
  if (/^tel:/iu.test(typed)) return prefixed('tel:', readPhoneNumber(typed.slice(4))?.dial ?? null);
  if (localPath.test(typed)) return typed;
  return safeLink(typed);
}

function prefixed(scheme: string, rest: string | null): string | null {
  return rest === null ? null : scheme + rest;
}
