import { expect, test } from '@playwright/test';
import { formatMoney } from '../../api/contract/base/format-money.ts';
import { planCalled } from './payments.ts';
import { antiForgery, registerAnew, signIn } from './sign-in.ts';
import { choose, expectAccessible, expectNothingSideways, visit } from './visit.ts';

test('a business pays a year by bank transfer: proforma, the way to pay, and the money that staff see', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'he-IL',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await registerAnew(page);
  const plan = await planCalled(page.request, 'עסק');
  const option = page.getByRole('radio', { name: 'העברה בנקאית' });

  await test.step('it is for businesses, and one is known by its number', async () => {
    await visit(page, `/checkout/package/${plan.id}?billing=yearly`);
    await expect(page.getByText('עסק יכול לשלם גם בהעברה בנקאית')).toBeVisible();
    await expect(option).toHaveCount(0);
    await page.getByRole('button', { name: /להוסיף|הוספ/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^שם/).fill('נוי עיצוב בע״מ');
    await dialog.getByLabel(/ח\.פ\./).fill('512345679');
    await dialog.locator('button[type="submit"]').click();
    await option.check();
  });

  await test.step('nothing renews, and the proforma is asked for', async () => {
    await expect(page.getByText('שום דבר לא מתחדש מעצמו')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /לחדש/ })).toHaveCount(0);
    await expectNothingSideways(page);
    const button = page.getByRole('button', { name: 'לקבלת חשבון עסקה' });
    await button.click();
    await expect(page.getByText('כדי לשלם יש להסכים לתנאים')).toBeVisible();
    await page.getByRole('checkbox', { name: /תנאי השימוש/ }).check();
    await button.dblclick();
    await expect(page).toHaveURL(/\/bank-transfer\/[\w-]+$/);
  });

  await test.step('its page says where to transfer how much', async () => {
    const sheet = page.getByRole('region', { name: 'מחכים להעברה שלך' });
    await expect(sheet).toContainText(formatMoney('1188.00', 'he'));
    await expect(sheet).toContainText('בנק לדוגמה');
    await expect(sheet).toContainText(/P\d{6}/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'חשבון העסקה (PDF)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^חשבון עסקה P\d{6}\.pdf$/u);
    await expectAccessible(page);
    await expectNothingSideways(page);
  });

  const id = page.url().split('/').at(-1) ?? '';
  await test.step('wallet, subscription and checkout know of it', async () => {
    const open = page.getByRole('region', { name: 'העברות בנקאיות פתוחות' });
    await visit(page, '/subscription');
    await expect(open).toContainText(/P\d{6}/);
    // What can't be read isn't shown as nothing.
    await visit(page, '/dashboard');
    await page.route('**/api/bank-transfers', (route) => route.fulfill({ status: 422, json: {} }));
    await page.getByRole('link', { name: 'ארנק' }).first().click();
    await expect(open.getByRole('button', { name: 'ניסיון נוסף' })).toBeVisible();
    await page.unroute('**/api/bank-transfers');
    await open.getByRole('button', { name: 'ניסיון נוסף' }).click();
    await expect(open).toContainText(/P\d{6}/);
    await visit(page, `/checkout/package/${plan.id}?billing=yearly`);
    await expect(page.getByText('תשלום בכרטיס כאן מבטל את ההמתנה לה')).toBeVisible();
  });

  await test.step('an order that becomes too small for a transfer is paid by card', async () => {
    const { request } = page;
    const made = await request.post('/api/cards', {
      headers: await antiForgery(request),
      data: { businessName: 'נוי עיצוב', category: 'עיצוב', phone: '052-5550199' },
    });
    expect(made.status()).toBe(201);
    const products = (await (await request.get('/api/nfc-products')).json()) as {
      id: number;
      name: string;
    }[];
    const product = products.find(({ name }) => name.includes('PVC'));
    await visit(page, `/checkout/physical-cards/${product?.id}?quantity=60`);
    await option.check();
    await expect(page.getByRole('button', { name: 'לקבלת חשבון עסקה' })).toBeVisible();
    await page.getByLabel('כמות').fill('2');
    await expect(page.getByRole('button', { name: /^לתשלום/ })).toBeVisible();
    await expect(option).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /כרטיס חדש/ })).toBeChecked();
  });

  await test.step('in English, too', async () => {
    await choose(context, baseURL, { language: 'en', theme: 'dark' });
    await visit(page, `/bank-transfer/${id}`);
    await expect(page.getByRole('heading', { name: 'We wait for your transfer' })).toBeVisible();
    await expect(page.getByText('Example Bank')).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
  });

  await test.step('staff write the money down, and the plan begins', async () => {
    const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'he-IL' });
    await signIn(office, 'admin@bikur.example');
    const desk = await office.newPage();
    const found = await office.request.get(`/api/admin/payments?filter=${JSON.stringify({ publicId: id })}`);
    const [payment] = (await found.json()) as { id: number }[];
    await desk.goto(`/admin/payments/${payment?.id}/show`);
    await desk.getByRole('button', { name: 'הכסף התקבל' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel('הסכום שהתקבל, בשקלים')).toHaveValue('1188.00');
    await dialog.getByLabel('אסמכתה של הבנק').fill(id.slice(0, 12));
    await dialog.locator('button[type="submit"]').click();
    await expect(dialog).toBeHidden();
    await office.close();
    await page.reload();
    await expect(page.getByText('Your transfer arrived')).toBeVisible();
    const me = await page.request.get('/api/subscription', { headers: await antiForgery(page.request) });
    expect(await me.text()).toContain('"isPaid":true');
  });
  await context.close();
});
