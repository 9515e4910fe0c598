import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
import { apiRead, apiWrite, onLoginRequired } from './api-client.ts';
import {
  AuthenticationError,
  ClientError,
  NetworkError,
  ServerError,
  ValidationError,
} from './api-errors.ts';

interface Sent {
  url: string;
  method: string;
  credentials: string;
  headers: Record<string, string>;
  body: string | null;
}

let sent: Sent[] = [];
let answers: (Response | Error)[] = [];
let documentCookie = '';
let language = 'he';

function json(body: unknown, status = 200, contentType = 'application/json; charset=utf-8') {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
}

beforeEach(() => {
  sent = [];
  answers = [];
  documentCookie = '';
  language = 'he';
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', {
    get cookie() {
      return documentCookie;
    },
    documentElement: {
      get lang() {
        return language;
      },
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: Omit<Sent, 'url'>) => {
    sent.push({ ...init, url });
    const answer = answers.shift();
    if (!answer) throw new Error(`nothing to answer ${url}`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  onLoginRequired(() => Promise.resolve(false));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('reading', () => {
  it('sends cookies and parses JSON of any JSON type', async () => {
    answers = [json({ a: 1 }, 200, 'application/problem+json')];
    expect(await apiRead('/api/x')).toEqual({ a: 1 });
    expect(sent[0]).toMatchObject({ url: '/api/x', method: 'GET', credentials: 'include' });
  });

  it('goes on after the next sign-in when its session has ended', async () => {
    const { promise: signedIn, resolve: signIn } = Promise.withResolvers<boolean>();
    onLoginRequired(() => signedIn);
    answers = [json({ message: 'no' }, 401), json({ a: 1 })];
    const reading = apiRead('/api/x');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    signIn(true);
    expect(await reading).toEqual({ a: 1 });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('fails with 401 for a guest, and asks nobody for the session check itself', async () => {
    const look = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    onLoginRequired(look);
    answers = [json({ message: 'no' }, 401), json({ message: 'no' }, 401)];
    await expect(apiRead('/api/x')).rejects.toMatchObject({ status: 401, message: 'no' });
    await apiRead('/api/me', { on401: 'return-null' });
    expect(look).toHaveBeenCalledOnce();
  });

  it('only warns in the console where that is asked for', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers = [json({}, 500), new TypeError('Failed to fetch')];
    for (let time = 0; time < 2; time += 1) await apiRead('/api/me', { log: 'warn' }).catch(() => null);
    expect(warn.mock.calls.map(([text]) => text)).toEqual(['GET /api/me', 'GET /api/me']);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('gives text, and null for an empty answer', async () => {
    answers = [new Response('שלום'), new Response(null, { status: 204 })];
    expect(await apiRead('/api/text')).toBe('שלום');
    expect(await apiRead('/api/empty')).toBeNull();
  });

  it('turns a 401 into null only when asked to', async () => {
    answers = [json({ message: 'no' }, 401), json({ message: 'no' }, 401)];
    expect(await apiRead('/api/me', { on401: 'return-null' })).toBeNull();
    await expect(apiRead('/api/me')).rejects.toBeInstanceOf(AuthenticationError);
  });

  it('sends the stored bearer token, and demo headers for the demo account alone', async () => {
    localStorage.setItem('token', 'secret-1');
    localStorage.setItem('currentUser', JSON.stringify({ id: 7, email: 'Demo@bikur.example' }));
    answers = [json(1), json(1)];
    await apiRead('/api/x');
    expect(sent[0]?.headers).toMatchObject({
      Authorization: 'Bearer secret-1',
      'x-demo-user': 'Demo@bikur.example',
      'x-demo-user-id': '7',
    });
    localStorage.setItem('currentUser', JSON.stringify({ id: 7, email: 'owner@bikur.example' }));
    await apiRead('/api/x');
    expect(Object.keys(sent[1]?.headers ?? {})).toEqual(['Authorization']);
  });

  it.each(['{', '"text"', '{"id":"7","email":"demo@bikur.example"}', 'null'])(
    'lives with a broken stored user: %s',
    async (stored) => {
      localStorage.setItem('currentUser', stored);
      answers = [json(1)];
      await apiRead('/api/x');
      expect(sent[0]?.headers).toEqual({});
    },
  );

  it('tells of a lost connection in the language of the page, and names the call in the console', async () => {
    answers = [new TypeError('fetch failed'), new TypeError('fetch failed')];
    await expect(apiRead('/api/x')).rejects.toMatchObject({
      errorType: 'NetworkError',
      status: 0,
      message: 'בעיית חיבור לאינטרנט, אנא בדוק את החיבור ונסה שוב',
    });
    expect(console.error).toHaveBeenCalledWith('GET /api/x', expect.any(NetworkError));
    language = 'en';
    await expect(apiRead('/api/x')).rejects.toThrow('Internet connection problem');
  });
});

describe('failures', () => {
  it.each([
    [401, AuthenticationError],
    [403, AuthenticationError],
    [400, ValidationError],
    [422, ValidationError],
    [429, ValidationError],
    [500, ServerError],
    [503, ServerError],
    [304, ClientError],
  ])('classifies %i', async (status, errorClass) => {
    answers = [status === 304 ? new Response(null, { status }) : json({ message: 'הודעה' }, status)];
    const error = await apiRead('/api/x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(errorClass);
    expect(error).toMatchObject({ name: errorClass.name, errorType: errorClass.name, status });
  });

  it.each([
    [json({ message: 'מהשרת' }, 400), 'מהשרת'],
    [json('רק טקסט', 400), 'רק טקסט'],
    [new Response('טקסט גולמי', { status: 400 }), 'טקסט גולמי'],
    [json({ message: '' }, 404), 'המשאב המבוקש לא נמצא'],
    [json({ message: { not: 'text' } }, 402), 'נדרש תשלום או מנוי פעיל'],
    [new Response('<html><h1>502</h1>', { status: 503 }), 'השירות אינו זמין, נסה שוב מאוחר יותר'],
    [new Response('{broken', { status: 413, headers: { 'content-type': 'application/json' } }), '{broken'],
    [new Response(null, { status: 418, statusText: "I'm a teapot" }), "I'm a teapot"],
    [new Response(null, { status: 429 }), 'יותר מדי בקשות, נסה שוב בעוד מספר דקות'],
  ])('takes the message from the body, else the default of the status', async (answer, message) => {
    answers = [answer];
    await expect(apiRead('/api/x')).rejects.toThrow(message);
  });

  it('carries the parsed body, with the texts beside fields', async () => {
    answers = [json({ message: 'x', errors: { email: 'כתובת אימייל לא תקינה' } }, 422)];
    const error = (await apiRead('/api/x').catch((reason: unknown) => reason)) as ValidationError;
    expect(error.data).toEqual({ message: 'x', errors: { email: 'כתובת אימייל לא תקינה' } });
    expect(error.fields).toEqual({ email: 'כתובת אימייל לא תקינה' });
  });
});

describe('writing', () => {
  it('has the session looked at after a 401, and says that what was typed is still there', async () => {
    const look = vi.fn<() => Promise<boolean>>(() => new Promise(() => {}));
    onLoginRequired(look);
    documentCookie = 'XSRF-TOKEN=t';
    answers = [json({ message: 'log in' }, 401), json({ message: 'log in' }, 401)];
    await expect(apiWrite('POST', '/api/x', {})).rejects.toMatchObject({ status: 401, message: 'log in' });
    localStorage.setItem('currentUser', JSON.stringify({ id: 1, email: 'a@b.example' }));
    await expect(apiWrite('POST', '/api/x', {})).rejects.toMatchObject({
      status: 401,
      message: 'ההתחברות פגה לפני שהבקשה הושלמה. הכול נשאר כאן; אפשר לשלוח שוב.',
    });
    expect(look).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(2);
  });

  it('sends the token in both headers and inside object bodies, never inside lists', async () => {
    documentCookie = 'a=b; XSRF-TOKEN=tok%3D1; c=d';
    answers = [json({ ok: true }), json({ ok: true }), json({ ok: true })];
    await apiWrite('POST', '/api/x', { name: 'דנה' });
    await apiWrite('PUT', '/api/x', [1, 2]);
    await apiWrite('DELETE', '/api/x');
    expect(sent[0]?.headers).toMatchObject({
      'Content-Type': 'application/json',
      'csrf-token': 'tok=1',
      'x-csrf-token': 'tok=1',
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ name: 'דנה', _csrf: 'tok=1' });
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual([1, 2]);
    expect(sent[2]?.body).toBeNull();
  });

  it('prefers the window value, then the cookie, then session storage', async () => {
    sessionStorage.setItem('csrfToken', 'from-storage');
    answers = [json(1), json(1), json(1)];
    await apiWrite('POST', '/api/x', {});
    documentCookie = 'XSRF-TOKEN=from-cookie';
    await apiWrite('POST', '/api/x', {});
    vi.stubGlobal('csrfToken', 'from-window');
    await apiWrite('POST', '/api/x', {});
    expect(sent.map(({ headers }) => headers['csrf-token'])).toEqual([
      'from-storage',
      'from-cookie',
      'from-window',
    ]);
  });

  it('asks for a token when it has none', async () => {
    answers = [json({ csrfToken: 'fresh' }), json({ ok: 1 })];
    expect(await apiWrite('POST', '/api/x', {})).toEqual({ ok: 1 });
    expect(sent.map(({ url }) => url)).toEqual(['/api/csrf-token', '/api/x']);
    expect(sent[1]?.headers['x-csrf-token']).toBe('fresh');
  });

  it('says so when the server gives no token', async () => {
    answers = [json({})];
    await expect(apiWrite('POST', '/api/x', {})).rejects.toThrow('לא ניתן לקבל אסימון אבטחה מהשרת');
  });

  it('tries once more with a fresh token when the old one was refused, and not a third time', async () => {
    documentCookie = 'XSRF-TOKEN=old';
    const refused = () => json({ code: 'csrf_token_invalid', message: 'אסימון' }, 403);
    answers = [refused(), json({ csrfToken: 'new' }), refused()];
    await expect(apiWrite('POST', '/api/x', {})).rejects.toBeInstanceOf(AuthenticationError);
    expect(sent.map(({ headers }) => headers['csrf-token'])).toEqual(['old', undefined, 'new']);
  });

  it('does not repeat a write that was refused for another reason', async () => {
    documentCookie = 'XSRF-TOKEN=old';
    answers = [json({ code: 'forbidden' }, 403)];
    await expect(apiWrite('POST', '/api/x', {})).rejects.toThrow('אין לך הרשאות מתאימות לביצוע פעולה זו');
    expect(sent).toHaveLength(1);
  });

  it('gives the raw response when it is not JSON', async () => {
    documentCookie = 'XSRF-TOKEN=t';
    answers = [new Response('done')];
    expect(await apiWrite('POST', '/api/x', {})).toBeInstanceOf(Response);
  });
});
