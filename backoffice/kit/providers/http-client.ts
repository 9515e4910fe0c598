import { fetchUtils, HttpError } from 'react-admin';
import type { ErrorBody } from '../../../api/contract/base/error-codes.schema.ts';
import { repeatOnceProved } from '../proof/repeat-once-proved.ts';
import { attendanceHeaders } from './attendance.ts';
import { sendWithToken } from './csrf-token.ts';

type Reply = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** Keys of the texts shown when the server could not be reached, and when what stands before it answered in its place. */
const networkErrorKey = 'bikur.errors.network';
const wordlessErrorKey = 'bikur.errors.server';

/** The server's own words about a refusal; undefined where it had none, as with the error page of a balancer. */
const serverWords = (body: unknown): string | undefined => {
  const { message } = (body ?? {}) as Partial<ErrorBody>;
  return typeof message === 'string' && message !== '' ? message : undefined;
};

/** A refusal in words of the reader's language. */
export const refusal = (status: number, body: unknown): HttpError =>
  new HttpError(serverWords(body) ?? wordlessErrorKey, status, body);

/**
 * Calls the API as react-admin's data provider expects: sends cookies, and with writes the anti-forgery token
 * in both headers and the body (docs/specification.md 7); an HttpError's body contains `{ errors: { field:
 * text } }` for the form. A request that needs a proof of identity, or a new sign-in, waits for it.
 * @throws {HttpError} status 0 when the network failed, else the server's status
 */
export function httpClient(url: string, options: fetchUtils.Options = {}): Promise<Reply> {
  return repeatOnceProved(() => send(url, options));
}

async function send(url: string, options: fetchUtils.Options): Promise<Reply> {
  if (isRead(options)) return call(url, options);
  return sendWithToken((token) => call(url, withCsrfToken(options, token)), isStaleToken).catch(asHttpError);
}

/** What react-admin understands; a token that could not be fetched is a network that failed. */
function asHttpError(error: unknown): never {
  if (isAbort(error)) throw error;
  if (!(error instanceof HttpError)) throw new HttpError(networkErrorKey, 0);
  throw error.status === 0 ? error : refusal(error.status, error.body);
}

function isRead(options: fetchUtils.Options): boolean {
  return ['GET', 'HEAD'].includes((options.method ?? 'GET').toUpperCase());
}

function isStaleToken(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    (error.body as Partial<ErrorBody> | undefined)?.code === 'csrf_token_invalid'
  );
}

async function call(url: string, options: fetchUtils.Options): Promise<Reply> {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  for (const [name, value] of Object.entries(attendanceHeaders())) headers.set(name, value);
  return fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' }).catch(asHttpError);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function withCsrfToken(options: fetchUtils.Options, token: string): fetchUtils.Options {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('csrf-token', token);
  headers.set('x-csrf-token', token);
  return { ...options, headers, ...withTokenInBody(options.body, token, headers) };
}

function withTokenInBody(body: BodyInit | null | undefined, token: string, headers: Headers) {
  if (typeof body !== 'string') return {};
  headers.set('Content-Type', 'application/json');
  const value: unknown = JSON.parse(body);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { body: isObject ? JSON.stringify({ ...value, _csrf: token }) : body };
}
