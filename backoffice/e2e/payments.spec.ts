import { randomUUID } from 'node:crypto';
import { expect, test, type Browser } from '@playwright/test';
import { findViolations } from '../../api/testing/accessibility.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

/**
 * A user of this test alone who bought a plan with the sandbox's test card.
 * @returns the user's id
 */
async function customer(browser: Browser, baseURL: string | undefined): Promise<number> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const { request } = context;
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const username = `pays${randomUUID().slice(0, 12)}`;
  const registered = await request.post('/api/auth/register', {
    headers: { 'csrf-token': csrfToken, 'x-forwarded-for': '198.19.7.7' },
    data: { username, email: `${username}@example.test`, password: 'bikur-demo' },
  });
  const { user } = (await registered.json()) as { user: { id: number } };
  const plans = (await (await request.get('/api/products')).json()) as { id: number; name: string }[];
  const again = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const bought = await request.post('/api/checkout', {
    headers: { 'csrf-token': again.csrfToken },
    data: {
      type: 'package',
      id: plans.find(({ name }) => name === 'פרו')?.id,
      billingCycle: 'monthly',
      method: { kind: 'test' },
      acceptTerms: true,
    },
  });
  expect(((await bought.json()) as { activated: boolean }).activated).toBe(true);
  await context.close();
  return user.id;
}

test('staff give a part of a payment back, see what is left and why, end the package and save a receipt', async ({
  page,
  browser,
  baseURL,
}) => {
  // From buying over a refund to the end of the package.
  const userId = await customer(browser, baseURL);
  const ofCustomer = `?filter=${encodeURIComponent(JSON.stringify({ userId }))}`;
  await signIn(page);
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const openFirst = () => page.getByRole('table').getByRole('link').first().click();

  await test.step('a refund by keys alone, by no more than was paid', async () => {
    await page.goto(`/admin/payments${ofCustomer}`);
    await openFirst();
    await expect(page).toHaveURL(/\/admin\/payments\/\d+\/show/);
    await page.getByRole('button', { name: 'החזר כספי' }).click();
    await expect(dialog).toHaveAccessibleDescription(/40\s\u200f₪/u);
    const amount = dialog.getByLabel('סכום בשקלים');
    const endsPlan = dialog.getByLabel('לסיים גם את החבילה');
    await expect(amount).toHaveValue('40.00');
    await expect(amount).toBeFocused();
    await page.keyboard.type('50');
    await expect(amount).toHaveValue('50');
    await page.keyboard.press('Tab');
    await expect(endsPlan).toBeFocused();
    await expect(endsPlan).not.toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('פיצוי על תקלה');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(/אפשר להחזיר עד \u200f40\s\u200f₪/u);
    await amount.fill('15.50');
    await dialog.getByLabel('סיבה').press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('its reason and its credit note', async () => {
    await page.getByRole('tab', { name: 'מה קרה' }).click();
    await expect(main).toContainText('פיצוי על תקלה');
    await expect(main).toContainText(/זיכוי\s*C\d{6}/);
    expect(await findViolations(page, { within: 'main' })).toEqual([]);
  });

  await test.step('the end of the package', async () => {
    await goWithin(page, `/admin/packages${ofCustomer}`);
    await page.getByRole('table').locator('a[href^="/admin/packages/"]').first().click();
    await page.getByRole('button', { name: 'סיום מיידי' }).click();
    await dialog.getByLabel('להחזיר את כולו').check();
    await dialog.getByLabel('סיבה').fill('הלקוח ביקש');
    await dialog.getByRole('button', { name: 'סיום מיידי' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'מה קרה' }).click();
    await expect(main).toContainText('הלקוח ביקש');
    await expect(page.getByRole('button', { name: 'סיום מיידי' })).toHaveCount(0);
  });

  await test.step('what staff are to look at', async () => {
    await goWithin(page, '/admin/payments');
    await page.getByRole('button', { name: 'לבדיקה שלנו' }).click();
    // The filter comes into the address a little later, and would lead back from the next page.
    await expect(page).toHaveURL(/people/);
    await expect(page.getByRole('table')).toContainText('החזר');
    await page.getByRole('button', { name: 'החזרים', exact: true }).click();
    await expect(page).toHaveURL(/refund/);
  });

  await test.step('a table of deposits is one provider’s: there is no choice of none', async () => {
    await goWithin(page, '/admin/payouts/create');
    await expect(page.getByRole('button', { name: 'להזין את הטבלה' })).toBeVisible();
    await page.getByRole('combobox').last().click();
    await expect(page.getByRole('option', { name: 'PayPlus' })).toBeVisible();
    await expect(page.getByRole('option').filter({ hasNotText: /\S/u })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the document of anybody’s receipt', async () => {
    await goWithin(page, `/admin/receipts${ofCustomer}`);
    await page.getByRole('table').locator('a[href^="/admin/receipts/"]').first().click();
    await expect(page).toHaveURL(/\/admin\/receipts\/\d+\/show/);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'הורדת המסמך (PDF)' }).click();
    expect((await saving).suggestedFilename()).toMatch(/[RC]\d{6}\.pdf$/u);
  });
});
