import type { Cookie, Page } from '@playwright/test';
import { demoPassword } from './visit.ts';

/** Sessions of this worker: tries to log in are counted, so one session serves many tests. */
const sessions = new Map<string, Cookie[]>();

/** Logs in by the API with this page's cookies, as the dialog does. */
export async function signInAnew(page: Page, email: string): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const answer = await request.post('/api/auth/login', {
    data: { email, password: demoPassword, rememberMe: true },
    headers: { 'csrf-token': csrfToken },
  });
  if (!answer.ok()) throw new Error(`Login of ${email} answered ${answer.status()}: ${await answer.text()}`);
}

/** Logs in, or goes on with the session another test of this worker began. A test that ends it needs its own. */
export async function signIn(page: Page, email: string): Promise<void> {
  const kept = sessions.get(email);
  if (kept) return page.context().addCookies(kept);
  await signInAnew(page, email);
  const cookies = await page.context().cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name === 'XSRF-TOKEN' || name.startsWith('bikur.sid')),
  );
}
