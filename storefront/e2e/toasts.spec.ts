import { expect, test } from '@playwright/test';
import { authDialog, expectAccessible, toastIn, visit, withoutMail } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('F8 leads to the toast, also from within a dialog', async ({ page }) => {
  await withoutMail(page, '/?login=1');
  await visit(page, '/?login=1');
  await authDialog(page).getByRole('button', { name: 'שכחתי סיסמה' }).click();
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press('F8');
  const area = page.getByRole('region', { name: 'הודעות (F8)' });
  await expect(area.locator('ol')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastIn(page)).toBeFocused();
});

test('a destructive toast is copied whole, says so for two seconds, and stays reachable over a dialog', async ({
  page,
}) => {
  await visit(page, '/help?login=1');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
  await authDialog(page).getByLabel('אימייל').fill('dana@example.test');
  await authDialog(page).getByLabel('סיסמה', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await toastIn(page).getByRole('button', { name: 'העתק לזיכרון' }).click();
  await expect(toastIn(page).getByRole('button', { name: 'הועתק!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('התחברות נכשלה\nשגיאת שרת: 503');
  await expect(toastIn(page).getByRole('button', { name: 'העתק לזיכרון' })).toBeVisible();
  await expect(authDialog(page)).toBeVisible();
  await expectAccessible(page);
});

test('a swipe to the right dismisses from 50 px on, a shorter one does not', async ({ page }) => {
  await visit(page, '/?auth_error=google');
  const toast = toastIn(page);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast has no box');
  const start = { x: box.x + 30, y: box.y + box.height - 12 };

  async function swipe(by: number) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + by / 2, start.y, { steps: 4 });
    await page.mouse.move(start.x + by, start.y, { steps: 4 });
    await page.mouse.up();
  }

  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(-120);
  await expect(toast).toBeVisible();
  await swipe(60);
  await expect(toast).toHaveCount(0);
});

test('only one is shown, and no wider than 420 px on larger screens', async ({ page }) => {
  await withoutMail(page, '/dashboard');
  await visit(page, '/dashboard');
  await expect(toastIn(page)).toContainText('נדרשת התחברות');
  await authDialog(page).getByRole('button', { name: 'שכחתי סיסמה' }).click();
  await expect(toastIn(page)).toContainText('שכחת סיסמה?');
  await expect(toastIn(page)).toHaveCount(1);
  const box = await page.getByRole('region', { name: 'הודעות (F8)' }).locator('ol').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
});
