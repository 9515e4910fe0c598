import { expect, test, type Locator, type Page } from '@playwright/test';
import { servedPage } from './served-page.ts';
import { antiForgery, signIn } from './sign-in.ts';
import { choose, expectAccessible, logIn, looks, overhang, toastIn, visit } from './visit.ts';

// No other file uses the demo account's leads.
test.beforeEach(({ context }) => signIn(context, 'demo@bikur.example'));

const row = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'רשימת הפניות' }).getByRole('listitem').filter({ hasText: name });

async function notesOf(page: Page, name: string): Promise<string | null> {
  const { leads } = (await (await page.request.get('/api/leads')).json()) as {
    leads: { name: string; notes: string | null }[];
  };
  return leads.find((lead) => lead.name === name)?.notes ?? null;
}

test('a lead is found by its number, answered and given a status in its row, and deleted for good', async ({
  page,
}) => {
  const { leads } = (await (await page.request.get('/api/leads')).json()) as {
    leads: { name: string; phone: { text: string; call: string; whatsapp: string } }[];
  };
  const lead = leads.find(({ name }) => name === 'מסעדת הגינה');
  await visit(page, '/leads');
  await page.getByRole('searchbox').fill(`0${lead?.phone.whatsapp.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leads\?q=0/);
  await expect(page.getByRole('list', { name: 'רשימת הפניות' }).getByRole('listitem')).toHaveCount(1);
  const found = row(page, 'מסעדת הגינה');
  await expect(found.getByRole('link', { name: 'חיוג אל מסעדת הגינה' })).toHaveAttribute(
    'href',
    `tel:${lead?.phone.call}`,
  );
  await expect(found.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/${lead?.phone.whatsapp}`,
  );
  const status = found.getByLabel('הסטטוס של מסעדת הגינה');
  for (const [value, name] of [
    ['won', 'הפך ללקוח'],
    ['lost', 'לא יצא לפועל'],
  ] as const) {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await status.selectOption(value);
    await saved;
    await page
      .getByRole('navigation', { name: 'לפי סטטוס' })
      .getByRole('link', { name: new RegExp(`^${name} ?\\d`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`status=${value}`));
    await expect(row(page, 'מסעדת הגינה')).toBeVisible();
  }
  // A status that can't be saved returns to the former one.
  await page.route('**/api/leads/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'אירעה שגיאה בשרת.', code: 'internal_error' } }),
  );
  await status.selectOption('spam');
  await expect(toastIn(page)).toContainText('הסטטוס לא נשמר');
  await expect(status).toHaveValue('lost');
  await page.unrouteAll();

  await test.step('deleting asks first, by keyboard too, and takes the lead away for good', async () => {
    const name = 'שולמית אור';
    await page.getByRole('searchbox').fill('');
    await page.getByRole('navigation', { name: 'לפי סטטוס' }).getByRole('link', { name: /^הכול/ }).click();
    await expect(page).toHaveURL('/leads');
    await row(page, name)
      .getByRole('button', { name: `פרטים והערות: ${name}` })
      .focus();
    await page.keyboard.press('Enter');
    const remove = row(page, name).getByRole('button', { name: 'מחיקה', exact: true });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(`למחוק את הפנייה של ${name}?`);
    await expectAccessible(page, { within: '[role=dialog]' });
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    const download = page.waitForEvent('download');
    await row(page, name).getByRole('link', { name: 'שמירה באנשי הקשר' }).click();
    expect((await download).suggestedFilename()).toBe(`${name}.vcf`);
    await remove.click();
    // While the answer is out, a second press does nothing.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/leads/*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const forGood = page.getByRole('button', { name: 'מחיקה לתמיד' });
    await forGood.click();
    await expect(forGood).toHaveAttribute('aria-busy', 'true');
    answer.resolve();
    await expect(toastIn(page)).toContainText('הפנייה נמחקה');
    await page.unrouteAll();
    await expect(row(page, name)).toHaveCount(0);
    const { leads: left } = (await (await page.request.get('/api/leads')).json()) as {
      leads: { name: string }[];
    };
    expect(left.map((lead) => lead.name)).not.toContain(name);
  });
});

test('notes save themselves, survive a reload that came too early and the end of the session, and write over nobody', async ({
  page,
  context,
}) => {
  const name = 'חן ועומר';
  const open = async () => {
    await row(page, name)
      .getByRole('button', { name: `פרטים והערות: ${name}` })
      .click();
  };
  const field = page.getByLabel('הערות שלך');
  const first = `לחזור מחר ${Date.now()} 😀`;
  await visit(page, '/contact-leads');
  await open();
  await field.fill(first);
  await expect.poll(() => notesOf(page, name)).toBe(first);

  // The connection fails: what the owner typed stays in the field, also after a reload.
  await page.route('**/api/leads/*', (route) => route.abort());
  await field.fill(`${first} ועוד`);
  await expect(page.getByRole('main')).toContainText('לא נשמר. מה שכתבת נמצא כאן ולא יאבד.');
  await page.unroute('**/api/leads/*');
  await visit(page, '/contact-leads');
  await open();
  await expect(field).toHaveValue(`${first} ועוד`);
  await expect.poll(() => notesOf(page, name)).toBe(`${first} ועוד`);

  // Another tab saved first.
  const { leads } = (await (await page.request.get('/api/leads')).json()) as {
    leads: { id: number; name: string }[];
  };
  const id = leads.find((lead) => lead.name === name)?.id;
  await page.request.patch(`/api/leads/${id}`, {
    headers: await antiForgery(page.request),
    data: { notes: 'מלשונית אחרת' },
  });
  await field.fill('שלי');
  await expect(page.getByRole('alert')).toContainText('מלשונית אחרת');
  await expect(field).toHaveValue('שלי');
  await page.getByRole('button', { name: 'לשמור את שלי' }).click();
  await expect.poll(() => notesOf(page, name)).toBe('שלי');

  // The session ends while one types: the note is there after the sign-in, and saved.
  const last = 'לחזור אליהם אחרי החג';
  await context.clearCookies();
  await field.fill(last);
  await expect(page.locator('h1').filter({ visible: true })).toHaveText('דף מוגן');
  await expect(toastIn(page)).toContainText('התנתקות אוטומטית');
  await logIn(page, 'demo@bikur.example');
  await expect(field).toBeVisible();
  await expect(field).toHaveValue(last);
  await expect(page).toHaveURL('/contact-leads');
  await expect.poll(() => notesOf(page, name)).toBe(last);
});

test('no fault for axe in either language, an empty search leads on, and nothing sticks out on a phone', async ({
  page,
  context,
  baseURL,
}) => {
  for (const look of looks) {
    await choose(context, baseURL, look);
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, '/leads');
    await page.getByRole('list').getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByRole('textbox').last()).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overhang(page)).toBe(0);
  }
  await page.getByRole('searchbox').fill('nobody-like-this');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/leads?q=nobody-like-this');
  const toAll = page.getByRole('link', { name: 'To all leads' });
  await expect(toAll).toBeVisible();
  expect(await overhang(page)).toBe(0);
  await toAll.click();
  await expect(page.getByRole('list').getByRole('listitem').first()).toBeVisible();
  expect((await servedPage(page.request, '/contact-leads/999999')).status).toBe(404);
});

test('a client writes by a personal link, sees the review as it will look, and it is on the card once approved', async ({
  page,
  browser,
}) => {
  const { cards } = (await (await page.request.get('/api/cards')).json()) as {
    cards: { id: number; status: string; card: { path: string } }[];
  };
  const own = cards.find(({ status }) => status === 'live');
  await visit(page, `/reviews/${own?.id}`);
  await page.getByLabel('שם הלקוח').fill('ליאת');
  await page.getByRole('button', { name: 'העתקת קישור אישי' }).click();
  const link = await page.getByLabel('קישור אישי', { exact: true }).inputValue();
  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const seen = guest.waitForResponse((answer) => answer.url().endsWith('/opened'));
  await guest.goto(link);
  expect((await seen).status()).toBe(204);
  await guest.getByRole('radio', { name: /^4 מתוך 5/ }).check({ force: true });
  await guest.getByLabel('במילים שלך').fill('הגיעו בזמן, ונשאר נקי.');
  await guest.getByLabel('השם שיופיע').fill('ליאת מ׳');
  const preview = guest.getByRole('region', { name: 'כך זה ייראה בכרטיס' });
  for (const part of ['4 מתוך 5', 'הגיעו בזמן, ונשאר נקי.', 'ליאת מ׳'])
    await expect(preview).toContainText(part);
  await expect(guest.getByText('בשם ליאת מ׳')).toBeVisible();
  await expectAccessible(guest);
  expect(await overhang(guest)).toBe(0);
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: 'לשלוח את הביקורת' }).click();
  await expect(guest.getByRole('heading', { name: 'תודה, ליאת מ׳. הביקורת נשלחה.' })).toBeVisible();

  await visit(page, `/reviews/${own?.id}`);
  await expect(page.getByRole('article').filter({ hasText: 'הגיעו בזמן' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'פרסום בכרטיס' }).click();
  await expect(page.getByRole('region', { name: 'מפורסמות' })).toContainText('הגיעו בזמן');
  await guest.goto(own?.card.path ?? '');
  await expect(guest.locator('#c-reviews')).toContainText('הגיעו בזמן, ונשאר נקי.');
});
