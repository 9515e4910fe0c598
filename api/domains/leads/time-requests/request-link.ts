import { createHmac } from 'node:crypto';
import { equalSecrets } from '../../../lib/secret-token.ts';

/** Where a visitor finds their own request; the secret is in the query, which neither log nor mail log keeps. */
export const requestPage = '/time';

interface WithSecret {
  SESSION_SECRET: string;
}

/**
 * The secret of a request's link. It is worked out and not stored: mails and answers name it days later, and who reads
 * the table learns none.
 */
function requestToken(env: WithSecret, leadId: number): string {
  const proof = createHmac('sha256', env.SESSION_SECRET)
    .update(`time request\n${leadId}`)
    .digest('base64url');
  return `${leadId}-${proof.slice(0, 32)}`;
}

export const requestPath = (env: WithSecret, leadId: number): string =>
  `${requestPage}?request=${requestToken(env, leadId)}`;

/** The request that a link's secret belongs to; null when it is nobody's. */
export function readRequestToken(env: WithSecret, token: string): number | null {
  const id = Number(/^([1-9]\d{0,14})-/u.exec(token)?.[1]);
  return Number.isSafeInteger(id) && equalSecrets(token, requestToken(env, id)) ? id : null;
}
