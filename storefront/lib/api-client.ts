import { csrfTokenEndpoint } from '../../api/contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../../api/contract/endpoint.ts';
import { type Language, languageOfCode } from '../../api/contract/base/languages.ts';
import { errorOfStatus, NetworkError } from './api-errors.ts';
import { readCsrfToken, readStoredUser, readToken, storeCsrfToken } from './browser-store.ts';
import { codeOf, repeatOnceProved } from './proof-needed.ts';
import { defaultErrorMessage, requestText } from './default-error-messages.ts';

/** The public demo account; the server knows it by its session, these headers are a hint for its logs. */
const demoEmail = 'demo@bikur.example';

type LogLevel = 'error' | 'warn';

export interface ReadOptions {
  /** `return-null` turns a 401 into null instead of an error. */
  on401?: 'return-null' | 'throw';
  signal?: AbortSignal | undefined;
  /** How a failure stands in the console; an error unless named. */
  log?: LogLevel;
  headers?: Record<string, string>;
}

/**
 * Asked when the server doesn't know the caller. False: a guest, or the session lives after all. When the session has
 * ended it resolves only once the user is signed in again, with true.
 */
type LoginRequired = () => Promise<boolean>;

let loginRequired: LoginRequired = () => Promise.resolve(false);

/** The session hears of every 401 here, whatever asked (docs/product.md 11.10). */
export const onLoginRequired = (listener: LoginRequired): void => void (loginRequired = listener);

/**
 * Has the session looked at when a call that can't wait for the next sign-in was refused.
 * @returns what to tell of a call whose session has ended, in place of the server's words
 */
export function noticeRefusal(status: number): string | null {
  if (status !== 401) return null;
  const wasSignedIn = readStoredUser() !== null;
  void loginRequired();
  return wasSignedIn ? requestText('sessionEnded', pageLanguage()) : null;
}

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const pageLanguage = (): Language => languageOfCode(globalThis.document?.documentElement.lang);

export function commonHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const token = readToken();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const user = readStoredUser();
  if (user?.email.toLowerCase() === demoEmail) {
    headers['x-demo-user'] = user.email;
    headers['x-demo-user-id'] = String(user.id);
  }
  return headers;
}

function report(method: string, url: string, error: unknown, level: LogLevel = 'error'): void {
  // Each failed call stands in the console, with method and address (docs/specification.md 7).
  // oxlint-disable-next-line no-console
  console[level](`${method} ${url}`, error);
}

async function send(method: string, url: string, init: RequestInit, log?: LogLevel): Promise<Response> {
  try {
    return await fetch(url, { ...init, method, credentials: 'include' });
  } catch (cause) {
    // An aborted read (another page was opened) is no error to report.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    const error = new NetworkError(requestText('network', pageLanguage()), cause);
    report(method, url, error, log);
    throw error;
  }
}

const isJson = (response: Response): boolean => /\bjson\b/i.test(response.headers.get('content-type') ?? '');

async function failure(
  method: string,
  url: string,
  response: Response,
  log?: LogLevel,
  said?: string | null,
): Promise<Error> {
  const text = await response.text().catch(() => '');
  let data: unknown = text === '' ? null : text;
  if (isJson(response)) {
    try {
      data = JSON.parse(text);
    } catch {
      // A body that only claims to be JSON stays text.
    }
  }
  const fromBody =
    typeof data === 'string' ? plainText(data) : (data as { message?: unknown } | null)?.message;
  const fromServer =
    typeof fromBody === 'string' && fromBody !== ''
      ? fromBody
      : defaultErrorMessage(response.status, response.statusText, pageLanguage());
  const message = said ?? fromServer;
  const error = errorOfStatus(response.status, message, data);
  report(method, url, error, log);
  return error;
}

/** A proxy's HTML page is no message to show. */
const plainText = (body: string): string => (/^\s*</.test(body) ? '' : body.trim());

/**
 * Reads from the API: the parsed JSON, else the text, else null when the answer is empty. A read that finds the
 * session ended waits for the next sign-in and goes on then.
 * @throws {ApiError} of the class its status calls for; {@link NetworkError} when no answer came
 */
export async function apiRead(url: string, options: ReadOptions = {}): Promise<unknown> {
  const response = await read(url, options);
  if (response.status === 401) {
    if (options.on401 === 'return-null') return null;
    if (await loginRequired()) return apiRead(url, options);
  }
  if (!response.ok) throw await failure('GET', url, response, options.log);
  const text = await response.text();
  if (text === '') return null;
  return isJson(response) ? (JSON.parse(text) as unknown) : text;
}

const read = (url: string, options: ReadOptions): Promise<Response> =>
  send(
    'GET',
    url,
    { headers: { ...commonHeaders(), ...options.headers }, signal: options.signal ?? null },
    options.log,
  );

/**
 * Reads a file of the API, after a proof of identity where it asks for one; how a read waits for the next sign-in is as
 * with `apiRead`.
 * @throws {ApiError} of the class its status calls for; {@link NetworkError} when no answer came
 */
export async function apiFile(url: string): Promise<Response> {
  const response = await repeatOnceProved(() => read(url, {}));
  if (response.status === 401 && (await loginRequired())) return apiFile(url);
  if (!response.ok) throw await failure('GET', url, response);
  return response;
}

/** Fetches a fresh anti-forgery token and stores it. */
async function fetchCsrfToken(): Promise<string> {
  const body = (await apiRead(pathOf(csrfTokenEndpoint))) as { csrfToken?: unknown } | null;
  const token = body?.csrfToken;
  if (typeof token !== 'string' || token === '')
    throw new Error(requestText('noSecurityToken', pageLanguage()));
  storeCsrfToken(token);
  return token;
}

const isPlainObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

async function write(
  method: WriteMethod,
  url: string,
  body: unknown,
  csrfToken: string,
  headers: Record<string, string>,
): Promise<Response> {
  const payload = isPlainObject(body) ? { ...body, _csrf: csrfToken } : body;
  return send(method, url, {
    headers: {
      ...commonHeaders(),
      'Content-Type': 'application/json',
      'csrf-token': csrfToken,
      'x-csrf-token': csrfToken,
      ...headers,
    },
    body: payload === undefined ? null : JSON.stringify(payload),
  });
}

/** Sends a write with the anti-forgery token, and once more with a fresh one where the server refused the stored one. */
export async function sendWithToken<Answer>(
  sendOnce: (token: string) => Promise<Answer>,
  isTokenRefused: (answer: Answer) => boolean | Promise<boolean>,
): Promise<Answer> {
  const answer = await sendOnce(readCsrfToken() ?? (await fetchCsrfToken()));
  return (await isTokenRefused(answer)) ? sendOnce(await fetchCsrfToken()) : answer;
}

const refusedToken = async (response: Response): Promise<boolean> =>
  (await codeOf(response)) === 'csrf_token_invalid';

/**
 * Writes to the API with the anti-forgery token in both headers and, in object bodies, as `_csrf`
 * (docs/specification.md 7), after a proof of identity where it needs one. Returns the parsed JSON, else the raw
 * response.
 * @throws {ApiError} of the class its status calls for; {@link NetworkError} when no answer came
 */
export async function apiWrite(
  method: WriteMethod,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await repeatOnceProved(() =>
    sendWithToken((token) => write(method, url, body, token, headers), refusedToken),
  );
  const said = noticeRefusal(response.status);
  if (!response.ok) throw await failure(method, url, response, 'error', said);
  return isJson(response) ? ((await response.json()) as unknown) : response;
}
