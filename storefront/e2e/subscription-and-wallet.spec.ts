import { expect, test, type Page } from '@playwright/test';
import { formatMoney } from '../../api/contract/base/format-money.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { planCalled } from './payments.ts';
import { signIn } from './sign-in.ts';
import { choose, expectAccessible, overhang, toastIn, visit } from './visit.ts';
import { servedPage } from './served-page.ts';

const owner = 'owner@bikur.example';
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the subscription: the plan that was chosen, what is in force and used, the renewal that is stopped and resumed', async ({
  page,
}) => {
  await signIn(page, owner);
  const plan = section(page, 'התוכנית שלי');

  await test.step('a plan chosen on the home page is the chosen one here', async () => {
    const chosen = await planCalled(page.request, 'עסק');
    const home = await (await page.request.get('/', { headers: { Accept: 'text/html' } })).text();
    expect(home).toContain(`href="/subscription?plan=${chosen.id}"`);
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, `/subscription?plan=${chosen.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('המנוי שלי');
    await expect(plan).toContainText('פרו');
    await expect(plan).toContainText('החיוב הבא');
    await expect(section(page, 'מה בשימוש').getByText('כרטיסי פרו')).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the renewal is stopped after the last day was shown, and resumed', async () => {
    await plan.getByRole('button', { name: 'ביטול עסקה' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/היום האחרון\d+ ב.+ 20\d\d/);
    await expect(dialog.getByRole('link', { name: 'מדיניות הביטולים' })).toHaveAttribute(
      'href',
      '/refund#how',
    );
    await dialog.getByRole('button', { name: 'ביטול המנוי' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(plan).toContainText('לא מתחדשת מעצמה');
    await plan.getByRole('button', { name: 'להפעיל שוב את החידוש האוטומטי' }).click();
    await expect(plan).toContainText('החיוב הבא');
  });

  await test.step('the chosen plan is bought by the month', async () => {
    const plans = section(page, 'כל התוכניות');
    await expect(plans.locator('[aria-current]')).toContainText('בחרת');
    await plans.getByRole('button', { name: 'חודשי' }).click();
    await expect(plans).toContainText('מחויב כל חודש');
    await expect(page).toHaveURL(/billing=monthly/);
    await plans.getByRole('link', { name: 'רכישת תוכנית נוספת' }).click();
    await expect(page).toHaveURL(/\/checkout\/package\/\d+\?billing=monthly$/);
    await expect(section(page, 'מה משלמים')).toContainText(formatMoney('120.00', 'he'));
  });
});

test('the wallet: receipts with their lines and documents, the default that changes, and a removal that asks first', async ({
  page,
}) => {
  await signIn(page, owner);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/invoices');
  await expect(page).toHaveURL(/\/wallet$/);
  await expectAccessible(page, { themes: 'chosen' });
  expect(await overhang(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // What stands in the document, in both languages: api/domains/payments/receipts/render-document.test.ts.
  await test.step('a receipt opens, and its document is saved', async () => {
    const receipt = section(page, 'קבלות').locator('details').first();
    await receipt.locator('summary').click();
    await expect(receipt).toContainText(/R\d{6}/);
    const [number = ''] = /R\d{6}/u.exec((await receipt.textContent()) ?? '') ?? [];
    const saving = page.waitForEvent('download');
    await receipt.getByRole('link', { name: 'הורדת המסמך' }).click();
    expect((await saving).suggestedFilename()).toBe(`קבלה ${number}.pdf`);
  });

  const methods = section(page, 'אמצעי תשלום').getByRole('listitem');
  const spare = methods.filter({ hasNotText: 'ברירת המחדל' }).filter({ hasNotText: 'הוראת קבע' }).first();
  const id = await spare.getAttribute('data-method');
  const chosen = page.locator(`[data-method="${id}"]`);
  await test.step('another card becomes the default', async () => {
    await chosen.getByRole('button', { name: 'קביעה כברירת מחדל' }).click();
    await expect(toastIn(page)).toContainText('ברירת המחדל עודכנה');
    await expect(methods.first()).toHaveAttribute('data-method', id ?? '');
  });

  await test.step('a removal asks first; the next card is the default then', async () => {
    await chosen.getByRole('button', { name: 'הסרה' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('להסיר את אמצעי התשלום?');
    await dialog.getByRole('button', { name: 'להשאיר' }).click();
    await expect(chosen).toBeVisible();
    await chosen.getByRole('button', { name: 'הסרה' }).click();
    await dialog.getByRole('button', { name: 'להסיר' }).click();
    await expect(chosen).toHaveCount(0);
    await expect(methods.first()).toContainText('ברירת המחדל');
    const kept = await (await page.request.get('/wallet', { headers: { Accept: 'text/html' } })).text();
    expect(kept).toContain('data-method=');
    expect(kept).not.toContain(`data-method="${id}"`);
  });
});

test('in English and dark on a narrow phone neither has a fault', async ({ page, context, baseURL }) => {
  await signIn(page, owner);
  await page.setViewportSize({ width: 320, height: 700 });
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  await visit(page, '/subscription');
  await expect(page.getByRole('region').first()).toBeVisible();
  await expectAccessible(page, { themes: 'chosen' });
  expect(await overhang(page)).toBe(0);
  await goWithin(page, '/wallet');
  await expect(section(page, 'Receipts')).toBeVisible();
  await expectAccessible(page, { themes: 'chosen' });
  expect(await overhang(page)).toBe(0);
});

test('a lapsed owner reads that nothing was deleted, a new one of the free plan', async ({ page }) => {
  await signIn(page, 'lapsed@bikur.example');
  const lapsed = (await servedPage(page.request, '/subscription')).text;
  expect(lapsed).toMatch(/התוכנית שלי .*שום דבר לא נמחק/);
  expect(lapsed).toMatch(/היסטוריה .*הסתיימה/);
  await page.context().clearCookies();
  await signIn(page, 'free@bikur.example');
  expect((await servedPage(page.request, '/subscription')).text).toMatch(/התוכנית שלי .*חינם/);
  expect((await servedPage(page.request, '/wallet')).text).toMatch(/קבלות .*עדיין אין קבלות/);
});
