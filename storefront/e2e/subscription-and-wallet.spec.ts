import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { choose, expectAccessible, looks, overhang, toastIn, visit } from './visit.ts';
import { formatMoney } from '../../api/contract/base/format-money.ts';

const owner = 'owner@bikur.example';
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the subscription: what is in force, what is used, and the plan that was chosen', async ({ page }) => {
  await signIn(page, owner);
  await visit(page, '/');
  await page
    .locator('[data-plan]')
    .filter({ has: page.getByRole('heading', { name: 'עסק' }) })
    .getByRole('link', { name: 'בחר תוכנית' })
    .click();
  await expect(page).toHaveURL(/\/subscription\?plan=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('המנוי שלי');
  await expect(section(page, 'התוכנית שלי')).toContainText('פרו');
  await expect(section(page, 'התוכנית שלי')).toContainText('החיוב הבא');
  await expect(section(page, 'מה בשימוש').getByText('כרטיסי פרו')).toBeVisible();
  const plans = section(page, 'כל התוכניות');
  await expect(plans.locator('[aria-current]')).toContainText('בחרת');
  await plans.getByRole('button', { name: 'חודשי' }).click();
  await expect(plans).toContainText('מחויב כל חודש');
  await expect(page).toHaveURL(/billing=monthly/);
  await plans.getByRole('link', { name: 'רכישת תוכנית נוספת' }).click();
  await expect(page).toHaveURL(/\/checkout\/package\/\d+\?billing=monthly$/);
  await expect(page.getByRole('region', { name: 'מה משלמים' })).toContainText(formatMoney('120.00', 'he'));
});

test('the renewal is stopped after the last day was shown, and resumed', async ({ page }) => {
  await signIn(page, owner);
  await visit(page, '/subscription');
  const plan = section(page, 'התוכנית שלי');
  await plan.getByRole('button', { name: 'ביטול עסקה' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/היום האחרון\d+ ב.+ 20\d\d/);
  await expect(dialog.getByRole('link', { name: 'מדיניות הביטולים' })).toHaveAttribute('href', '/refund#how');
  await dialog.getByRole('button', { name: 'ביטול המנוי' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(plan).toContainText('לא מתחדשת מעצמה');
  await plan.getByRole('button', { name: 'להפעיל שוב את החידוש האוטומטי' }).click();
  await expect(plan).toContainText('החיוב הבא');
});

test('a lapsed owner reads that nothing was deleted, a new one of the free plan', async ({
  page,
  browser,
}) => {
  await signIn(page, 'lapsed@bikur.example');
  await visit(page, '/subscription');
  await expect(section(page, 'התוכנית שלי')).toContainText('שום דבר לא נמחק');
  await expect(section(page, 'היסטוריה')).toContainText('הסתיימה');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'free@bikur.example');
  await visit(other, '/subscription');
  await expect(section(other, 'התוכנית שלי')).toContainText('חינם');
  await visit(other, '/wallet');
  await expect(section(other, 'קבלות')).toContainText('עדיין אין קבלות');
  await other.context().close();
});

test('the wallet: receipts with their lines, the default that changes, and a removal that asks first', async ({
  page,
}) => {
  await signIn(page, owner);
  await visit(page, '/wallet');
  const receipt = section(page, 'קבלות').locator('details').first();
  await receipt.locator('summary').click();
  await expect(receipt).toContainText(/R\d{6}/);
  const methods = section(page, 'אמצעי תשלום').getByRole('listitem');
  const spare = methods.filter({ hasNotText: 'ברירת המחדל' }).filter({ hasNotText: 'הוראת קבע' }).first();
  const id = await spare.getAttribute('data-method');
  const chosen = page.locator(`[data-method="${id}"]`);
  await chosen.getByRole('button', { name: 'קביעה כברירת מחדל' }).click();
  await expect(toastIn(page)).toContainText('ברירת המחדל עודכנה');
  await expect(methods.first()).toHaveAttribute('data-method', id ?? '');
  await chosen.getByRole('button', { name: 'הסרה' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('להסיר את אמצעי התשלום?');
  await dialog.getByRole('button', { name: 'להשאיר' }).click();
  await expect(chosen).toBeVisible();
  await chosen.getByRole('button', { name: 'הסרה' }).click();
  await dialog.getByRole('button', { name: 'להסיר' }).click();
  await expect(chosen).toHaveCount(0);
  await page.reload();
  await expect(methods.first()).toContainText('ברירת המחדל');
  await expect(page.locator(`[data-method="${id}"]`)).toHaveCount(0);
});

test('no fault for axe, nothing sideways at 320 px, in all looks; /invoices leads to the wallet', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, owner);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const look of looks) {
    await choose(context, baseURL, look);
    for (const path of ['/subscription', '/invoices']) {
      await visit(page, path);
      await expect(page.getByRole('region').first()).toBeVisible();
      await expectAccessible(page);
      expect(await overhang(page)).toBe(0);
    }
    await expect(page).toHaveURL(/\/wallet$/);
  }
});
