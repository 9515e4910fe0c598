import { csrfTokenEndpoint } from '../../../api/contract/accounts/accounts.endpoint.ts';
import { pathOf, type ReplyTo } from '../../../api/contract/endpoint.ts';
let token: Promise<string> | null = null;

async function askForToken(): Promise<string> {
  const answer = await fetch(pathOf(csrfTokenEndpoint), {
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`No anti-forgery token: ${answer.status}`);
  const { csrfToken } = (await answer.json()) as ReplyTo<typeof csrfTokenEndpoint>;
  return csrfToken;
}

/**
 * The anti-forgery token of this session, fetched once and cached until the server refuses it or the session changes.
 */
export function readCsrfToken(): Promise<string> {
  token ??= askForToken().catch((error: unknown) => {
    token = null;
    throw error;
  });
  return token;
}

/** After a sign-in the cached token belongs to the former session. */
export function forgetCsrfToken(): void {
  token = null;
}
