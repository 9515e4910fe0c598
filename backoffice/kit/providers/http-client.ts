import { fetchUtils, HttpError } from 'react-admin';
import type { ErrorBody } from '../../../api/contract/base/error-codes.schema.ts';
import { forgetCsrfToken, readCsrfToken } from './csrf-token.ts';

type Reply = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** Key of the text shown when the server could not be reached. */
export const networkErrorKey = 'bikur.errors.network';

/**
 * Calls the API as react-admin's data provider expects: sends cookies, and with writes the anti-forgery token
 * in both headers and the body (docs/specification.md 7); an HttpError's body contains `{ errors: { field:
 * text } }` for the form.
 * @throws {HttpError} status 0 when the network failed, else the server's status
 */
export async function httpClient(url: string, options: fetchUtils.Options = {}): Promise<Reply> {
  if (isRead(options)) return call(url, options);
  try {
    return await call(url, await withCsrfToken(options));
  } catch (error) {
    if (!isStaleToken(error)) throw error;
    forgetCsrfToken();
    return call(url, await withCsrfToken(options));
  }
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
  try {
    return await fetchUtils.fetchJson(url, { ...options, credentials: 'same-origin' });
  } catch (error) {
    if (error instanceof HttpError || isAbort(error)) throw error;
    throw new HttpError(networkErrorKey, 0);
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

async function withCsrfToken(options: fetchUtils.Options): Promise<fetchUtils.Options> {
  const token = await readCsrfToken().catch(() => {
    throw new HttpError(networkErrorKey, 0);
  });
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
