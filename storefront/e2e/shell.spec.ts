import { expect, test, type Page } from '@playwright/test';
import { servedPage } from './served-page.ts';
import { registerAnew, signIn, signInAnew } from './sign-in.ts';
import { logIn, toastIn, visit } from './visit.ts';

/** Collects everything the browser reports: a hydration mismatch, a policy violation, a lost file. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();
const header = (page: Page) => page.getByRole('banner');

test('a guest’s way about: skip link, header, theme, drawer, one language’s texts, nothing loaded anew', async ({
  page,
}) => {
  const heard = complaints(page);
  const fetched: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) fetched.push(response.text());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/help');
  await ready(page);
  const nav = header(page).getByRole('navigation');

  await test.step('the skip link leads to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'דילוג לתוכן' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('the theme follows the system, then the person’s choice, which the server knows', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(14, 22, 32)');
    await header(page).getByRole('button', { name: 'מעבר לתצוגה בהירה' }).click();
    expect(await ground()).toBe('rgb(251, 248, 243)');
    expect((await servedPage(page.request, '/help')).html).toContain('data-theme="light"');
  });

  await test.step('the header leads on without loading the page anew', async () => {
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
  });

  await test.step('on a phone a drawer replaces the links; it keeps focus and gives it back', async () => {
    const button = header(page).getByRole('button', { name: 'תפריט' });
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(nav).toBeVisible();
    await expect(button).toBeHidden();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(nav).toBeHidden();
    await button.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'מחירים' })).toBeVisible();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'עזרה' }).click();
    await expect(page).toHaveURL('/help');
    await expect(drawer).toBeHidden();
  });

  await test.step('only one language’s texts are fetched, and nothing complains', async () => {
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(fetched)).join('\n');
    expect(code).toContain('דילוג לתוכן');
    expect(code).not.toContain('Skip to content');
    expect(heard).toEqual([]);
  });
});

test('the server’s answers of addresses without a page, and of those that lead elsewhere', async ({
  request,
}) => {
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
  ] as const) {
    const page = await servedPage(request, path);
    expect([path, page.status, page.all('h1')[0]?.text]).toEqual([path, status, title]);
    expect(page.html, path).toContain('<meta name="robots" content="noindex"/>');
  }
  for (const [path, target] of [
    ['/stats', '/'],
    ['/stats/3', '/'],
    ['/leads', '/'],
    ['/admin', '/'],
    ['/admin-dashboard', '/'],
    ['/blog-admin', '/'],
    ['/help/', '/help'],
  ] as const) {
    const { address, status } = await servedPage(request, path);
    expect([path, address, status]).toEqual([path, target, 200]);
  }
});

test('a lapsed owner is led from statistics to the plans, a paying one stays', async ({ context }) => {
  const addressOf = async (path: string) => (await servedPage(context.request, path)).address;
  await signIn(context, 'lapsed@bikur.example');
  expect(await addressOf('/stats')).toBe('/subscription-required');
  const { cards } = (await (await context.request.get('/api/cards')).json()) as { cards: { id: number }[] };
  expect(await addressOf(`/stats/${cards[0]?.id}`)).toBe('/subscription-required');
  expect((await servedPage(context.request, '/stats/1')).status).toBe(404);
  await signIn(context, 'owner@bikur.example');
  expect(await addressOf('/stats')).toBe('/stats');
  expect(await addressOf('/invoices')).toBe('/wallet');
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
  const served = (await servedPage(page.request, '/wallet')).all('button');
  const names = served.map(({ text, attributes }) => (attributes['aria-label'] ?? text).trim());
  expect(names.filter((name) => name.startsWith('התראות'))).toEqual(['התראות']);
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
  // Header and chat alike.
  await expect(page.locator('[data-session="user"]')).toHaveCount(0);
  // It goes by itself, after its time; no other has taken its place.
  await expect(page.locator('li[data-variant]')).toHaveCount(0);
  expect((await heard()).toSorted()).toEqual(['auth-state-changed expired', 'userLogout expired', expiry]);
}

test('staff, who have a link more than owners, find it on a tablet in the drawer, and nothing goes sideways', async ({
  context,
  page,
  baseURL,
}) => {
  await signIn(context, 'admin@bikur.example');
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, '/help');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'System management' })).toBeVisible();
});

test('a session that ends in an open tab is noticed by a read, which goes on after the sign-in, and on load', async ({
  page,
  context,
}) => {
  const heard = await recordExpiry(page);
  await signInAnew(page, 'owner@bikur.example');
  const checked = page.waitForResponse('**/api/auth/current-user');
  // What the frame reads by itself stays unanswered, or it might notice before the press or the load.
  const quietFrame = () =>
    page.route(
      ({ pathname }) => /^\/api\/(?:live|notifications|support-messages)/u.test(pathname),
      () => {},
    );
  await quietFrame();
  await visit(page, '/help');
  await checked;
  await test.step('by a read', async () => {
    await context.clearCookies();
    await header(page).getByRole('link', { name: 'ארנק' }).click();
    await expectExpiry(page, heard);
    await page.unrouteAll();
    await expect(page).toHaveURL('/wallet');
    await logIn(page, 'owner@bikur.example');
    await expect(page.getByRole('heading', { level: 1, name: 'ארנק' })).toBeVisible();
    await expect(page.getByText('התרחשה שגיאה')).toHaveCount(0);
  });
  await test.step('on load, with a toast that keeps its time', async () => {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('currentUser')))
      .toContain('owner@bikur.example');
    await quietFrame();
    await context.clearCookies();
    await page.reload();
    await expectExpiry(page, heard);
  });
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
