import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

test("staff save the document of anybody's receipt from its page", async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/receipts');
  await page.getByRole('table').getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/\/admin\/receipts\/\d+\/show/);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'הורדת המסמך (PDF)' }).click();
  expect((await saving).suggestedFilename()).toMatch(/[RC]\d{6}\.pdf$/u);
});
