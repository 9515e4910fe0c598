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

/** The anti-forgery token of this session, asked for once and kept until it is refused or the session changes. */
export function readCsrfToken(): Promise<string> {
  token ??= askForToken().catch((error: unknown) => {
    token = null;
    throw error;
  });
  return token;
}

/** Forgets the token: after a sign-in it belongs to a session that is gone. */
export function forgetCsrfToken(): void {
  token = null;
}
