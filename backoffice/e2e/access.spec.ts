import { expect, test } from '@playwright/test';
import { signIn, signInAnew } from './sign-in.ts';

test('a guest and a user who open the back office find themselves on the landing page', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, 'owner@bikur.example');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#react-admin-title')).toHaveCount(0);
});

test('an admin opens /admin, and each old address leads to its page', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לוח בקרה');
  await page.goto('/blog-admin');
  await expect(page).toHaveURL(/\/admin\/blog-posts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('מאמרי בלוג');
  await page.goto('/admin/migrations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הגירות מסד הנתונים');
  await page.getByRole('link', { name: 'לוח בקרה', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לוח בקרה');
});

test('a session that ends during work leads to the sign-in page and back to the place', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  await page.context().clearCookies({ name: 'bikur.sid' });
  await page.getByRole('navigation').getByRole('link', { name: 'קבלות', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('כניסה למערכת הניהול');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByRole('textbox', { name: 'אימייל' }).fill('admin@bikur.example');
  await page.getByLabel('סיסמה').fill('wrong-password');
  await page.getByRole('button', { name: 'התחברות' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('סיסמה').fill('bikur-demo');
  await page.getByRole('button', { name: 'התחברות' }).click();
  await expect(page).toHaveURL(/\/admin\/receipts/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('קבלות');
});

test('signing out ends the session for the site as well', async ({ page }) => {
  await signInAnew(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: /החשבון של/ }).click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});
