import { expect, type Page, test } from '@playwright/test';
import { signInAnew } from './sign-in.ts';

/** Ends the session while the search for `words` is on its way: any other request of the page could ask for the
 * password before the words are typed. */
const endSessionAtSearchFor = (page: Page, words: string) =>
  page.route(
    (url) => decodeURIComponent(url.search).includes(`"${words}"`),
    async (route) => {
      await page.context().clearCookies({ name: 'bikur.sid' });
      await route.continue();
    },
    { times: 1 },
  );

// Who is let in, and where else they are led, is the server's: api/domains/website/ssr/admin-pages.test.ts.
test('a session that ends is signed in to again over the page, which keeps what was typed; signing out ends it for the site, too', async ({
  page,
}) => {
  await signInAnew(page);
  const title = page.getByRole('heading', { level: 1 });
  const again = page.getByRole('dialog', { name: 'ההתחברות הסתיימה' });
  const search = page.getByRole('textbox', { name: 'חיפוש' });

  await test.step('the session ends during work', async () => {
    await page.goto('/admin/users');
    await expect(page.getByRole('table')).toBeVisible();
    await endSessionAtSearchFor(page, 'owner@bikur');
    await search.fill('owner@bikur');
    await expect(again).toBeVisible();
    await expect(again.getByRole('textbox', { name: 'אימייל' })).toHaveValue('admin@bikur.example');
  });

  await test.step('a wrong password says so; after the right one the page goes on', async () => {
    await again.getByLabel('סיסמה').fill('wrong-password');
    await again.getByRole('button', { name: 'התחברות' }).click();
    await expect(again.getByRole('alert')).toBeVisible();
    await again.getByLabel('סיסמה').fill('bikur-demo');
    await again.getByRole('button', { name: 'התחברות' }).click();
    await expect(again).toHaveCount(0);
    await expect(search).toHaveValue('owner@bikur');
    await expect(page.getByRole('row').filter({ hasText: 'owner@bikur.example' })).toBeVisible();
  });

  await test.step('who has a second factor to give gives it in the dialog, and the page goes on', async () => {
    const owing = (owesSecondFactor: boolean) => ({
      json: { passkeys: [], appSince: '2026-01-01T00:00:00.000Z', codesLeft: 9, owesSecondFactor },
    });
    // The demo staff need none: the server's part of it is second-factor.test.ts's.
    await page.route('**/api/account/factors', (route) => route.fulfill(owing(true)));
    await page.route('**/api/auth/second-factor', (route) =>
      (route.request().postDataJSON() as { code: string }).code === '123456'
        ? route.fulfill(owing(false))
        : route.fulfill({
            status: 422,
            json: { code: 'validation_failed', message: 'הקוד שגוי', errors: { code: 'הקוד שגוי' } },
          }),
    );
    await endSessionAtSearchFor(page, 'owner@bikur.ex');
    await search.fill('owner@bikur.ex');
    await again.getByLabel('סיסמה').fill('bikur-demo');
    await again.getByRole('button', { name: 'התחברות' }).click();
    const step = page.getByRole('dialog', { name: 'עוד צעד אחד' });
    await step.getByLabel('קוד אימות').fill('000000');
    await step.getByRole('button', { name: 'כניסה' }).click();
    await expect(step.getByText('הקוד שגוי')).toBeVisible();
    await step.getByLabel('קוד אימות').fill('123456');
    await step.getByRole('button', { name: 'כניסה' }).click();
    await expect(step).toHaveCount(0);
    await expect(search).toHaveValue('owner@bikur.ex');
    await page.unrouteAll();
  });

  await test.step('the menu leads to the dashboard', async () => {
    await page.getByRole('menuitem', { name: 'לוח בקרה', exact: true }).click();
    await expect(title).toHaveText('לוח בקרה');
  });

  await test.step('signing out', async () => {
    await page.getByRole('button', { name: /החשבון של/ }).click();
    await page.getByRole('menuitem', { name: 'התנתקות' }).click();
    await expect(page).toHaveURL(/\/$/);
    const answer = await page.request.get('/admin', { headers: { Accept: 'text/html' }, maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/']);
    expect((await page.request.get('/api/account')).status()).toBe(401);
  });
});
