import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The list starts with the newest users, and other tests register some: each test searches for its own. */
const listOf = (search: string) => `/admin/users?filter=${encodeURIComponent(JSON.stringify({ q: search }))}`;

test.beforeEach(async ({ page }) => signIn(page));

test('lists users, searches, filters, and keeps the search in the address over a reload', async ({
  page,
}) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('textbox', { name: 'חיפוש' }).fill('owner@bikur');
  await expect(rowOf(page, 'admin@bikur.example')).toHaveCount(0);
  await expect(rowOf(page, 'owner@bikur.example')).toBeVisible();
  await expect(page).toHaveURL(/owner/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'חיפוש' })).toHaveValue('owner@bikur');
  await expect(rowOf(page, 'admin@bikur.example')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'חיפוש' }).fill('אין-אדם-כזה');
  await expect(page.getByText('אין משתמשים', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'ניקוי הסינון' }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('filters by role', async ({ page }) => {
  await page.goto(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ userRole: 'moderator' }))}`);
  await expect(rowOf(page, 'moderator@bikur.example')).toBeVisible();
  await expect(rowOf(page, 'owner@bikur.example')).toHaveCount(0);
});

test('opens a user by the keyboard and shows what belongs to them', async ({ page }) => {
  await page.goto(listOf('owner@bikur'));
  const link = rowOf(page, 'owner@bikur.example').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\/\d+\/show$/);
  await page.getByRole('tab', { name: 'כרטיסים' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'כרטיסים' })).toHaveAttribute('aria-selected', 'true');
});

test("shows the server's fault beside its field, keeps what was typed, and saves once it is mended", async ({
  page,
}) => {
  await page.goto(listOf('free@bikur'));
  await rowOf(page, 'free@bikur.example').getByRole('link').first().click();
  await page.getByRole('link', { name: 'עריכה' }).click();
  const username = page.getByRole('textbox', { name: 'שם משתמש' });
  await expect(username).toHaveValue('roni');
  await username.fill('dana');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText('שם המשתמש כבר תפוס')).toBeVisible();
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(username).toBeFocused();
  await expect(username).toHaveValue('dana');
  await username.fill('roni');
  const phone = page.getByRole('textbox', { name: 'טלפון' });
  const another = (await phone.inputValue()) === '03-555-0199' ? '03-555-0198' : '03-555-0199';
  await phone.fill(another);
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page).toHaveURL(/\/show$/);
  await expect(page.getByRole('link', { name: another })).toBeVisible();
});

test('says so when the network is gone, and leaves the form as it was', async ({ page }) => {
  await page.goto(listOf('lapsed@bikur'));
  await rowOf(page, 'lapsed@bikur.example').getByRole('link').first().click();
  await page.getByRole('link', { name: 'עריכה' }).click();
  const phone = page.getByRole('textbox', { name: 'טלפון' });
  await expect(phone).toBeVisible();
  await phone.fill('03-555-0144');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText('בעיה בחיבור לאינטרנט, אנא בדקו את החיבור ונסו שוב')).toBeVisible();
  await expect(phone).toHaveValue('03-555-0144');
  await page.context().setOffline(false);
});

test('writes a CSV file with the names of the columns in Hebrew', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ייצוא לקובץ CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFFמספר,שם משתמש,אימייל,תפקיד')).toBe(true);
  expect(file).toContain('owner@bikur.example');
  expect(file).not.toContain('password');
});
