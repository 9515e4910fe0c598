import { expect, test } from '@playwright/test';
import { authDialog, toastIn, visit } from './visit.ts';

test('continue with Google: over the provider and back to the same page, first turned back, then signed in', async ({
  page,
}) => {
  await visit(page, '/help?q=1&register=1');
  const toGoogle = authDialog(page).getByRole('link', { name: /Google/ });
  const currentUser = () => page.request.get('/api/auth/current-user');

  await test.step('who turns back at the provider is where they were, told so, and not signed in', async () => {
    await toGoogle.click();
    await page.getByRole('link', { name: /cancel/i }).click();
    await expect(toastIn(page)).toContainText('Google');
    await expect(page).toHaveURL('/help?q=1');
    await expect(
      authDialog(page).getByRole('button', { name: 'הרשמה', exact: true, pressed: true }),
    ).toBeVisible();
    expect((await currentUser()).status()).toBe(401);
  });

  await test.step('from the login view, signed in', async () => {
    await authDialog(page).getByRole('button', { name: 'התחברות' }).first().click();
    await expect(toGoogle).toHaveAttribute(
      'href',
      `/api/auth/google?returnTo=${encodeURIComponent('/help?q=1')}&view=login`,
    );
    await toGoogle.click();
    await page.getByPlaceholder(/login/i).fill('yael');
    await page.getByPlaceholder(/password/i).fill('anything');
    await page.getByRole('button', { name: /sign-in/i }).click();
    await page.getByRole('button', { name: /continue/i }).click();
    await expect(page).toHaveURL('/help?q=1');
    expect(await (await currentUser()).json()).toMatchObject({ user: { email: 'yael@gmail.example' } });
    await expect(page.getByRole('banner').locator('a[href="/dashboard"]').first()).toBeVisible();
  });
});
