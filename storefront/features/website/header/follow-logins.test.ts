import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceLogin, announceLogout } from '../../accounts/session/session-events.ts';
import type { SessionUser } from '../../accounts/session/session-user.ts';
import { followLogins } from './follow-logins.ts';

const dana: SessionUser = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' };
const invalidateQueries = vi.fn<() => Promise<void>>();
const onRefreshing = vi.fn<(refreshing: boolean) => void>();
const onUpdated = vi.fn<() => void>();
let answered: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  invalidateQueries.mockImplementation(() => new Promise<void>((resolve) => (answered = resolve)));
  const page = new EventTarget();
  page.addEventListener('header-updated', onUpdated);
  vi.stubGlobal('window', page);
  stop = followLogins({ invalidateQueries }, onRefreshing);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches everything right after a login and once more 2 seconds later', () => {
  announceLogin(dana);
  expect(invalidateQueries).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_999);
  expect(invalidateQueries).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(invalidateQueries).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(invalidateQueries).toHaveBeenCalledTimes(2);
});

it('shows placeholders until the first of the two has answered, then says that the header is up to date', async () => {
  announceLogin(dana);
  expect(onRefreshing.mock.calls).toEqual([[true]]);
  expect(onUpdated).not.toHaveBeenCalled();
  answered();
  await vi.advanceTimersByTimeAsync(0);
  expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
  expect(onUpdated).toHaveBeenCalledOnce();
});

it('a logout meanwhile takes the second one back, and so does leaving the page', () => {
  announceLogin(dana);
  announceLogout('asked');
  expect(onRefreshing).toHaveBeenLastCalledWith(false);
  announceLogin(dana);
  stop();
  announceLogin(dana);
  vi.advanceTimersByTime(10_000);
  expect(invalidateQueries).toHaveBeenCalledTimes(2);
});
