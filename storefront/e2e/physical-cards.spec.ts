import { expect, test, type Page } from '@playwright/test';
import { signIn, signInAnew } from './sign-in.ts';
import { choose, expectAccessible, looks, overhang, toastIn, visit } from './visit.ts';

const owner = 'owner@bikur.example';
const section = (page: Page, name: string) => page.getByRole('region', { name });
/** Chips that the tests of taps open and change. */
const others = ['k7m2q9x4b8n3t', 'p3v8d6w2z9r5h', 'b4n7s2k9m6x3q', 'w6h2r8c5y9f4d'];

/** Live chips of the signed-in user. */
async function liveChips(page: Page): Promise<{ id: number; tapCode: string }[]> {
  const { chips } = (await (await page.request.get('/api/chips')).json()) as {
    chips: { id: number; tapCode: string; state: string }[];
  };
  return chips.filter(({ state, tapCode }) => state === 'live' && !others.includes(tapCode));
}

test('orders with their way, prices for as many as wanted, and the real code of one’s own card', async ({
  page,
}) => {
  await signIn(page, owner);
  await visit(page, '/physical-cards');
  const orders = section(page, 'הזמנות');
  await expect(orders.getByRole('list', { name: 'מצב ההזמנה' }).first()).toContainText('בייצור');
  await expect(orders).toContainText('מספר מעקב');
  const products = section(page, 'מה אפשר להזמין');
  const pvc = products.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /PVC/ }) });
  await expect(products.getByLabel('כמה יחידות?')).toHaveValue('100');
  // 49 for the first and 12 for each of 99 more.
  await expect(pvc).toContainText('1,237');
  await products.getByLabel('כמה יחידות?').fill('1');
  await expect(pvc).toContainText(/בסך הכול\s*\D*49/);
  const preview = section(page, 'כך זה ייראה');
  await preview.getByLabel('הכרטיס שיודפס').selectOption({ index: 1 });
  const code = preview.getByRole('img');
  await expect(code).toHaveAttribute('src', /^\/p\/.+\/qr\.svg$/);
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('a chip is pointed elsewhere, frozen, unfrozen, offered and taken back, and its log tells all of it', async ({
  page,
}) => {
  await signIn(page, owner);
  await visit(page, '/physical-cards');
  const row = page.locator(`[data-chip="${(await liveChips(page))[0]?.tapCode}"]`);
  await row.getByRole('button', { name: /ניהול/ }).click();
  const dialog = page.getByRole('dialog');
  const select = dialog.getByLabel('לאן הוא מוביל');
  const other = await select.locator('option:not([disabled]):not(:checked)').first().innerText();
  await select.selectOption({ label: other });
  await dialog.getByRole('button', { name: 'שמירה' }).click();
  await expect(row).toContainText(other);
  await dialog.getByRole('button', { name: 'הקפאה' }).click();
  await expect(dialog.getByRole('heading')).toContainText('מוקפא');
  await expect(select).toHaveCount(0);
  await dialog.getByRole('button', { name: 'ביטול ההקפאה' }).click();
  await expect(dialog.getByRole('heading')).toContainText('פעיל');
  await dialog.getByText('העברה לחשבון אחר').click();
  await dialog.getByLabel('אימייל או שם משתמש').fill('nobody@nowhere.example');
  await dialog.getByRole('button', { name: 'שליחת ההצעה' }).click();
  await expect(dialog.getByLabel('אימייל או שם משתמש')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('אימייל או שם משתמש')).toHaveValue('nobody@nowhere.example');
  await dialog.getByLabel('אימייל או שם משתמש').fill('free@bikur.example');
  await dialog.getByRole('button', { name: 'שליחת ההצעה' }).click();
  await expect(dialog).toContainText('השבב מוצע אל');
  // While the page reads the lists of the step before again, it ignores presses.
  const takeBack = dialog.getByRole('button', { name: 'ביטול ההצעה' });
  await expect(async () => {
    await takeBack.click({ timeout: 2_000 });
    await expect(takeBack).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await dialog.getByText('היסטוריית השבב').click();
  const log = dialog.getByRole('listitem');
  await expect(log.nth(0)).toContainText('ההצעה בוטלה');
  await expect(log.nth(3)).toContainText('הוקפא');
  await dialog.getByRole('button', { name: 'סגירה' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a chip changes hands only when the other says yes; a wrong code keeps what was typed', async ({
  page,
  browser,
}) => {
  await signIn(page, owner);
  const chip = (await liveChips(page)).at(-1);
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  await page.request.post(`/api/chips/${chip?.id}/hand-over`, {
    headers: { 'csrf-token': csrfToken },
    data: { receiver: 'free@bikur.example' },
  });
  const receiver = await (await browser.newContext()).newPage();
  await signInAnew(receiver, 'free@bikur.example');
  await visit(receiver, '/physical-cards');
  await section(receiver, 'מציעים לך').getByRole('button', { name: 'לא תודה' }).click();
  await expect(toastIn(receiver)).toContainText('נשמר');
  await expect(section(receiver, 'מציעים לך')).toHaveCount(0);
  await expect(section(receiver, 'השבבים שלי')).not.toContainText(chip?.tapCode ?? '');

  const claim = section(receiver, 'הפעלת שבב חדש');
  await claim.getByLabel('קוד השבב').fill('aaaaaaaaaaaaa');
  await claim.getByLabel('קוד הפעלה', { exact: true }).fill('0000-0000-0000-0000');
  let tries = 0;
  receiver.on('request', (request) => {
    if (request.url().endsWith('/api/chips/claim')) tries += 1;
  });
  await claim.getByRole('button', { name: 'הפעלה' }).click();
  await expect(claim).toContainText('הקוד אינו מתאים לשבב הזה');
  await expect(claim.getByLabel('קוד הפעלה', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  // Five wrong tries invalidate the code: one press counts as one of them.
  expect(tries).toBe(1);
  await expect(claim.getByLabel('קוד השבב')).toHaveValue('aaaaaaaaaaaaa');
  await receiver.context().close();
});

test('no fault for axe, nothing sideways at 320 px, in all looks', async ({ page, context, baseURL }) => {
  await signIn(page, owner);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const look of looks) {
    await choose(context, baseURL, look);
    await visit(page, '/physical-cards');
    await expect(page.getByRole('region').nth(4)).toBeVisible();
    await expectAccessible(page);
    expect(await overhang(page)).toBe(0);
  }
});
