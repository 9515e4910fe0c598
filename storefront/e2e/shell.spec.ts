import { expect, test, type Page } from '@playwright/test';
import { registerAnew, signIn, signInAnew } from './sign-in.ts';
import { logIn, looks, toastIn, visit } from './visit.ts';

/** Collects everything the browser reports: a hydration mismatch, a policy violation, a lost file. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** The server's first answer needs no browser; the request only accepts HTML as one does. */
const asPage = { Accept: 'text/html' };

const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();
const header = (page: Page) => page.getByRole('banner');

test('a guest’s header, and moving about without loading the page anew', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/help');
  await ready(page);
  const nav = header(page).getByRole('navigation');
  await expect(nav.getByRole('link')).toHaveText(['דוגמאות', 'עזרה', 'מחירים']);
  await expect(nav.getByRole('link', { name: 'עזרה' })).toHaveAttribute('aria-current', 'page');
  await expect(header(page).getByText('BETA')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await nav.getByRole('link', { name: 'דוגמאות' }).click();
  await expect(page).toHaveURL('/examples');
  await expect(page).toHaveTitle('דוגמאות של כרטיסי ביקור – ביקור');
  expect(await page.evaluate(() => ('stillHere' in window ? window.scrollY : 'loaded anew'))).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(heard).toEqual([]);
});

test('complete HTML without JavaScript, in both languages, and the language is kept', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('צור קשר עם מחלקת המכירות');
  await header(page).getByRole('link', { name: 'Switch to English' }).click();
  await expect(page.locator('html[lang=en][dir=ltr]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact the sales department');
  await page.goto('/help');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('only one language’s texts are fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      fetched.push(await response.text());
  });
  await page.goto('/help');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(fetched.some((code) => code.includes('דילוג לתוכן'))).toBe(true);
  expect(fetched.some((code) => code.includes('Skip to content'))).toBe(false);
});

for (const [path, status, title] of [
  ['/nothing-here', 404, 'דף לא נמצא'],
  ['/a/b/c', 404, 'דף לא נמצא'],
  ['/not-found', 404, 'דף לא נמצא'],
  ['/profile-abc', 404, 'דף לא נמצא'],
  ['/editor/abc', 404, 'דף לא נמצא'],
  ['/checkout/foo/bar', 404, 'דף לא נמצא'],
  ['/checkout/package/abc', 404, 'דף לא נמצא'],
  ['/p/nobody-here', 404, 'פרופיל לא נמצא'],
  ['/@nobody_here', 404, 'פרופיל לא נמצא'],
  ['/p/<script>alert(1)</script>', 404, 'פרופיל לא נמצא'],
  ['/dashboard', 401, 'דף מוגן'],
  ['/contact-leads/5', 401, 'דף מוגן'],
] as const)
  test(`${path} answers ${status}`, async ({ request }) => {
    const answer = await request.get(path, { headers: asPage });
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

for (const [path, target] of [
  ['/stats', '/'],
  ['/stats/3', '/'],
  ['/leads', '/'],
  ['/admin', '/'],
  ['/admin-dashboard', '/'],
  ['/blog-admin', '/'],
  ['/help/', '/help'],
] as const)
  test(`${path} leads a guest to ${target}`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { headers: asPage });
    expect(answer.url()).toBe(baseURL + target);
    expect(answer.status()).toBe(200);
  });

test('a lapsed owner is led from statistics to the plans, a paying one stays', async ({ page }) => {
  await signIn(page, 'lapsed@bikur.example');
  await page.goto('/stats');
  await expect(page).toHaveURL('/subscription-required');
  const { cards } = (await (await page.request.get('/api/cards')).json()) as { cards: { id: number }[] };
  const answerOf = async (card?: number) =>
    (await page.request.get(`/stats/${card}`, { maxRedirects: 0, headers: asPage })).status();
  expect([await answerOf(cards[0]?.id), await answerOf(1)]).toEqual([302, 404]);
  await signIn(page, 'owner@bikur.example');
  await page.goto('/invoices');
  await expect(page).toHaveURL('/wallet');
  await page.goto('/stats');
  await expect(page).toHaveURL('/stats');
});

test('a person’s header: links, popover that marks read, menu, logout', async ({ page }) => {
  const heard = complaints(page);
  await signInAnew(page, 'owner@bikur.example');
  const answer = await page.goto('/wallet');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await ready(page);
  await expect(header(page).getByRole('navigation').getByRole('link')).toHaveText([
    'הכרטיסים שלי',
    'ארנק',
    'כרטיסים מודפסים',
    'דוגמאות',
    'עזרה',
  ]);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const marked = page.waitForResponse((response) => response.url().endsWith('/api/notifications/read-all'));
  await header(page)
    .getByRole('button', { name: /^התראות, / })
    .click();
  expect((await marked).status()).toBe(200);
  await expect(page.getByRole('dialog', { name: 'התראות' }).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('button', { name: 'התראות', exact: true })).toBeFocused();
  await page.reload();
  await ready(page);
  await expect(header(page).getByRole('button', { name: 'התראות', exact: true })).toBeVisible();
  const menu = header(page).getByRole('button', { name: /תפריט אישי/ });
  await menu.click();
  expect(heard).toEqual([]);
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await expect(page.getByText('שגיאת התנתקות', { exact: true })).toBeVisible();
  await expect(page.getByText('אירעה שגיאה בתהליך ההתנתקות, נסה שוב', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/wallet');
  await page.unroute('**/api/auth/logout');
  await menu.click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await expect(page.getByText('התנתקת בהצלחה', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('button', { name: 'התחברות' })).toBeVisible();
});

test('an admin also sees the way to the back office', async ({ page }) => {
  await signIn(page, 'admin@bikur.example');
  await page.goto('/help');
  await expect(header(page).getByRole('link', { name: 'ניהול המערכת' })).toHaveAttribute('href', '/admin');
});

const expiry = 'התנתקות אוטומטית';

/** Records every toast that appears, and every sign that the session is over. */
async function recordExpiry(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['userLogout', 'auth-state-changed'])
      window.addEventListener(name, (event) => heard.push(`${name} ${(event as CustomEvent).detail.reason}`));
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('li[data-variant][data-state="open"]'))
        if (!seen.has(toast)) {
          seen.add(toast);
          heard.push(toast.textContent.slice(0, 16));
        }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

async function expectExpiry(page: Page, heard: () => Promise<string[]>): Promise<void> {
  // Not by its role: the login dialog lies over it.
  await expect(page.locator('h1').filter({ visible: true })).toHaveText('דף מוגן');
  await expect(toastIn(page)).toContainText(`${expiry}ההתחברות שלך פג תוקפה, אנא התחבר שוב`);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await expect(page).toHaveTitle(/^דף מוגן/);
  await expect(page.locator('[data-session]')).toHaveAttribute('data-session', 'guest');
  // It goes by itself, after its time; no other has taken its place.
  await expect(page.locator('li[data-variant]')).toHaveCount(0);
  expect((await heard()).toSorted()).toEqual(['auth-state-changed expired', 'userLogout expired', expiry]);
}

test('a session that ended is noticed on load, and its toast keeps its time', async ({ page, context }) => {
  const heard = await recordExpiry(page);
  await signIn(page, 'owner@bikur.example');
  const checked = page.waitForResponse('**/api/auth/current-user');
  await visit(page, '/wallet');
  await checked;
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('currentUser')))
    .toContain('owner@bikur.example');
  await context.clearCookies();
  await page.reload();
  await expectExpiry(page, heard);
});

test('a session that ends in an open tab: a read notices it, and goes on after the sign-in', async ({
  page,
  context,
}) => {
  const heard = await recordExpiry(page);
  await signIn(page, 'owner@bikur.example');
  const checked = page.waitForResponse('**/api/auth/current-user');
  await visit(page, '/help');
  await checked;
  await context.clearCookies();
  await header(page).getByRole('link', { name: 'ארנק' }).click();
  await expectExpiry(page, heard);
  await expect(page).toHaveURL('/wallet');
  await logIn(page, 'owner@bikur.example');
  await expect(page.getByRole('heading', { level: 1, name: 'ארנק' })).toBeVisible();
  await expect(page.getByText('התרחשה שגיאה')).toHaveCount(0);
});

test('a session that ends under a form: what was typed is there again after the sign-in, where it was', async ({
  page,
  context,
}) => {
  const heard = await recordExpiry(page);
  const person = await registerAnew(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  const checked = page.waitForResponse('**/api/auth/current-user');
  await visit(page, '/account');
  await checked;
  const details = page.getByRole('region', { name: 'פרטים אישיים' });
  await details.getByLabel('שם משתמש').fill('שם אחר');
  const password = page.getByRole('region', { name: 'סיסמה' });
  await password.getByLabel('סיסמה חדשה', { exact: true }).fill('half-typed');
  await details.getByLabel('שם משתמש').focus();
  const top = 160;
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await context.clearCookies();
  await page.keyboard.press('Enter');
  await expectExpiry(page, heard);
  await expect(details).toBeHidden();
  await logIn(page, person.email, person.password);
  await expect(details).toBeVisible();
  await expect(details.getByLabel('שם משתמש')).toHaveValue('שם אחר');
  await expect(password.getByLabel('סיסמה חדשה', { exact: true })).toHaveValue('half-typed');
  await expect(details).toContainText('ההתחברות פגה לפני שהבקשה הושלמה');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await details.getByRole('button', { name: 'שמירה' }).click();
  await expect(header(page)).toContainText('שם אחר');
});

test('on a phone a drawer replaces the links; it keeps focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/help');
  await ready(page);
  const button = header(page).getByRole('button', { name: 'תפריט' });
  await expect(header(page).getByRole('navigation')).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(header(page).getByRole('navigation')).toBeHidden();
  await button.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'מחירים' })).toBeVisible();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: 'דוגמאות' }).click();
  await expect(page).toHaveURL('/examples');
  await expect(drawer).toBeHidden();
});

test('the theme follows the system, and the person’s choice without a flash after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/help');
  await ready(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(14, 22, 32)');
  await header(page).getByRole('button', { name: 'מעבר לתצוגה בהירה' }).click();
  expect(await ground()).toBe('rgb(251, 248, 243)');
  const html = await (await page.request.get('/help')).text();
  expect(html).toContain('data-theme="light"');
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/help');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'דילוג לתוכן' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const { language, theme } of looks)
  // Each page's own spec has axe judge it.
  test(`nothing scrolls sideways at 320 px (${language})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signIn(page, 'admin@bikur.example');
    for (const path of [
      `/contact?lang=${language}`,
      '/dashboard',
      '/terms',
      '/at-routes-test',
      '/nothing-here',
    ]) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await ready(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
