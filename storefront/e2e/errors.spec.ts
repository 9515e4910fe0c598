import { expect, test, type Page } from '@playwright/test';
import { authDialog, expectAccessible, headerLogin, untilHydrated, visit } from './visit.ts';

const panel = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'ניסיון נוסף' });
const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'בלוג' });
const articles = '**/api/blog-posts';

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
  // In browsers that remember what could not be fetched it is a new document.
  await untilHydrated(page);

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

test('a document that was opened for a dialog and lacks its code, too, is not opened anew at once', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/assets/overlays-*.js', (route) => {
    const method = route.request().method();
    asked.push(method);
    return method === 'GET' ? route.abort() : route.continue();
  });
  // It is sent after what stands in for the dialogs was drawn.
  const reported = page.waitForResponse('**/api/errors/report');
  await visit(page, '/help?login=1');
  await reported;
  await headerLogin(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual(['GET']);
});

test('a sign-in whose code was lost opens once the line is back, with what is asked for', async ({
  page,
}) => {
  const code = '**/assets/auth-dialog-*.js';
  await visit(page, '/help');
  await page.route(code, (route) => route.abort());
  const reported = page.waitForRequest('**/api/errors/report');
  await page.getByRole('banner').getByRole('button', { name: 'הרשמה' }).click();
  await reported;
  await page.unroute(code);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(authDialog(page).getByLabel('שם משתמש')).toBeVisible();
});

test('in place of a menu whose code was lost the links at the page’s end are at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/drawer-*.js', (route) => route.abort());
  await visit(page, '/help');
  const menu = page.getByRole('banner').getByRole('button', { name: 'תפריט' });
  const firstLink = page.getByRole('contentinfo').getByRole('link').first();
  for (let time = 0; time < 2; time += 1) {
    await menu.click();
    await expect(firstLink).toBeFocused();
    await expect(firstLink).toBeInViewport();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a page that is slow, refused, cut off or broken says so in its own words under a header that stands, and comes on retry', async ({
  page,
}) => {
  await visit(page, '/help');
  const back = async () => {
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await page.unroute(articles);
  };

  await test.step('the old page stays with a line of progress, then the new one says that it loads', async () => {
    let letCode = () => {};
    let letData = () => {};
    const code = new Promise<void>((resolve) => (letCode = resolve));
    const data = new Promise<void>((resolve) => (letData = resolve));
    await page.route('**/assets/blog-*.js', (route) => code.then(() => route.continue()));
    await page.route(articles, (route) =>
      data.then(() => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })),
    );
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await blogLink(page).click();
    await expect(page.getByRole('status', { name: 'הדף נטען' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
    letCode();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('הבלוג');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    letData();
  });

  await test.step('a server that fails, a plan that is missing and a line that is cut each have their words', async () => {
    await expect(panel(page)).toHaveAttribute('data-type', 'server');
    await expect(panel(page)).toContainText('השרת נתקל בבעיה');
    await expect(panel(page)).not.toContainText('Bad gateway');
    await back();
    for (const [type, words, answer] of [
      ['subscription', 'נדרש מנוי פעיל כדי לגשת לתוכן זה', 402],
      ['network', 'יש בעיית חיבור לאינטרנט', null],
    ] as const) {
      await page.route(articles, (route) =>
        answer === null ? route.abort('connectionrefused') : route.fulfill({ status: answer, body: '' }),
      );
      await blogLink(page).click();
      await expect(panel(page)).toHaveAttribute('data-type', type);
      await expect(panel(page)).toContainText(words);
      await back();
    }
  });

  await test.step('a page that breaks is reported, and read anew on retry', async () => {
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
    await expectAccessible(page, { within: 'main' });

    await page.unroute(articles);
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('הבלוג');
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  });
});
