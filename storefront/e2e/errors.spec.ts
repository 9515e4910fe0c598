import { expect, test, type Page } from '@playwright/test';
import { authDialog, expectAccessible, headerLogin, toastIn, visit } from './visit.ts';

const panel = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'ניסיון נוסף' });
const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'בלוג' });
const articles = '**/api/blog-posts';

test('a page that breaks leaves header and footer standing, is reported, and is read anew on retry', async ({
  page,
}) => {
  await visit(page, '/help');
  await page.route(articles, (route) =>
    route.fulfill({ json: { articles: 'none', total: 1, categories: [] } }),
  );
  const reported = page.waitForResponse('**/api/errors/report');
  await blogLink(page).click();
  await expect(panel(page)).toHaveAttribute('data-type', 'error');
  await expect(panel(page).getByRole('heading', { level: 1 })).toHaveText('התרחשה שגיאה');
  await expect(panel(page)).toContainText(
    'מצטערים, אך התרחשה שגיאה בעת ביצוע הפעולה. אנא נסה שוב מאוחר יותר.',
  );
  await expect(headerLogin(page)).toBeVisible();
  await expect(blogLink(page)).toBeVisible();
  const report = await reported;
  expect(report.status()).toBeLessThan(300);
  const body = report.request().postDataJSON() as Record<string, string>;
  expect(body).toMatchObject({ errorType: 'TypeError', path: '/blog' });
  expect(body['errorMessage']).not.toBe('');
  expect(body['errorDetails']).toContain('/assets/');
  await expectAccessible(page);

  await page.unroute(articles);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הבלוג');
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('a server that fails, a plan that is missing and a line that is cut each have their words and a retry', async ({
  page,
}) => {
  await visit(page, '/help');
  for (const [type, words, status] of [
    ['server', 'השרת נתקל בבעיה', 503],
    ['server', 'השרת נתקל בבעיה', 502],
    ['subscription', 'נדרש מנוי פעיל כדי לגשת לתוכן זה', 402],
    ['network', 'יש בעיית חיבור לאינטרנט', 0],
  ] as const) {
    await page.route(articles, (route) =>
      status === 0
        ? route.abort('connectionrefused')
        : route.fulfill({ status, body: '<h1>Bad gateway</h1>' }),
    );
    await blogLink(page).click();
    await expect(panel(page), `${status}`).toHaveAttribute('data-type', type);
    await expect(panel(page)).toContainText(words);
    await expect(panel(page)).not.toContainText('Bad gateway');
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await page.unroute(articles);
  }
  await page.route(articles, (route) => route.abort());
  await blogLink(page).click();
  await expect(panel(page)).toBeVisible();
  await page.unroute(articles);
  await retry(page).click();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('offline: the page stands, the next one says so, and comes when the line is back', async ({
  page,
  context,
}) => {
  await visit(page, '/help');
  await context.setOffline(true);
  await blogLink(page).click();
  await expect(page.getByRole('main')).toContainText('החיבור לאינטרנט');
  await expect(headerLogin(page)).toBeVisible();
  await context.setOffline(false);
  await retry(page).click();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();

  // The page's code is loaded by now: only its read can fail.
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('כרטיס');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAttribute('data-type', 'network');
  await context.setOffline(false);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('without what lies over the page the page stands, and a dialog opens once the line is back', async ({
  page,
}) => {
  const overlays = '**/assets/overlays-*.js';
  await page.route(overlays, (route) => route.abort());
  const reported = page.waitForRequest('**/api/errors/report');
  await visit(page, '/help');
  await reported;
  await headerLogin(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(overlays);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(authDialog(page)).toBeVisible();
});

test('on a slow line the old page stays with a line of progress, then the new one says that it loads', async ({
  page,
}) => {
  let letCode = () => {};
  let letData = () => {};
  const code = new Promise<void>((resolve) => (letCode = resolve));
  const data = new Promise<void>((resolve) => (letData = resolve));
  await page.route('**/assets/blog-*.js', (route) => code.then(() => route.continue()));
  await page.route(articles, (route) => data.then(() => route.continue()));
  await visit(page, '/help');
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await blogLink(page).click();
  await expect(page.getByRole('status', { name: 'הדף נטען' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  letCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הבלוג');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  letData();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('a clipboard that refuses is only logged; a toast lasts 5 seconds and a copy is confirmed for 2', async ({
  page,
}) => {
  await page.clock.install();
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await visit(page, '/help?login=1');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
  await page.evaluate(() => {
    const refuse = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse }, configurable: true });
  });
  const dialog = authDialog(page);
  await dialog.getByLabel('אימייל').fill('dana@example.test');
  await dialog.getByLabel('סיסמה', { exact: true }).fill('123456');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(toastIn(page)).toContainText('שגיאת שרת: 503');
  await page.clock.runFor(4_900);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastIn(page)).toHaveCount(0);

  await dialog.getByLabel('סיסמה', { exact: true }).press('Enter');
  const copy = toastIn(page).getByRole('button', { name: 'העתק לזיכרון' });
  await copy.click();
  await expect.poll(() => logged.join()).toContain('Copying to the clipboard failed');
  await expect(toastIn(page)).toHaveCount(1);
  await expect(toastIn(page)).toContainText('התחברות נכשלה');
  await expect(copy).toBeVisible();

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => {} },
      configurable: true,
    }),
  );
  await copy.click();
  const copied = toastIn(page).getByRole('button', { name: 'הועתק!' });
  await expect(copied).toBeVisible();
  await page.clock.runFor(1_990);
  await expect(copied).toBeVisible();
  await page.clock.runFor(20);
  await expect(copy).toBeVisible();
});
