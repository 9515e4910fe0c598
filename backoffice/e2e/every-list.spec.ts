import { expect, test } from '@playwright/test';
import { adminResourceNames } from '../../api/contract/admin/rows.schema.ts';
import { signIn } from './sign-in.ts';

for (const name of adminResourceNames)
  test(`${name}: the list opens, and so does its first record, without a fault or a bare id`, async ({
    page,
  }) => {
    const issues: string[] = [];
    page.on('pageerror', (error) => issues.push(error.message));
    page.on('response', (answer) => {
      if (answer.status() >= 400) issues.push(`${answer.status()} ${answer.url()}`);
    });
    await signIn(page);
    await page.goto(`/admin/${name}`);
    const link = page.getByRole('table').getByRole('link').first();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/admin/${name}/\\d+/show$`));
    const facts = page.locator('dl');
    await expect(facts.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const text = (await page.locator('main').innerText()).replaceAll('\n', ' ');
    expect(text).not.toMatch(
      /\[object|\bundefined\b|\bnull\b|\bNaN\b|\bresources\.|\bbikur\.(?!example)|\bra\.|\{"/,
    );
    expect(issues).toEqual([]);
  });

test('products are made and changed, and stand in their list', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/products/create');
  await page.getByRole('textbox', { name: 'שם' }).fill('חבילת ניסוי בע״מ');
  await page.getByRole('textbox', { name: 'מחיר חודשי' }).fill('49.9');
  await page.getByRole('textbox', { name: 'מחיר שנתי' }).fill('יקר');
  await page.getByRole('textbox', { name: 'מה כלול' }).fill('כרטיס אחד\n\nתמיכה');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByRole('textbox', { name: 'מחיר שנתי' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'מחיר שנתי' }).fill('499.00');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+\/show$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'תמיכה' })).toBeVisible();
  await page.goto('/admin/products');
  await expect(page.getByRole('row').filter({ hasText: 'חבילת ניסוי בע״מ' })).toContainText('49.90');
});
