import { expect, test, type Locator, type Page } from '@playwright/test';
import { antiForgery, signIn } from './sign-in.ts';
import { choose, expectAccessible, overhang, toastIn, visit } from './visit.ts';

const owner = 'owner@bikur.example';
const section = (page: Page, name: string) => page.getByRole('region', { name });
/** Chips that the tests of taps open and change. */
const others = ['k7m2q9x4b8n3t', 'p3v8d6w2z9r5h', 'b4n7s2k9m6x3q', 'w6h2r8c5y9f4d'];

/** Live chips of the signed-in user that no other test opens. */
async function liveChips(page: Page): Promise<{ id: number; tapCode: string }[]> {
  const { groups } = (await (await page.request.get('/api/chips?state=live')).json()) as {
    groups: { first: { id: number; tapCode: string; name: string | null }[] }[];
  };
  return groups
    .flatMap(({ first }) => first)
    .filter(({ name, tapCode }) => name === null && !others.includes(tapCode));
}

test('one page for the shop, the chips and what one does with them', async ({ page, context, baseURL }) => {
  await signIn(page, owner);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/physical-cards');

  await test.step('no fault for axe, nothing sideways at 320 px', async () => {
    await expect(page.getByRole('region').nth(4)).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the shop comes first: each product as the thing itself with one’s own card, from its smallest price', async () => {
    const shop = section(page, 'בחירת מוצר');
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await top(shop)).toBeLessThan(await top(section(page, 'השבבים שלי')));
    expect(await top(section(page, 'השבבים שלי'))).toBeLessThan(await top(section(page, 'הזמנות')));
    await expect(shop.getByRole('radio', { name: /PVC.*החל מ־\s*\D*49/u })).toBeChecked();
    await expect(shop.getByRole('radio', { name: /מתכת.*החל מ־\s*\D*149/u })).toBeVisible();
    const front = shop.getByRole('img', { name: /כרטיס PVC, צד קדמי: דנה לוי/ });
    await expect(front).toContainText('054-555-0117');
    const code = shop.getByRole('img', { name: /כרטיס PVC, צד אחורי/ }).locator('img');
    await expect(code).toHaveAttribute('src', /^\/p\/.+\/qr\.svg\?logo=0$/);
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByLabel('על הכרטיס יודפס').selectOption({ index: 1 });
    await expect(front).toHaveCount(0);
    // 49 for the first and 12 for each of 24 more.
    await shop.getByRole('radio', { name: /כמות אחרת/ }).check({ force: true });
    await expect(shop).toContainText('337');
    await shop.getByRole('radio', { name: 'במבוק' }).check({ force: true });
    await shop.getByRole('radio', { name: 'צד אחד, גב חלק' }).check({ force: true });
    await expect(shop.getByRole('link', { name: 'להגהה' })).toHaveAttribute(
      'href',
      /\/checkout\/physical-cards\/\d+\?quantity=25&.*sides=front&card=\d+/,
    );
    await expect(shop.getByRole('img', { name: /כרטיס במבוק, צד אחורי/ }).locator('img')).toHaveCount(0);
    const orders = section(page, 'הזמנות');
    await expect(orders.getByRole('list', { name: 'מצב ההזמנה' }).first()).toContainText('בייצור');
    await expect(orders).toContainText('מספר מעקב');
  });

  await test.step('chips stand by order and card; chosen ones and whole groups are moved with their number said', async () => {
    const chips = section(page, 'השבבים שלי');
    const group = chips.getByRole('region', { name: /^20 כרטיסים מהזמנה/ });
    await group.getByRole('button', { name: 'עוד 15' }).click();
    await expect(group.getByRole('listitem')).toHaveCount(20);
    await group.getByRole('checkbox').nth(3).check();
    await group.getByRole('checkbox').nth(4).check();
    await expect(chips.getByRole('status').filter({ hasText: '2 יחידות נבחרו' })).toBeVisible();
    await chips.getByRole('status').getByRole('button', { name: 'הקפאה' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('להקפיא 2 יחידות?');
    await dialog.getByRole('button', { name: 'להקפיא 2 יחידות' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(group.getByText('מוקפא', { exact: true })).toHaveCount(2);
    await group.getByRole('button', { name: 'ביטול הקפאה (2)' }).click();
    await dialog.getByRole('button', { name: 'לבטל הקפאה של 2 יחידות' }).click();
    await expect(dialog).toHaveCount(0);
    await group.getByRole('button', { name: 'להפנות את כולם' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('לאן יובילו 20 היחידות האלה?');
    await dialog.getByRole('button', { name: 'להשאיר' }).click();
    await chips.getByLabel('חיפוש לפי שם, קוד או כרטיס').fill('דלפק');
    await expect(chips.getByRole('listitem')).toHaveCount(1);
    await expect(chips.getByRole('listitem')).toContainText('נגיעות');
    await chips.getByLabel('חיפוש לפי שם, קוד או כרטיס').fill('');
    await expect(group).toBeVisible();
  });

  await test.step('a chip is pointed elsewhere, frozen, unfrozen, offered and taken back, and its log tells all of it', async () => {
    const row = page.locator(`[data-chip="${(await liveChips(page))[0]?.tapCode}"]`);
    await row.getByRole('button', { name: /ניהול/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('איך קוראים לו').fill('תיבת דואר');
    await dialog.getByRole('button', { name: 'שמירת השם' }).click();
    await expect(row).toContainText('תיבת דואר');
    const select = dialog.getByLabel('לאן הוא מוביל');
    const other = await select.locator('option:not([disabled]):not(:checked)').first().innerText();
    await select.selectOption({ label: other });
    await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
    await expect(row.locator('xpath=ancestor::section[1]')).toContainText(other);
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

  await test.step('nor in English', async () => {
    await choose(context, baseURL, { language: 'en', theme: 'dark' });
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, '/physical-cards');
    await expect(page.getByRole('region').nth(4)).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
  });
});

test('a chip changes hands only when the other says yes; a wrong code keeps what was typed', async ({
  page,
  browser,
}) => {
  await signIn(page, owner);
  const chip = (await liveChips(page)).at(-1);
  await page.request.post(`/api/chips/${chip?.id}/hand-over`, {
    headers: await antiForgery(page.request),
    data: { receiver: 'free@bikur.example' },
  });
  const receiver = await (await browser.newContext()).newPage();
  await signIn(receiver, 'free@bikur.example');
  await visit(receiver, '/physical-cards');
  await section(receiver, 'מציעים לך').getByRole('button', { name: 'לא תודה' }).click();
  await expect(toastIn(receiver)).toContainText('נשמר');
  await expect(section(receiver, 'מציעים לך')).toHaveCount(0);
  await expect(section(receiver, 'השבבים שלי')).not.toContainText(chip?.tapCode ?? '');

  const claim = section(receiver, 'מצאת כרטיס? יש קוד?');
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
