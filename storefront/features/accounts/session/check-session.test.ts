import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../testing/stub-storage.ts';
import { checkSession, hasEnded, sessionKey } from './check-session.ts';

const user = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' };
let kept: Map<string, string>;
let answer: () => Response;
let heard: unknown[];
let queries: QueryClient;
const onExpired = vi.fn<() => void>();

beforeEach(() => {
  kept = stubStorage('localStorage');
  heard = [];
  queries = new QueryClient();
  onExpired.mockClear();
  const page = new EventTarget();
  page.addEventListener('auth-state-changed', (event) => heard.push((event as CustomEvent).detail));
  page.addEventListener('userLogout', (event) => heard.push(event.type));
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', async () => answer());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reply = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const remember = () => kept.set('currentUser', JSON.stringify(user));

describe('the session check', () => {
  it.each([
    ['the user', user],
    ['an object that holds the user', { user }],
  ])('takes %s and keeps it, with a new token', async (_, body) => {
    answer = () => reply({ ...body, token: 'new-token' });
    expect(await checkSession(queries, onExpired)).toMatchObject(user);
    expect(JSON.parse(kept.get('currentUser') ?? '')).toMatchObject(user);
    expect(kept.get('token')).toBe('new-token');
    expect(queries.getQueryData(sessionKey)).toMatchObject(user);
  });

  it('ends the local session on a 401 and tells everybody', async () => {
    remember();
    kept.set('token', 'old');
    answer = () => reply({}, 401);
    expect(await checkSession(queries, onExpired)).toBeNull();
    expect(kept.size).toBe(0);
    expect(heard).toEqual([{ action: 'logout', reason: 'expired' }, 'userLogout']);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('ends it in the second tab, too, where the first has already cleared what the browser stores', async () => {
    queries.setQueryData(sessionKey, user);
    answer = () => reply({}, 401);
    expect(await checkSession(queries, onExpired)).toBeNull();
    expect(heard).toEqual([{ action: 'logout', reason: 'expired' }, 'userLogout']);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('keeps what was read for the same user, and forgets it for another', async () => {
    queries.setQueryData(['/api/wallet'], 'dana’s');
    for (const [id, kept] of [
      [user.id, 'dana’s'],
      [user.id + 1, undefined],
    ] as const) {
      remember();
      answer = () => reply({}, 401);
      await checkSession(queries, onExpired);
      expect(hasEnded()).toBe(true);
      answer = () => reply({ ...user, id });
      await checkSession(queries, onExpired);
      expect(hasEnded()).toBe(false);
      expect(queries.getQueryData(['/api/wallet'])).toBe(kept);
    }
  });

  it('takes a 401 without a local user for a guest, in silence', async () => {
    answer = () => reply({}, 401);
    expect(await checkSession(queries, onExpired)).toBeNull();
    expect(heard).toEqual([]);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it.each([
    ['a server error', () => reply({}, 500)],
    ['a refusal that is no 401', () => reply({}, 403)],
    [
      'a lost connection',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('keeps the local user through %s', async (_, issue) => {
    remember();
    answer = issue;
    expect(await checkSession(queries, onExpired)).toMatchObject(user);
    expect(heard).toEqual([]);
    // Only warned of (docs/specification.md 4).
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('does not take nonsense for a user', async () => {
    for (const body of [
      { user: { id: '3', email: null } },
      { user: null },
      { id: 3 },
      { email: 'x' },
      {},
      5,
      'x',
    ]) {
      answer = () => reply(body);
      expect(await checkSession(queries, onExpired), JSON.stringify(body)).toBeNull();
      expect(kept.has('currentUser')).toBe(false);
    }
    // Nor what somebody else wrote into the browser's storage, while the server is away.
    for (const text of ['null', '5', '[]', '{', '{"id":"3"}']) {
      queries.clear();
      kept.set('currentUser', text);
      answer = () => reply({}, 500);
      expect(await checkSession(queries, onExpired), text).toBeNull();
    }
  });

  it('keeps no token that is none', async () => {
    for (const token of ['', 5, null, { x: 1 }]) {
      answer = () => reply({ ...user, token });
      expect(await checkSession(queries, onExpired)).toMatchObject(user);
      expect(kept.has('token'), String(token)).toBe(false);
    }
  });
});
