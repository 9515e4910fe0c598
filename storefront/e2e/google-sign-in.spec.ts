import { expect, test } from '@playwright/test';
import { authDialog, toastIn, visit } from './visit.ts';

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

test('somebody who turns back at the provider is told so and is not signed in', async ({ page }) => {
  await visit(page, '/?login=1');
  await authDialog(page)
    .getByRole('link', { name: /Google/ })
    .click();
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(toastIn(page)).toContainText('Google');
  expect((await page.request.get('/api/auth/current-user')).status()).toBe(401);
});
