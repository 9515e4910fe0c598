import { expect, test, type Page } from '@playwright/test';
import { antiForgery, registerAnew, signIn } from './sign-in.ts';
import { choose, expectAccessible, overhang, visit } from './visit.ts';
import { formatMoney } from '../../api/contract/base/format-money.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const slip = (page: Page) => section(page, 'מה משלמים');
const payButton = (page: Page) => page.getByRole('button', { name: /^לתשלום/ });
const result = (page: Page) => page.locator('#result-title');

async function typeCard(page: Page, number: string) {
  await page.getByLabel('מספר כרטיס').fill(number);
  await page.getByLabel('שם בעל הכרטיס').fill('דנה לוי');
  await page.getByLabel('תוקף').fill('08/40');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /תשלום/ }).click();
}

/** Registers a user with a card, and finds the product to order. */
async function begin(page: Page): Promise<{ product: number }> {
  await registerAnew(page);
  const { request } = page;
  const made = await request.post('/api/cards', {
    headers: await antiForgery(request),
    data: { businessName: 'מאפיית שחר', category: 'מאפייה', phone: '052-5550199' },
  });
  expect(made.status()).toBe(201);
  const products = (await (await request.get('/api/nfc-products')).json()) as { id: number; name: string }[];
  return { product: products.find(({ name }) => name.includes('PVC'))?.id ?? 0 };
}

async function writeAddress(page: Page) {
  const where = section(page, 'לאן לשלוח');
  await where.getByRole('button', { name: 'כתובת אחרת' }).click();
  await where.getByRole('button', { name: 'שמירת הכתובת' }).click();
  await expect(where.getByLabel('רחוב')).toHaveAttribute('aria-invalid', 'true');
  await where.getByLabel('שם המקבל/ת').fill('שחר כהן');
  await where.getByLabel('טלפון לשליח').fill('052-5550199');
  await where.getByLabel('יישוב').fill('חיפה');
  await where.getByLabel('רחוב').fill('הנביאים');
  await where.getByLabel('מספר בית').fill('12א');
  await where.getByRole('button', { name: 'שמירת הכתובת' }).click();
  await expect(where.getByRole('radio')).toBeChecked();
}

const agree = async (page: Page) => {
  await page.getByLabel('ראיתי את ההגהה').check();
  await page.getByRole('checkbox', { name: /תנאי השימוש/ }).check();
};

/** Gives an admin's command in the back office and confirms it. */
async function command(staff: Page, label: string, fields: Record<string, string> = {}) {
  await staff.getByRole('button', { name: label, exact: true }).click();
  const dialog = staff.getByRole('dialog');
  for (const [name, value] of Object.entries(fields)) await dialog.getByLabel(name).fill(value);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('cards are ordered and paid for, made, sent and delivered; the owner sees each step', async ({
  page,
  browser,
}) => {
  const { product } = await begin(page);
  await visit(page, `/checkout/physical-cards/${product}?quantity=3`);
  await expect(slip(page)).toContainText(formatMoney('73.00', 'he'));
  await expect(section(page, 'ההגהה').getByRole('img')).toHaveCount(2);
  await writeAddress(page);
  await page.getByRole('button', { name: 'יש לי קוד קופון' }).click();
  const code = page.getByLabel('קוד קופון או מתנה');
  await code.fill('אין-כזה');
  await page.getByRole('button', { name: 'להחיל' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('כרטיסים-10');
  await code.press('Enter');
  await expect(slip(page)).toContainText(formatMoney('65.70', 'he'));
  await payButton(page).click();
  await expect(page.getByText('כדי להדפיס צריך לאשר את ההגהה')).toBeVisible();
  await agree(page);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await typeCard(page, '4580 4580 4580 4580');
  await expect(result(page)).toHaveText('שולם');
  const { orders } = (await (await page.request.get('/api/orders')).json()) as { orders: { id: number }[] };
  expect(orders).toHaveLength(1);
  const id = orders[0]?.id ?? 0;

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'admin@bikur.example');
  await staff.goto(`/admin/physical-card-orders/${id}/show`);
  await staff.getByRole('button', { name: 'קבצים להדפסה' }).click();
  await expect(staff.getByRole('link', { name: 'רשימת כתובות (CSV)' })).toBeVisible();
  const list = await staff.request.get(`/api/admin/physical-card-orders/${id}/chips.csv`);
  expect((await list.text()).trim().split('\r\n')).toHaveLength(4);
  await command(staff, 'לייצור');
  await staff.getByRole('button', { name: 'נמסרה למשלוח' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'נמסרה למשלוח' }).click();
  await expect(dialog.getByLabel('מספר מעקב')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('חברת משלוחים').fill('דואר ישראל');
  await dialog.getByLabel('מספר מעקב').fill('RR123456789IL');
  await dialog.getByRole('button', { name: 'נמסרה למשלוח' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'להזמנות ולשבבים' }).click();
  const order = section(page, 'הזמנות').getByRole('listitem').first();
  await expect(order).toContainText('RR123456789IL');
  await expect(order).toContainText('כרטיסים-10');
  await expect(order.getByRole('link', { name: 'מעקב אחר המשלוח' })).toHaveAttribute(
    'href',
    /israelpost.*RR123456789IL/,
  );
  await command(staff, 'הגיעה ללקוח');
  await staff.getByRole('tab', { name: 'תשלומים ומהלך' }).click();
  const timeline = staff.getByRole('listitem');
  await expect(timeline.filter({ hasText: 'נמסרה' }).filter({ hasText: 'admin' })).toBeVisible();
  await expect(timeline.filter({ hasText: 'כרטיסים-10' }).filter({ hasText: 'מומש' })).toBeVisible();
  await staff.context().close();
  await visit(page, '/physical-cards');
  await expect(order.getByRole('link', { name: 'להזמין שוב' })).toBeVisible();
  await expect(order.locator('[aria-current="step"]')).toHaveText('נמסרה');
});

test('on a phone: a guest’s quantity goes on after signing in; declined, kept, paid another way, cancelled', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const products = (await (await page.request.get('/api/nfc-products')).json()) as {
    id: number;
    name: string;
  }[];
  const id = products.find(({ name }) => name.includes('PVC'))?.id ?? 0;
  await visit(page, `/checkout/physical-cards/${id}`);
  const quantity = page.getByLabel('כמות');
  await expect(slip(page)).toContainText(formatMoney('1237.00', 'he'));
  await quantity.fill('0');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await quantity.fill('2');
  await expect(slip(page)).toContainText(formatMoney('61.00', 'he'));
  await expect(page.getByRole('link', { name: 'התחברות להזמנה' })).toBeVisible();
  await begin(page);

  await test.step('the order’s page has no fault for axe, nothing goes sideways at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await choose(context, baseURL, { language: 'en', theme: 'dark' });
    await visit(page, `/checkout/physical-cards/${id}`);
    await expect(page.getByRole('region').nth(4)).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
    await choose(context, baseURL, { language: 'he', theme: 'light' });
    await visit(page, `/checkout/physical-cards/${id}`);
    await expect(page.getByRole('region').nth(4)).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await expect(quantity).toHaveValue('2');
  await writeAddress(page);
  await page.getByLabel(/משהו שחשוב/).fill('Gate code 4 🔔 בבקשה');
  await agree(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await typeCard(page, '4580 0000 0000 0067');
  await expect(result(page)).toHaveText('התשלום נדחה');
  await page.getByRole('link', { name: 'לנסות שוב' }).click();
  await expect(page.getByRole('heading', { name: /מחכה לתשלום/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /תנאי השימוש/ }).check();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await typeCard(page, '4580 4580 4580 4580');
  await expect(result(page)).toHaveText('שולם');
  await page.getByRole('link', { name: 'להזמנות ולשבבים' }).click();
  const order = section(page, 'הזמנות').getByRole('listitem').first();
  await order.getByRole('button', { name: 'ביטול ההזמנה' }).click();
  await expect(page.getByRole('dialog')).toContainText(formatMoney('61.00', 'he'));
  await page.getByRole('dialog').getByRole('button', { name: 'לבטל את ההזמנה' }).click();
  await expect(order).toContainText(/בוטלה|הכסף הוחזר/);
  await section(page, 'השבבים שלי').getByRole('button', { name: 'הסתיימו' }).click();
  await expect(section(page, 'השבבים שלי')).toContainText('הוחזר');
});
