import { expect, test } from '@playwright/test';
import { signInAnew } from './sign-in.ts';

// Who is let in, and where else they are led, is the server's: api/domains/website/ssr/admin-pages.test.ts.
test('a session that ends leads to the sign-in page and back to the place; signing out ends it for the site, too', async ({
  page,
}) => {
  await signInAnew(page);
  const title = page.getByRole('heading', { level: 1 });

  await test.step('the session ends during work', async () => {
    await page.goto('/admin/products');
    await expect(page.getByRole('table')).toBeVisible();
    await page.context().clearCookies({ name: 'bikur.sid' });
    await page.getByRole('navigation').getByRole('link', { name: 'קבלות', exact: true }).click();
    await expect(title).toHaveText('כניסה למערכת הניהול');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  await test.step('a wrong password says so; the right one leads back to the place', async () => {
    await page.getByRole('textbox', { name: 'אימייל' }).fill('admin@bikur.example');
    await page.getByLabel('סיסמה').fill('wrong-password');
    await page.getByRole('button', { name: 'התחברות' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('סיסמה').fill('bikur-demo');
    await page.getByRole('button', { name: 'התחברות' }).click();
    await expect(page).toHaveURL(/\/admin\/receipts/);
    await expect(title).toHaveText('קבלות');
  });

  await test.step('the menu leads to the dashboard', async () => {
    await page.getByRole('link', { name: 'לוח בקרה', exact: true }).click();
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
