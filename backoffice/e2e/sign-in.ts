import type { Cookie, Page } from '@playwright/test';

const adminEmail = 'admin@bikur.example';
const demoPassword = 'bikur-demo';

/** Sessions of this test worker: the server limits sign-ins, so tests share one session. */
const sessions = new Map<string, Cookie[]>();

/** Signs in by the API with this page's cookies, as the storefront's dialog does. */
export async function signInAnew(page: Page, email = adminEmail): Promise<void> {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: demoPassword, rememberMe: true, _csrf: csrfToken },
    headers: { 'csrf-token': csrfToken, 'x-csrf-token': csrfToken },
  });
  if (!answer.ok())
    throw new Error(`Sign-in of ${email} answered ${answer.status()}: ${await answer.text()}`);
}

/**
 * Signs in, or reuses the session of another test of this worker. A test that ends its session uses
 * `signInAnew`.
 */
export async function signIn(page: Page, email = adminEmail): Promise<void> {
  const kept = sessions.get(email);
  if (kept) return page.context().addCookies(kept);
  await signInAnew(page, email);
  const cookies = await page.context().cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name === 'XSRF-TOKEN' || name.startsWith('bikur.sid')),
  );
}

/** Sets language and theme by cookie, as both clients do. */
export async function prefer(
  page: Page,
  baseURL: string | undefined,
  preferences: Record<string, string>,
): Promise<void> {
  if (!baseURL) throw new Error('The tests need an address.');
  const cookies = Object.entries(preferences).map(([name, value]) => ({ name, value, url: baseURL }));
  await page.context().addCookies(cookies);
}
