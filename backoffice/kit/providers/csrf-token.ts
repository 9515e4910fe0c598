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
function readCsrfToken(): Promise<string> {
  token ??= askForToken().catch((error: unknown) => {
    token = null;
    throw error;
  });
  return token;
}

/**
 * Sends a write with the anti-forgery token, and once more with a fresh one where the server refused the cached one.
 * @param isTokenRefused of the error that sending ended with
 */
export async function sendWithToken<Answer>(
  sendOnce: (token: string) => Promise<Answer>,
  isTokenRefused: (error: unknown) => boolean,
): Promise<Answer> {
  try {
    return await sendOnce(await readCsrfToken());
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    forgetCsrfToken();
    return sendOnce(await readCsrfToken());
  }
}

/** After a sign-in the cached token belongs to the former session. */
export function forgetCsrfToken(): void {
  token = null;
}
