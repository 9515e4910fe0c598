import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthStateChange } from '../session/session-events.ts';
import type { SessionUser } from '../session/session-user.ts';
import { currentToasts, dismissToast } from '../../website/toasts/toast-store.ts';
import { authDialogState, openAuthDialog } from './auth-dialog-store.ts';
import en from './auth.en.ts';
import he from './auth.he.ts';
import { finishSignIn, type SignedIn } from './finish-sign-in.ts';
import { isSettling } from './settling-store.ts';

const dana: SessionUser = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' };
const known: SessionUser = { ...dana, displayName: 'דנה לוי' };
let told: AuthStateChange[];
const recheck = vi.fn<() => Promise<SessionUser | null>>();

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const page = new EventTarget();
  page.addEventListener('auth-state-changed', (event) => told.push((event as CustomEvent).detail));
  vi.stubGlobal('window', page);
  recheck.mockReset().mockResolvedValue(known);
  openAuthDialog('login');
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function finish(occasion: SignedIn['occasion'], texts = he) {
  const done = finishSignIn({ user: dana, occasion }, recheck, texts);
  await vi.advanceTimersByTimeAsync(300);
  await done;
}

it('lets the session settle for 300 ms before it asks again, and tells nobody before that', async () => {
  const done = finishSignIn({ user: dana, occasion: 'login' }, recheck, he);
  await vi.advanceTimersByTimeAsync(299);
  expect(recheck).not.toHaveBeenCalled();
  expect([told, authDialogState().open, isSettling()]).toEqual([[], true, false]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(recheck).toHaveBeenCalledOnce();
  expect(told).toEqual([{ action: 'login', user: known }]);
  expect([authDialogState().open, isSettling()]).toEqual([false, true]);
});

it.each([
  ['fails', () => recheck.mockRejectedValue(new TypeError('fetch failed'))],
  ['knows nobody', () => recheck.mockResolvedValue(null)],
])('tolerates that the second look %s: the login’s own answer counts', async (_, arrange) => {
  arrange();
  await finish('login');
  expect(told).toEqual([{ action: 'login', user: dana }]);
  expect(currentToasts()).toMatchObject([{ title: 'התחברת בהצלחה', description: 'ברוך הבא, dana' }]);
});

it('greets by name, after a login and after a registration', async () => {
  await finish('login');
  expect(currentToasts()).toMatchObject([{ title: 'התחברת בהצלחה', description: 'ברוך הבא, דנה לוי' }]);
  await finish('register');
  expect(currentToasts()).toMatchObject([{ title: 'נרשמת בהצלחה' }]);
  await finish('login', en);
  expect(currentToasts()).toMatchObject([{ title: 'Signed in', description: 'Welcome, דנה לוי' }]);
});
