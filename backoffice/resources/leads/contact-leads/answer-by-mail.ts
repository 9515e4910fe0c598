import type { AnyRecord } from '../../../kit/fields/make-field.tsx';

/** Mail programs refuse or cut longer addresses. */
const maxQuoteLength = 1_000;

/**
 * A `mailto:` address that opens the answer to a lead in the admin's own mail program: subject, and the
 * lead's text quoted below.
 * @param mailto a safe `mailto:` address
 */
export function answerByMail(mailto: string, lead: AnyRecord, subject: string): string {
  const message = typeof lead['message'] === 'string' ? lead['message'] : '';
  const quoted = [...message]
    .slice(0, maxQuoteLength)
    .join('')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (message) parts.push(`body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`);
  return `${mailto}?${parts.join('&')}`;
}
