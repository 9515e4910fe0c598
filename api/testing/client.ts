import type { SessionUser } from '../contract/accounts/accounts.schema.ts';
import { CookieJar } from './cookie-jar.ts';
import { factoryPassword } from './factories/user.ts';
import { sendRequest, type SentRequest } from './send-request.ts';

/** What came back; `body` is the parsed JSON, or null when there is none. */
export interface TestReply {
  status: number;
  headers: Headers;
  text: string;
  // Tests look into bodies freely; the contract itself is checked by the server's reply check.
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

export interface TestRequest {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Leaves the anti-forgery token out, or sends this one. */
  csrf?: false | string;
  /** Sends this text as it is in place of JSON. */
  raw?: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
}

/** A browser without pages: keeps cookies, sends the anti-forgery token with writes as the storefront does. */
export interface TestClient {
  cookies: CookieJar;
  /** The header of that name, when set; writes then need no anti-forgery token. */
  authorization?: string;
  request(method: string, path: string, body?: unknown, options?: TestRequest): Promise<TestReply>;
  get(path: string, options?: TestRequest): Promise<TestReply>;
  post(path: string, body?: unknown, options?: TestRequest): Promise<TestReply>;
  put(path: string, body?: unknown, options?: TestRequest): Promise<TestReply>;
  patch(path: string, body?: unknown, options?: TestRequest): Promise<TestReply>;
  delete(path: string, options?: TestRequest): Promise<TestReply>;
  /**
   * Logs in through the door people use.
   * @throws {Error} when the login is refused
   */
  signIn(user: { email: string }, password?: string): Promise<TestReply>;
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Makes a client of the server at `url`. Redirects are not followed.
 * @param afterSignIn what is done for whoever signed in by password
 */
export function createClient(
  url: string,
  afterSignIn: (user: SessionUser) => Promise<void> = async () => {},
): TestClient {
  const cookies = new CookieJar();

  async function send(
    method: string,
    path: string,
    content: Pick<SentRequest, 'body' | 'signal'>,
    headers: Record<string, string>,
  ) {
    const cookie = cookies.header();
    const reply = await sendRequest({
      ...content,
      method,
      url: new URL(url + path),
      headers: { Accept: 'application/json', ...(cookie && { Cookie: cookie }), ...headers },
    });
    cookies.take(reply.headers.getSetCookie());
    const isJson = reply.headers.get('Content-Type')?.includes('json') ?? false;
    return {
      ...reply,
      body: isJson && reply.text !== '' ? (JSON.parse(reply.text) as unknown) : null,
    };
  }

  async function csrfHeaders(choice: TestRequest['csrf']): Promise<Record<string, string>> {
    if (choice === false) return {};
    if (choice === undefined && !cookies.get('XSRF-TOKEN')) await send('GET', '/api/csrf-token', {}, {});
    const token = choice ?? cookies.get('XSRF-TOKEN');
    return token ? { 'csrf-token': token, 'x-csrf-token': token } : {};
  }

  const client: TestClient = {
    cookies,
    async request(method, path, body, options = {}) {
      const csrf = writes.has(method) && !client.authorization ? await csrfHeaders(options.csrf) : {};
      const content = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const type = options.contentType ?? (content === undefined ? undefined : 'application/json');
      return send(
        method,
        path,
        { body: content, signal: options.signal },
        {
          ...(type && { 'Content-Type': type }),
          ...csrf,
          ...(client.authorization && { Authorization: client.authorization }),
          ...options.headers,
        },
      );
    },
    get: (path, options) => client.request('GET', path, undefined, options),
    post: (path, body, options) => client.request('POST', path, body, options),
    put: (path, body, options) => client.request('PUT', path, body, options),
    patch: (path, body, options) => client.request('PATCH', path, body, options),
    delete: (path, options) => client.request('DELETE', path, undefined, options),
    async signIn({ email }, password = factoryPassword) {
      const reply = await client.post('/api/auth/login', { email, password });
      if (reply.status !== 200) throw new Error(`Login of ${email} answered ${reply.status}: ${reply.text}`);
      await afterSignIn(reply.body.user as SessionUser);
      return reply;
    },
  };
  return client;
}
