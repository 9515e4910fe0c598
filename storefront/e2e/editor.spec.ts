import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { registerAnew } from './sign-in.ts';
import { choose, expectAccessible, looks, overhang, toastIn, visit } from './visit.ts';

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

async function token(request: APIRequestContext): Promise<Record<string, string>> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  return { 'csrf-token': csrfToken };
}

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
    headers: await token(request),
    data: { version, ...changes },
  });
  expect(answer.status()).toBe(200);
}

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await registerAnew(context);
  const made = await context.request.post('/api/cards', {
    headers: await token(context.request),
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

const open = (page: Page, section = 'details') => visit(page, `/editor/${cardId}?section=${section}`);
const save = (page: Page) => page.getByRole('button', { name: 'שמירה', exact: true });
const status = (page: Page) => page.getByRole('main').locator('[role="status"]').first();
const nameField = (page: Page) => page.getByLabel('שם העסק');
const preview = (page: Page) => page.getByRole('region', { name: 'תצוגה מקדימה' });

test('what is typed shows in the preview, is saved and seen by visitors; the preview counts nothing', async ({
  page,
  context,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/events')) counted.push(request.url());
  });
  await visit(page, '/editor');
  await page.getByRole('link', { name: /סטודיו אורן/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('סטודיו אורן');
  await nameField(page).fill('DJ ומפיק 🎧 “אורן”');
  await expect(preview(page)).toContainText('DJ ומפיק 🎧 “אורן”');
  await expect(status(page)).toContainText('שינוי אחד שלא נשמר');
  await save(page).click();
  await expect(status(page)).toContainText('הכול שמור');
  const card = await (await context.request.get(`/api/cards/${cardId}`)).json();
  expect(card).toMatchObject({ name: 'DJ ומפיק 🎧 “אורן”' });
  expect(counted).toEqual([]);
  await expect(page.getByRole('button', { name: 'ביטול שינוי' })).toBeDisabled();
});

test('a fault is said in words on its field, wherever it is; nothing typed is lost', async ({ page }) => {
  await open(page, 'contact');
  await page.getByLabel('טלפון').fill('054-555-01');
  await page.getByLabel('אימייל').fill('oren@');
  await page.getByLabel('חלקי הכרטיס').getByRole('link', { name: 'פרטים' }).click();
  await nameField(page).fill('שם חדש');
  await save(page).click();
  const phone = page.getByLabel('טלפון');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('054-555-01');
  await expect(page.getByRole('main')).toContainText('מספר נייד בישראל הוא 10 ספרות');
  await expect(page.getByRole('main')).toContainText('כתובת אימייל לא תקינה');
  await phone.fill('054-555-0117');
  await page.getByLabel('אימייל').fill('oren@example.co.il');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('הכול שמור');
});

test('a draft survives the tab, comes back with a notice and can be deleted', async ({ page, context }) => {
  await open(page);
  await nameField(page).fill('טיוטה של אורן');
  await expect(status(page)).toContainText('הטיוטה שמורה במכשיר הזה');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bikur.draft.')).length);
  await expect.poll(drafts).toBe(1);
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await open(next);
  await expect(nameField(next)).toHaveValue('טיוטה של אורן');
  await expect(next.getByRole('main')).toContainText('שוחזרה טיוטה שלא נשמרה');
  await next.getByRole('button', { name: 'למחוק את הטיוטה' }).click();
  await expect(nameField(next)).toHaveValue('סטודיו אורן');
  await expect(toastIn(next)).toContainText('הטיוטה נמחקה');
  await next.reload();
  await expect(nameField(next)).toHaveValue('סטודיו אורן');
  await expect(status(next)).toContainText('הכול שמור');
});

test('leaving asks, by link and by Back; staying keeps, leaving keeps the draft', async ({ page }) => {
  await visit(page, '/editor');
  await page.getByRole('link', { name: /סטודיו אורן/ }).click();
  await nameField(page).fill('לא נשמר');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'חזרה לכרטיסים שלי' }).click();
  await expect(dialog).toContainText('יש שינויים שלא נשמרו');
  await dialog.getByRole('button', { name: 'להישאר כאן' }).click();
  await expect(nameField(page)).toHaveValue('לא נשמר');
  await page.goBack();
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/editor/${cardId}`);
  await dialog.getByRole('button', { name: 'לצאת בלי לשמור' }).click();
  await expect(page).toHaveURL(/\/editor$/);
  await page.getByRole('link', { name: /סטודיו אורן/ }).click();
  await expect(nameField(page)).toHaveValue('לא נשמר');
  await page.getByRole('link', { name: 'חזרה לכרטיסים שלי' }).click();
  await dialog.getByRole('button', { name: 'לשמור ולצאת' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readCard(page.context().request)).fields).toMatchObject({ businessName: 'לא נשמר' });
});

test('changes made elsewhere come together; the same field is asked about, and nothing is overwritten', async ({
  page,
  context,
}) => {
  await open(page);
  await nameField(page).fill('שלי');
  await page.getByLabel('תפקיד').fill('תפקיד שלי');
  await saveElsewhere(context.request, {
    businessName: 'שלהם',
    jobTitle: 'תפקיד שלהם',
    email: 'new@example.co.il',
  });
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('הכרטיס שונה גם במקום אחר');
  await expect(dialog).toContainText('שלהם');
  expect((await readCard(context.request)).fields).toMatchObject({ businessName: 'שלהם' });
  await dialog.getByRole('group', { name: 'שם העסק' }).getByLabel(/שלהם/).check();
  await dialog.getByRole('button', { name: 'לבחור ולשמור' }).click();
  await expect(status(page)).toContainText('הכול שמור');
  await expect(nameField(page)).toHaveValue('שלהם');
  expect((await readCard(context.request)).fields).toMatchObject({
    businessName: 'שלהם',
    jobTitle: 'תפקיד שלי',
    email: 'new@example.co.il',
  });
});

test('a save that fails loses nothing and says what to do; offline it goes on by itself', async ({
  page,
  context,
}) => {
  await open(page);
  await nameField(page).fill('אחרי התקלה');
  const path = `**/api/cards/${cardId}`;
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal_error' } }),
  );
  await save(page).click();
  await expect(status(page)).toContainText('השמירה נכשלה אצלנו. שום דבר לא אבד');
  await expect(nameField(page)).toHaveValue('אחרי התקלה');
  await page.unroute(path);
  await context.setOffline(true);
  await status(page).getByRole('button', { name: 'ניסיון נוסף' }).click();
  await expect(status(page)).toContainText('אין חיבור לאינטרנט');
  await context.setOffline(false);
  await expect(status(page)).toContainText('הכול שמור');
  expect((await readCard(context.request)).fields).toMatchObject({ businessName: 'אחרי התקלה' });
});

test('hours by keyboard, a contact’s file, and what the plan lacks', async ({ page, context }) => {
  await open(page, 'hours');
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

  await page.getByLabel('חלקי הכרטיס').getByRole('link', { name: 'פרטים' }).click();
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
  await save(page).click();
  await expect(status(page)).toContainText('הכול שמור');
  expect((await readCard(context.request)).fields).toMatchObject({
    email: 'oren@example.co.il',
    businessHours: expect.arrayContaining([{ day: 4, spans: [{ opens: '07:30', closes: '02:00' }] }]),
  });

  await page
    .getByLabel('חלקי הכרטיס')
    .getByRole('link', { name: /^קישורים/ })
    .click();
  await expect(page.getByRole('button', { name: 'קישור חדש' })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('link', { name: 'שדרוג התוכנית' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  for (const [address, code] of [
    ['/editor/1', 404],
    ['/editor/abc', 404],
    ['/editor/0', 404],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('דף לא נמצא');
  }
});

/** The sections share the four looks among them: each look is judged once. */
const judged = {
  light: { sections: ['details', 'hours', 'media', 'design'], size: { width: 320, height: 700 } },
  dark: { sections: ['contact', 'links', 'address'], size: { width: 1280, height: 900 } },
} as const;
for (const look of looks)
  test(`no fault for axe, nothing sideways (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    const { sections, size } = judged[look.theme];
    await page.setViewportSize(size);
    for (const section of sections) {
      await open(page, section);
      await expect(page.locator('#section-title')).toBeVisible();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    await visit(page, '/editor');
    await expectAccessible(page);
  });
