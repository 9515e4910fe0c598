import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { devices, expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { addressOfOwn, antiForgery, registerAnew } from './sign-in.ts';
import { toastIn, visit } from './visit.ts';

/** Each visitor gets an IP address: rate limits count by address over the whole run. */
const person = (browser: Browser, baseURL: string | undefined, device = {}): Promise<BrowserContext> =>
  browser.newContext({
    ...device,
    baseURL: baseURL ?? '',
    extraHTTPHeaders: addressOfOwn(),
  });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'שמירה', exact: true });
const status = (page: Page) => page.getByRole('main').locator('[role="status"]').first();
const visibility = (page: Page) => page.getByRole('switch', { name: /^הכרטיס/ });
const part = (page: Page, id: string) =>
  page.getByLabel('חלקי הכרטיס').locator(`a[href$="section=${id}"]`).click();

/** Goes by the links of the page, as people do; a fresh load costs the browser many times as much. */
async function goToCard(page: Page, address: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'הכרטיסים שלי' }).click();
  await page.getByRole('main').locator(`a[href="${address}"][aria-label]`).click();
}

// A step that hangs fails as itself, long before the whole test times out.
test.use({ actionTimeout: 20_000 });

test('a whole life: an account, a card, its visitors, their messages, and the end of it all', async ({
  browser,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const cardName = `סטודיו גפן ${mark}`;
  const lead = {
    name: `רות Levi ${mark} 😀`,
    phone: '052-555-0144',
    email: `ruth-${mark}@bikur.example`,
    message: 'אשמח להצעת מחיר\nל־3 חדרים',
  };
  const home = await person(browser, baseURL);
  const page = await home.newPage();
  // A phone's user agent: the statistics leave robots out.
  const street = await person(browser, baseURL, devices['Pixel 7']);
  const visitor = await street.newPage();
  let cardId = 0;
  let address = '';
  let portrait = '';

  // Registering and the wizard of the first card have tests of their own.
  const owner = await registerAnew(home);
  await test.step('makes a card', async () => {
    const made = await home.request.post('/api/cards', {
      headers: await antiForgery(home.request),
      data: { businessName: cardName, category: 'נגרות', phone: '052-1234567', whatsapp: '052-1234567' },
    });
    expect(made.status()).toBe(201);
    const { cards } = (await (await home.request.get('/api/cards')).json()) as {
      cards: { id: number; card: { path: string } }[];
    };
    expect(cards).toHaveLength(1);
    cardId = cards[0]?.id ?? 0;
    address = cards[0]?.card.path ?? '';
  });

  await test.step('buys the Pro plan', async () => {
    await visit(page, '/subscription?billing=monthly');
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'פרו' }) })
      .getByRole('link', { name: 'להצטרפות' })
      .click();
    // The box of the renewal is empty: an account with one isn't closed before its owner has stopped it.
    await expect(page.getByRole('checkbox', { name: /לחדש את המנוי מעצמו/ })).not.toBeChecked();
    await page.getByRole('checkbox', { name: /תנאי השימוש/ }).check();
    await page.getByRole('button', { name: /^לתשלום/ }).click();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
    await page.getByLabel('מספר כרטיס').fill('4580 4580 4580 4580');
    await page.getByLabel('שם בעל הכרטיס').fill('גפן לוי');
    await page.getByLabel('תוקף').fill('08/40');
    await page.getByLabel('CVV').fill('123');
    await page.getByRole('button', { name: /תשלום/ }).click();
    await expect(page.locator('#result-title')).toHaveText('שולם');
  });

  await test.step('works on the card in private: pro, a portrait, the contact form', async () => {
    await goToCard(page, `/editor/${cardId}`);
    await part(page, 'media');
    await visibility(page).click();
    await expect(visibility(page)).not.toBeChecked();
    await expect(toastIn(page).first()).toContainText('הכרטיס פרטי עכשיו');
    expect((await street.request.get(address)).status()).toBe(404);
    await page.getByRole('button', { name: 'להפוך את הכרטיס לפרו' }).click();
    await expect(page.getByRole('button', { name: 'להפוך את הכרטיס לפרו' })).toHaveCount(0);
    const field = page.getByRole('group', { name: 'תמונת פרופיל' });
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b7a6b' } });
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'אני.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
    await page.getByRole('dialog').getByRole('button', { name: 'אישור' }).click();
    await expect(field.getByRole('img')).toHaveAttribute('src', /^\/media\//);
    portrait = (await field.getByRole('img').getAttribute('src')) ?? '';
    await part(page, 'form');
    await page.getByRole('switch', { name: 'טופס פנייה בכרטיס' }).check();
    await save(page).click();
    await expect(status(page)).toContainText('הכול שמור');
  });

  await test.step('publishes it', async () => {
    await visibility(page).click();
    await expect(visibility(page)).toBeChecked();
    await expect(toastIn(page).filter({ hasText: 'הכרטיס פורסם' })).toBeVisible();
  });

  await test.step('somebody else opens the card, presses its buttons and writes', async () => {
    // The owner watches the page: the message has to arrive without a reload.
    await visit(page, '/leads');
    await expect(page.getByRole('heading', { name: 'עוד לא הגיעו פניות' })).toBeVisible();
    const told = (type: string) =>
      visitor.waitForResponse(
        (answer) =>
          answer.url().endsWith('/events') &&
          (answer.request().postDataJSON() as { type: string }).type === type,
      );
    const viewed = told('view');
    expect((await visitor.goto(address))?.status()).toBe(200);
    expect((await viewed).ok()).toBe(true);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(cardName);
    await expect(visitor.locator(`img[src="${portrait}"]`).first()).toBeVisible();
    // Counts the click, without opening the telephone app.
    await visitor.evaluate(() => {
      for (const link of document.querySelectorAll('a'))
        link.addEventListener('click', (event) => event.preventDefault());
    });
    for (const type of ['phone', 'whatsapp']) {
      const counted = told(type);
      await visitor.locator(`main a[data-track=${type}]`).first().click();
      expect((await counted).ok()).toBe(true);
    }
    const form = visitor.locator('#c-form form');
    await form.getByLabel('שם מלא').fill(lead.name);
    await form.getByLabel('טלפון').fill(lead.phone);
    await form.getByRole('textbox', { name: 'אימייל' }).fill(lead.email);
    await form.getByLabel('במה אפשר לעזור?').fill(lead.message);
    // A form sent within the first seconds counts as a robot's.
    await expect.poll(() => visitor.evaluate(() => performance.now())).toBeGreaterThan(4_000);
    await form.getByRole('button', { name: 'שליחת הפנייה' }).click();
    await expect(visitor.locator('#form')).toBeVisible();
    await expect(visitor.locator('#form')).toContainText('נשלחה');
  });

  await test.step('the lead is there, and so are the view and the presses', async () => {
    const row = page.getByRole('list', { name: 'רשימת הפניות' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(lead.name);
    await row.getByRole('button', { name: `פרטים והערות: ${lead.name}` }).click();
    await expect(row).toContainText('ל־3 חדרים');
    const total = (name: string) =>
      page.getByRole('main').locator('dl div').filter({ hasText: name }).locator('dd').first();
    // The server stores a reported event a little later.
    const totals = async () => {
      const stats = (await (await home.request.get(`/api/cards/${cardId}/stats?days=7`)).json()) as {
        period: { totals: object };
      };
      return stats.period.totals;
    };
    await expect.poll(totals).toMatchObject({ views: 1, clicks: 2, contactFormSubmissions: 1 });
    await goToCard(page, `/stats/${cardId}`);
    await expect(total('צפיות')).toHaveText('1');
    await expect(total('לחיצות ליצירת קשר')).toHaveText('2');
    await expect(total('פניות בטופס')).toHaveText('1');
    await expect(total('מבקרים שונים')).toHaveText('1');
    for (const kind of ['חיוג', 'WhatsApp'])
      await expect(
        page.getByRole('table', { name: 'לחיצות לפי סוג' }).locator('tbody tr').filter({ hasText: kind }),
      ).toContainText('1');
  });

  await test.step('takes all the data along', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /תפריט אישי/ })
      .click();
    await page.locator('[role=menuitem][href="/account"]').click();
    const files = region(page, 'כל המידע שלי');
    await files.getByRole('button', { name: 'הכנת קובץ חדש' }).click();
    await expect(files.getByRole('listitem')).toContainText('מוכן', { timeout: 90_000 });
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: 'הורדה' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^bikur-[\d-]+\.zip$/);
    const parts = unzipSync(new Uint8Array(await readFile(await file.path())));
    const texts = Object.values(parts).map((content) => Buffer.from(content).toString());
    for (const kept of [cardName, lead.name, owner.email])
      expect(texts.some((text) => text.includes(kept))).toBe(true);
  });

  await test.step('closes the account: the address answers, and tells nothing', async () => {
    await region(page, 'מחיקת החשבון').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    for (const gone of ['כרטיס אחד', 'פנייה אחת', 'תמונה אחת', 'קבלה אחת'])
      await expect(dialog).toContainText(gone);
    await dialog.getByLabel(/לאישור/).fill(owner.username);
    await dialog.getByLabel('הסיסמה הנוכחית').fill(owner.password);
    await dialog.getByRole('button', { name: 'למחוק לתמיד' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(toastIn(page).filter({ hasText: 'החשבון נמחק' })).toBeVisible();
    expect((await home.request.get('/api/auth/current-user')).status()).toBe(401);
    const gone = await street.request.get(address);
    expect(gone.status()).toBe(410);
    const [main = ''] = /<main[\s\S]*<\/main>/u.exec(await gone.text()) ?? [];
    expect(main).toContain('הכרטיס הזה כבר לא כאן');
    for (const detail of ['סטודיו', 'נגרית', '052']) expect(main).not.toContain(detail);
    expect((await street.request.get(portrait)).status()).toBe(404);
  });
  await street.close();
  await home.close();
});
