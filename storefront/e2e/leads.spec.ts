import { expect, test, type Locator, type Page } from '@playwright/test';
import { antiForgery, signIn } from './sign-in.ts';
import { choose, expectAccessible, logIn, overhang, toastIn, visit } from './visit.ts';

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

test('a lead is found by its number, its status changed in place, and answered from the row', async ({
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
});

test('notes save themselves, survive a reload that came too early, and write over nobody', async ({
  page,
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
});

test('a note that is typed as the session ends is there after the sign-in, and saved', async ({
  page,
  context,
}) => {
  const name = 'מסעדת הגינה';
  const checked = page.waitForResponse('**/api/auth/current-user');
  await visit(page, '/leads');
  await checked;
  await row(page, name)
    .getByRole('button', { name: `פרטים והערות: ${name}` })
    .click();
  await context.clearCookies();
  await page.getByLabel('הערות שלך').fill('לחזור אליהם אחרי החג');
  await expect(page.locator('h1').filter({ visible: true })).toHaveText('דף מוגן');
  await expect(toastIn(page)).toContainText('התנתקות אוטומטית');
  await logIn(page, 'demo@bikur.example');
  await expect(page.getByLabel('הערות שלך')).toBeVisible();
  await expect(page.getByLabel('הערות שלך')).toHaveValue('לחזור אליהם אחרי החג');
  await expect(page).toHaveURL('/leads');
  await expect.poll(() => notesOf(page, name)).toBe('לחזור אליהם אחרי החג');
});

test('deleting asks first, by keyboard too, and takes the lead away for good', async ({ page }) => {
  const name = 'שולמית אור';
  await visit(page, '/leads');
  await row(page, name)
    .getByRole('button', { name: `פרטים והערות: ${name}` })
    .focus();
  await page.keyboard.press('Enter');
  const remove = row(page, name).getByRole('button', { name: 'מחיקה', exact: true });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(`למחוק את הפנייה של ${name}?`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  const download = page.waitForEvent('download');
  await row(page, name).getByRole('link', { name: 'שמירה באנשי הקשר' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.vcf`);
  await remove.click();
  await page.getByRole('button', { name: 'מחיקה לתמיד' }).click();
  await expect(toastIn(page)).toContainText('הפנייה נמחקה');
  await expect(row(page, name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('פניות');
  await expect(row(page, name)).toHaveCount(0);
});

test('no fault for axe in both languages and themes, an empty search leads on, and nothing sticks out on a phone', async ({
  page,
  context,
  baseURL,
}) => {
  for (const language of ['he', 'en'] as const) {
    await choose(context, baseURL, { language, theme: 'light' });
    await visit(page, '/leads');
    await page.getByRole('list').getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByRole('textbox').last()).toBeVisible();
    await expectAccessible(page);
  }
  await choose(context, baseURL, { language: 'he', theme: 'light' });
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/leads?q=%D7%90%D7%99%D7%9F-%D7%9B%D7%96%D7%94');
  expect(await overhang(page)).toBe(0);
  await page.getByRole('link', { name: 'לכל הפניות' }).click();
  await expect(page.getByRole('list', { name: 'רשימת הפניות' }).getByRole('listitem').first()).toBeVisible();
  expect(await overhang(page)).toBe(0);
  expect((await page.goto('/contact-leads/999999'))?.status()).toBe(404);
});
