import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { antiForgery, registerAnew } from './sign-in.ts';
import { choose, expectAccessible, overhang, toastIn, visit } from './visit.ts';

// One new owner with one basic card for the whole file; each test starts with the card as it was made.
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
let cardId = 0;
const initial = {
  businessName: 'סטודיו אורן',
  jobTitle: 'נגר אמן',
  category: null,
  about: null,
  phone: '052-5550199',
  email: null,
  businessHours: [],
};

interface SavedCard {
  version: number;
  fields: Record<string, unknown>;
}
const readCard = async (request: APIRequestContext): Promise<SavedCard> =>
  (await (await request.get(`/api/cards/${cardId}/editing`)).json()) as SavedCard;

/** A save from another tab or device. */
async function saveElsewhere(request: APIRequestContext, changes: Record<string, unknown>): Promise<void> {
  const { version } = await readCard(request);
  const answer = await request.put(`/api/cards/${cardId}`, {
    headers: await antiForgery(request),
    data: { version, ...changes },
  });
  expect(answer.status()).toBe(200);
}

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await registerAnew(context);
  const made = await context.request.post('/api/cards', {
    headers: await antiForgery(context.request),
    data: { businessName: initial.businessName, phone: initial.phone },
  });
  expect(made.status()).toBe(201);
  cardId = ((await made.json()) as { id: number }).id;
  cookies = await context.cookies();
  await context.close();
});

test.beforeEach(async ({ context }) => {
  await context.addCookies(cookies);
  await saveElsewhere(context.request, initial);
});

const open = (page: Page) => visit(page, `/editor/${cardId}?section=details`);
const save = (page: Page) => page.getByRole('button', { name: 'שמירה', exact: true });
const status = (page: Page) => page.getByRole('main').locator('[role="status"]').first();
const nameField = (page: Page) => page.getByLabel('שם העסק');
const preview = (page: Page) => page.getByRole('region', { name: 'תצוגה מקדימה' });
const section = (page: Page, id: string) =>
  page.getByLabel('חלקי הכרטיס').locator(`a[href$="section=${id}"]`).click();
const part = { within: 'section[aria-labelledby=section-title]' };

test('what is typed is previewed, saved, faulted on its field, and never left behind unasked', async ({
  page,
  context,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/events')) counted.push(request.url());
  });
  const own = page.getByRole('link', { name: /אורן/ });
  const dialog = page.getByRole('dialog');

  await test.step('a card is chosen; what is typed shows in the preview, is saved and seen by visitors', async () => {
    await visit(page, '/editor');
    await expectAccessible(page, { themes: 'chosen' });
    await own.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('סטודיו אורן');
    await nameField(page).fill('DJ ומפיק 🎧 “אורן”');
    await expect(preview(page)).toContainText('DJ ומפיק 🎧 “אורן”');
    await expect(status(page)).toContainText('שינוי אחד שלא נשמר');
    await save(page).click();
    await expect(status(page)).toContainText('הכול שמור');
    const card = await (await context.request.get(`/api/cards/${cardId}`)).json();
    expect(card).toMatchObject({ name: 'DJ ומפיק 🎧 “אורן”' });
    await expect(page.getByRole('button', { name: 'ביטול שינוי' })).toBeDisabled();
  });

  await test.step('a fault is said in words on its field, in whatever part; nothing typed is lost', async () => {
    await section(page, 'contact');
    const phone = page.getByLabel('טלפון');
    await phone.fill('054-555-01');
    await page.getByLabel('אימייל').fill('oren@');
    await section(page, 'details');
    await nameField(page).fill('אורן, שם חדש');
    await save(page).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('054-555-01');
    await expect(page.getByRole('main')).toContainText('מספר נייד בישראל הוא 10 ספרות');
    await expect(page.getByRole('main')).toContainText('כתובת אימייל לא תקינה');
    await phone.fill('054-555-0117');
    await page.getByLabel('אימייל').fill('oren@example.co.il');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('הכול שמור');
  });

  await test.step('leaving asks, by link and by Back; staying keeps, leaving keeps the draft', async () => {
    await section(page, 'details');
    await nameField(page).fill('אורן, לא נשמר');
    await page.getByRole('link', { name: 'חזרה לכרטיסים שלי' }).click();
    await expect(dialog).toContainText('יש שינויים שלא נשמרו');
    await dialog.getByRole('button', { name: 'להישאר כאן' }).click();
    await expect(nameField(page)).toHaveValue('אורן, לא נשמר');
    await page.goBack();
    await expect(dialog).toBeVisible();
    // The browser has gone back already; its address is put right a moment after the question stands.
    await expect(page).toHaveURL(new RegExp(`/editor/${cardId}\\b`));
    await dialog.getByRole('button', { name: 'לצאת בלי לשמור' }).click();
    await expect(page).toHaveURL(/\/editor$/);
    await own.click();
    await expect(nameField(page)).toHaveValue('אורן, לא נשמר');
    await page.getByRole('link', { name: 'חזרה לכרטיסים שלי' }).click();
    await dialog.getByRole('button', { name: 'לשמור ולצאת' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await readCard(context.request)).fields).toMatchObject({ businessName: 'אורן, לא נשמר' });
  });

  await test.step('the preview has counted nothing', () => expect(counted).toEqual([]));
});

test('a draft outlives its tab; what others save, failures and no network lose nothing', async ({
  page,
  context,
}) => {
  const next = await context.newPage();

  await test.step('a draft survives the tab, comes back with a notice and can be deleted', async () => {
    await open(page);
    await nameField(page).fill('טיוטה של אורן');
    await expect(status(page)).toContainText('הטיוטה שמורה במכשיר הזה');
    const drafts = (tab: Page) =>
      tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bikur.draft.')).length);
    await expect.poll(() => drafts(page)).toBe(1);
    await page.close({ runBeforeUnload: false });
    await open(next);
    await expect(nameField(next)).toHaveValue('טיוטה של אורן');
    await expect(next.getByRole('main')).toContainText('שוחזרה טיוטה שלא נשמרה');
    await next.getByRole('button', { name: 'למחוק את הטיוטה' }).click();
    await expect(nameField(next)).toHaveValue('סטודיו אורן');
    await expect(toastIn(next)).toContainText('הטיוטה נמחקה');
    await expect(status(next)).toContainText('הכול שמור');
    await expect.poll(() => drafts(next)).toBe(0);
  });

  await test.step('changes made elsewhere come together; the same field is asked about', async () => {
    await nameField(next).fill('שלי');
    await next.getByLabel('תפקיד').fill('תפקיד שלי');
    await saveElsewhere(context.request, {
      businessName: 'שלהם',
      jobTitle: 'תפקיד שלהם',
      email: 'new@example.co.il',
    });
    await save(next).click();
    const dialog = next.getByRole('dialog');
    await expect(dialog).toContainText('הכרטיס שונה גם במקום אחר');
    await expect(dialog).toContainText('שלהם');
    expect((await readCard(context.request)).fields).toMatchObject({ businessName: 'שלהם' });
    await dialog.getByRole('group', { name: 'שם העסק' }).getByLabel(/שלהם/).check();
    await dialog.getByRole('button', { name: 'לבחור ולשמור' }).click();
    await expect(status(next)).toContainText('הכול שמור');
    await expect(nameField(next)).toHaveValue('שלהם');
    expect((await readCard(context.request)).fields).toMatchObject({
      businessName: 'שלהם',
      jobTitle: 'תפקיד שלי',
      email: 'new@example.co.il',
    });
  });

  await test.step('a save that fails loses nothing and says what to do; offline it goes on by itself', async () => {
    await nameField(next).fill('אחרי התקלה');
    const path = `**/api/cards/${cardId}`;
    await next.route(path, (route) =>
      route.fulfill({ status: 500, json: { message: 'x', code: 'internal_error' } }),
    );
    await save(next).click();
    await expect(status(next)).toContainText('השמירה נכשלה אצלנו. שום דבר לא אבד');
    await expect(nameField(next)).toHaveValue('אחרי התקלה');
    await next.unroute(path);
    await context.setOffline(true);
    await status(next).getByRole('button', { name: 'ניסיון נוסף' }).click();
    await expect(status(next)).toContainText('אין חיבור לאינטרנט');
    await context.setOffline(false);
    await expect(status(next)).toContainText('הכול שמור');
    expect((await readCard(context.request)).fields).toMatchObject({ businessName: 'אחרי התקלה' });
  });
});

test('hours by keyboard, a contact’s file, and what the plan lacks; no fault for axe', async ({
  page,
  context,
}) => {
  await test.step('details from a contact’s file', async () => {
    await open(page);
    await page.getByRole('button', { name: 'מילוי מקובץ vCard' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('בחירת קובץ').setInputFiles({
      name: 'oren.vcf',
      mimeType: 'text/vcard',
      buffer: Buffer.from(
        'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:אורן לוי\r\nEMAIL:oren@example.co.il\r\nEND:VCARD\r\n',
      ),
    });
    await expect(dialog.getByRole('checkbox', { name: /שם העסק.*אורן לוי/ })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'להכניס פרט אחד' }).click();
    await expect(nameField(page)).toHaveValue('סטודיו אורן');
    await expectAccessible(page);
  });

  await test.step('hours by keyboard', async () => {
    await section(page, 'hours');
    await page.getByRole('switch', { name: 'ראשון' }).press('Space');
    const opens = page.getByLabel('ראשון, פתיחה');
    await opens.fill('730');
    await opens.press('Tab');
    await expect(opens).toHaveValue('07:30');
    await page.getByLabel('ראשון, סגירה').fill('2');
    await page.getByLabel('ראשון, סגירה').press('Tab');
    await expect(page.getByRole('main')).toContainText('עד למחרת');
    await page.getByRole('button', { name: 'העתקת ראשון לימים אחרים' }).press('Enter');
    await page.getByRole('button', { name: 'העתקה', exact: true }).press('Enter');
    await expect(page.getByLabel('חמישי, פתיחה')).toHaveValue('07:30');
    await expect(page.getByRole('switch', { name: 'שישי' })).not.toBeChecked();
    await save(page).click();
    await expect(status(page)).toContainText('הכול שמור');
    expect((await readCard(context.request)).fields).toMatchObject({
      email: 'oren@example.co.il',
      businessHours: expect.arrayContaining([{ day: 4, spans: [{ opens: '07:30', closes: '02:00' }] }]),
    });
    await expectAccessible(page, part);
  });

  await test.step('sections in another order, by press and by keyboard, with names of their own', async () => {
    await section(page, 'order');
    const names = page.getByRole('main').getByRole('button', { name: /^שינוי השם של/ });
    await page.getByRole('button', { name: 'הזזת מחירון למטה' }).click();
    await expect(page.getByText('מחירון עבר למקום 2 מתוך 10')).toBeAttached();
    const grip = page.getByRole('button', { name: 'שינוי המקום של ביקורות' });
    await grip.press('Space');
    await expect(page.getByText('ביקורות הורם. מקום 7 מתוך 10.')).toBeAttached();
    await grip.press('ArrowUp');
    await expect(page.getByText('ביקורות עבר למקום 6 מתוך 10.')).toBeAttached();
    await grip.press('Space');
    await expect(names).toHaveText([
      /שעות/,
      /מחירון/,
      /סניפים/,
      /על העסק/,
      /מסמכים/,
      /ביקורות/,
      /תשלום/,
      /גלריה/,
      /הקלקה/,
      /שאלות/,
    ]);
    await page.getByRole('button', { name: 'שינוי השם של שעות עבודה' }).click();
    const named = page.getByLabel('השם של שעות עבודה בכרטיס');
    await named.fill('מתי אנחנו כאן');
    await expectAccessible(page, part);
    await named.press('Enter');
    await expect(page.getByRole('button', { name: 'שינוי השם של מתי אנחנו כאן' })).toBeFocused();
    await expect(preview(page)).toContainText('מתי אנחנו כאן');
    await page.getByRole('button', { name: 'הסתרת גלריה' }).click();
    await save(page).click();
    await expect(status(page)).toContainText('הכול שמור');
    expect((await readCard(context.request)).fields['sections']).toMatchObject([
      { name: 'hours', title: 'מתי אנחנו כאן', isShown: true },
      { name: 'services' },
      { name: 'branches' },
      { name: 'about' },
      { name: 'documents' },
      { name: 'reviews' },
      { name: 'payment' },
      { name: 'gallery', isShown: false },
      { name: 'links' },
      { name: 'questions' },
    ]);
    await page.getByRole('button', { name: 'הצגת גלריה' }).click();
    await expect(page.getByRole('button', { name: 'הסתרת גלריה' })).toBeVisible();
    await page.getByRole('button', { name: 'סדר התבנית' }).click();
    await expect(names.first()).toHaveText(/מחירון/);
    await save(page).click();
  });

  await test.step('what the plan lacks', async () => {
    await section(page, 'links');
    await expect(page.getByRole('button', { name: 'קישור חדש' })).toBeDisabled();
    await expect(page.getByRole('main').getByRole('link', { name: 'שדרוג התוכנית' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });

  await test.step('on a narrow phone nothing goes sideways', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const id of ['details', 'order', 'hours', 'media', 'design']) {
      await page.getByLabel('חלקי הכרטיס').getByRole('combobox').selectOption(id);
      await expect(page.locator('#section-title')).toBeVisible();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      if (id === 'media' || id === 'design') await expectAccessible(page, part);
    }
  });

  await test.step('a card of somebody else is as good as missing', async () => {
    for (const address of ['/editor/1', '/editor/abc', '/editor/0']) {
      const answer = await context.request.get(address);
      expect([address, answer.status()]).toEqual([address, 404]);
      expect(await answer.text()).toContain('דף לא נמצא');
    }
  });
});

test('in English: no fault for axe, nothing sideways', async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  await visit(page, '/editor');
  await expectAccessible(page, { themes: 'chosen' });
  await page.getByRole('link', { name: /אורן/ }).click();
  for (const id of ['contact', 'links', 'address']) {
    await page.locator(`nav a[href$="section=${id}"]`).click();
    await expect(page.locator('#section-title')).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, id === 'contact' ? {} : part);
  }
});
