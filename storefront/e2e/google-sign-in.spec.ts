import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { authDialog, toastIn, visit, withoutGoogle } from './visit.ts';

test('continue with Google: from the click, over the provider, back to the same page, signed in', async ({
  page,
}) => {
  await visit(page, '/help?login=1');
  await authDialog(page)
    .getByRole('link', { name: /Google/ })
    .click();
  await page.getByPlaceholder(/login/i).fill('yael');
  await page.getByPlaceholder(/password/i).fill('anything');
  await page.getByRole('button', { name: /sign-in/i }).click();
  await page.getByRole('button', { name: /continue/i }).click();

  await expect(page).toHaveURL(/\/help/);
  const { user } = (await (await page.request.get('/api/auth/current-user')).json()) as {
    user: { email: string };
  };
  expect(user.email).toBe('yael@gmail.example');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: 'לוח בקרה' })
      .or(page.getByRole('banner').locator('a[href="/dashboard"]'))
      .first(),
  ).toBeVisible();
});

test('somebody who turns back at the provider is where they were, told so, and not signed in', async ({
  page,
}) => {
  await visit(page, '/help?q=1&register=1');
  await authDialog(page)
    .getByRole('link', { name: /Google/ })
    .click();
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(toastIn(page)).toContainText('Google');
  await expect(page).toHaveURL('/help?q=1');
  await expect(
    authDialog(page).getByRole('button', { name: 'הרשמה', exact: true, pressed: true }),
  ).toBeVisible();
  expect((await page.request.get('/api/auth/current-user')).status()).toBe(401);
});

test('without a Google client nothing offers it', async ({ page }) => {
  await withoutGoogle(page, '/help?login=1');
  await visit(page, '/help?login=1');
  await expect(authDialog(page).getByRole('button', { name: /כניסה לחשבון הדגמה/ })).toBeVisible();
  await expect(authDialog(page)).not.toContainText('Google');
  await authDialog(page).getByRole('button', { name: 'הרשמה', exact: true }).click();
  await expect(authDialog(page).getByLabel('שם משתמש')).toBeVisible();
  await expect(authDialog(page)).not.toContainText('Google');
  await signIn(page, 'free@bikur.example');
  await withoutGoogle(page, '/account');
  await visit(page, '/account');
  await expect(page.getByRole('region', { name: 'סיסמה' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Google/ })).toHaveCount(0);
});
