import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authProvider, leave } from './auth-provider.ts';
import { forgetCsrfToken } from './csrf-token.ts';
import { createQueryClient } from './query-client.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const admin = { id: 1, username: 'יעל', email: 'a@b.co', userRole: 'admin' };

let asked: string[];
let answers: (Response | Error)[];
const toSite = vi.fn<() => void>();

beforeEach(() => {
  asked = [];
  forgetCsrfToken();
  toSite.mockClear();
  leave.toSite = toSite;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('nothing was expected');
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether a promise is still pending after every other one has settled. */
async function staysOpen(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  const settled = promise.then(
    () => 'settled',
    () => 'settled',
  );
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  return (await Promise.race([settled, Promise.resolve(open)])) === open;
}

test('an admin is let in, whichever way the server wraps the user', async () => {
  answers = [json(admin), json({ user: admin })];
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

test('a page, its menu and its buttons, which ask who works here at the same moment, ask the server once', async () => {
  answers = [json({ csrfToken: 't' }), json({ user: admin, message: 'ok' }), json(admin), json(admin)];
  await authProvider.login({ email: 'a@b.co', password: 'secret1', rememberMe: true });
  asked = [];
  await expect(
    Promise.all([
      authProvider.checkAuth({}),
      authProvider.getIdentity?.(),
      authProvider.getPermissions?.({}),
      authProvider.canAccess?.({ resource: 'users', action: 'list' }),
    ]),
  ).resolves.toMatchObject([undefined, { id: 1 }, 'admin', true]);
  expect(asked).toEqual(['/api/auth/current-user']);
  await authProvider.checkAuth({});
  expect(asked).toHaveLength(2);
  await expect(authProvider.getIdentity?.()).resolves.toEqual({ id: 1, fullName: 'יעל', email: 'a@b.co' });
  expect(asked).toHaveLength(2);
});

test('the first page takes the answer with which the back office was let in, and a later one asks anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = createQueryClient();
  // As react-admin's useAuthState does, in the back office as a whole and again in its pages.
  const open = async (params = {}) => {
    const queryFn = () => authProvider.checkAuth(params).then(() => true);
    new QueryObserver(client, { queryKey: ['auth', 'checkAuth', params], queryFn }).subscribe(
      () => undefined,
    );
    await vi.waitUntil(() => client.isFetching() === 0);
  };
  answers = [json(admin), json(admin)];
  await open();
  await open();
  await open({ route: 'dashboard' });
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 60_000);
  await open();
  expect(asked).toHaveLength(2);
  client.clear();
});

test('an answer that was under way when somebody else signed in is not taken for them', async () => {
  let answerFormer: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (asked.length === 1) return new Promise((resolve) => (answerFormer = resolve));
    return Promise.resolve(answers.shift());
  });
  const former = authProvider.checkAuth({});
  const support = { ...admin, id: 2, username: 'דנה', userRole: 'support' };
  answers = [json({ csrfToken: 't' }), json({ user: support, message: 'ok' }), json(support)];
  await authProvider.login({ email: 'a@b.co', password: 'secret1', rememberMe: true });
  answerFormer(json(admin));
  await former;
  await expect(authProvider.getPermissions?.({})).resolves.toBe('support');
});

test('somebody else goes to the site and sees nothing meanwhile', async () => {
  answers = [json({ user: { ...admin, userRole: 'moderator' } })];
  expect(await staysOpen(authProvider.checkAuth({}))).toBe(true);
  expect(toSite).toHaveBeenCalledOnce();
});

test('an ended session leads to our sign-in page without a sign-out call', async () => {
  answers = [json({ message: 'x' }, 401)];
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ status: 401 });
  await expect(authProvider.logout({})).resolves.toBe('/login');
  expect(asked).toEqual(['/api/auth/current-user']);
});

test.each([new TypeError('Failed to fetch'), json({ message: 'x' }, 503)])(
  'a failure of %s changes nothing',
  async (failure) => {
    answers = [failure];
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    expect(toSite).not.toHaveBeenCalled();
  },
);

test('signing out tells the server, then leaves for the site', async () => {
  answers = [json(admin), json({ csrfToken: 't' }), json({})];
  await authProvider.checkAuth({});
  expect(await staysOpen(authProvider.logout({}))).toBe(true);
  expect(asked).toContain('/api/auth/logout');
  expect(toSite).toHaveBeenCalledOnce();
});

test('a failed sign-out is told and nobody leaves', async () => {
  answers = [json(admin), json({ csrfToken: 't' }), json({ message: 'x' }, 500)];
  await authProvider.checkAuth({});
  await expect(authProvider.logout({})).rejects.toMatchObject({ status: 500 });
  expect(toSite).not.toHaveBeenCalled();
});

test('401 ends the session, 403 for a field or a token does not', async () => {
  await expect(authProvider.checkError({ status: 401 })).rejects.toThrow('bikur.errors.sessionEnded');
  await expect(
    authProvider.checkError({ status: 403, body: { code: 'csrf_token_invalid' } }),
  ).resolves.toBeUndefined();
  await expect(authProvider.checkError({ status: 500 })).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});

test('who is refused may have lost their role: they are asked for, and lose the back office with it', async () => {
  const refused = { status: 403, body: { code: 'forbidden' } };
  answers = [json(admin)];
  await expect(authProvider.checkError(refused)).resolves.toBeUndefined();
  expect(toSite).not.toHaveBeenCalled();
  answers = [json({ ...admin, userRole: 'user' })];
  expect(await staysOpen(authProvider.checkError(refused))).toBe(true);
  expect(toSite).toHaveBeenCalledOnce();
  expect(asked).toEqual(['/api/auth/current-user', '/api/auth/current-user']);
  await expect(
    authProvider.checkError({ status: 409, body: { code: 'forbidden' } }),
  ).resolves.toBeUndefined();
  expect(asked).toHaveLength(2);
});

test('who has yet to set up a second factor is led there, still signed in', async () => {
  await expect(
    authProvider.checkError({ status: 403, body: { code: 'second_factor_required' } }),
  ).rejects.toMatchObject({ redirectTo: '/second-factor', logoutUser: false });
  expect(asked).toEqual([]);
});

test('each sign-in asks for a token of its own, and so does what is sent after it', async () => {
  for (const token of ['t', 'u']) {
    asked = [];
    answers = [json({ csrfToken: token }), json({ user: admin, message: 'ok' })];
    await authProvider.login({ email: 'a@b.co', password: 'secret1', rememberMe: true });
    expect(asked).toEqual(['/api/csrf-token', '/api/auth/login']);
  }
  answers = [json({ csrfToken: 'v' }), json({})];
  expect(await staysOpen(authProvider.logout({}))).toBe(true);
  expect(asked.slice(2)).toEqual(['/api/csrf-token', '/api/auth/logout']);
});

test('a sign-in as no admin leads to the site', async () => {
  answers = [json({ csrfToken: 't' }), json({ user: { ...admin, userRole: 'user' }, message: 'ok' })];
  const login = authProvider.login({ email: 'a@b.co', password: 'secret1', rememberMe: true });
  expect(await staysOpen(login)).toBe(true);
  expect(toSite).toHaveBeenCalledOnce();
});
