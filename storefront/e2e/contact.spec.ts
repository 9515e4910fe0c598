import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { choose, dismissToast, expectAccessible, overhang, toastIn, visit } from './visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const hero = (page: Page) => page.getByRole('main').locator('section').first();

/** Answers the form's call in the server's place; other tests need the rate limit's allowance of real ones. */
async function answerWith(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/contact-leads', (route) => route.fulfill({ status, json: body }));
}

test('the dialog says its faults, loses nothing to a failure, and sends a lead that staff find in the back office', async ({
  page,
  browser,
  baseURL,
}) => {
  const sheet = dialog(page);
  const name = sheet.getByLabel('שם מלא');
  const send = sheet.getByRole('button', { name: 'שליחה' });
  const open = () => hero(page).getByRole('link', { name: 'דברו איתנו' }).click();
  await visit(page, '/');
  await open();
  await expect(name).toBeFocused();
  let opened = 0;

  await test.step('says what it is for', async () => {
    await expect(sheet.getByRole('heading')).toHaveText('צור קשר עם מחלקת המכירות');
    await expect(sheet).toContainText('השאירו פרטים ונחזור אליכם בהקדם');
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/972555550100/,
    );
    await expect(sheet.getByRole('link', { name: 'שליחת מייל' })).toHaveAttribute(
      'href',
      /^mailto:info@bikur\.example/,
    );
  });

  await test.step('says each fault at its field, and the phone’s when neither way to answer is given', async () => {
    await send.click();
    await expect(sheet.getByText('יש להזין שם מלא')).toBeVisible();
    await expect(sheet.getByLabel('טלפון')).toHaveAccessibleDescription(
      'יש להזין טלפון או מייל לצורך יצירת קשר',
    );
    await expect(name).toBeFocused();
    await expectAccessible(page, { within: '[role=dialog]' });
    await name.fill('רותי כהן (בדיקה)');
    await sheet.getByLabel('אימייל').fill('dana@');
    await page.keyboard.press('Enter');
    await expect(sheet.getByLabel('אימייל')).toHaveAccessibleDescription('כתובת מייל לא תקינה');
  });

  await test.step('a failure says so in words and loses nothing that was typed, not even when the dialog is closed', async () => {
    await answerWith(page, 500, { message: 'אירעה שגיאה בשרת.', code: 'internal_error' });
    await sheet.getByLabel('אימייל').fill('');
    await sheet.getByLabel('טלפון').fill('054-555-0123');
    await sheet.getByLabel(/מה אתם מחפשים/).selectOption('business-solution');
    await sheet.getByLabel(/הודעה נוספת/).fill('צוות של 12 😀\nועוד שורה');
    await send.click();
    await expect(toastIn(page)).toContainText('שגיאה');
    await expect(toastIn(page)).toContainText('אירעה שגיאה בשליחת הפנייה. אנא נסה שוב.');
    await expect(toastIn(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(sheet.getByRole('alert').filter({ hasText: 'אירעה שגיאה בשרת.' })).toBeVisible();
    await dismissToast(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await open();
    await expect(name).toHaveValue('רותי כהן (בדיקה)');
    opened = await page.evaluate(() => performance.now());
    await expect(sheet.getByLabel(/מה אתם מחפשים/)).toHaveValue('business-solution');
    await expect(sheet.getByLabel(/הודעה נוספת/)).toHaveValue('צוות של 12 😀\nועוד שורה');
    await page.unroute('**/api/contact-leads');
  });

  await test.step('sent, it thanks and is empty', async () => {
    // A form sent within the first seconds counts as a robot's.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(opened + 2500);
    await send.click();
    await expect(toastIn(page)).toContainText('הפנייה נשלחה בהצלחה');
    await expect(toastIn(page)).toContainText('אנו ניצור איתך קשר בקרוב');
    await expect(sheet).toHaveCount(0);
    await dismissToast(page);
    await open();
    await expect(name).toHaveValue('');
    await expect(sheet.getByLabel('טלפון')).toHaveValue('');
  });

  await test.step('staff find it, and were told', async () => {
    const staff = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(staff, 'admin@bikur.example');
    const filter = encodeURIComponent(JSON.stringify({ q: 'רותי כהן (בדיקה)' }));
    const found = (await (
      await staff.request.get(`/api/admin/contact-leads?filter=${filter}`)
    ).json()) as object[];
    expect(found).toMatchObject([{ service: 'business-solution', source: 'website', status: 'new' }]);
    const notices = (await (await staff.request.get('/api/notifications')).json()) as { title: string }[];
    expect(notices.map(({ title }) => title)).toContain('פנייה חדשה למכירות מ־רותי כהן (בדיקה)');
    await staff.close();
  });
});

test('the page has no fault for axe, thanks in its own words and empties the form', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page).toHaveTitle('צור קשר – ביקור');
  await page.getByRole('button', { name: 'שליחה' }).click();
  await expectAccessible(page, { themes: 'chosen' });
  await answerWith(page, 201, { sent: true });
  await page.getByLabel('שם מלא').fill('דנה לוי');
  await page.getByLabel('טלפון').fill('*2345');
  await page.getByRole('button', { name: 'שליחה' }).click();
  await expect(toastIn(page)).toContainText('תודה על פנייתך!');
  await expect(toastIn(page)).toContainText('נחזור אליך בהקדם האפשרי');
  await expect(page.getByLabel('שם מלא')).toHaveValue('');
});

test('in English, too (dark, at 320 px)', async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/contact');
  expect(await overhang(page)).toBe(0);
  await answerWith(page, 429, {
    message: 'Too many requests. Try again in a few minutes.',
    code: 'too_many_requests',
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please enter your full name')).toBeVisible();
  await expectAccessible(page, { themes: 'chosen' });
  await page.getByLabel('Full name').fill('Dana');
  await page.getByLabel('Email', { exact: true }).fill('dana@example.test');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toastIn(page)).toContainText(
    'Something went wrong while sending your enquiry. Please try again.',
  );
  await expect(page.getByRole('main')).toContainText('Too many requests.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page’s form comes back with its faults and what was typed, then thanks', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('שם מלא').fill('ר');
    await page.getByLabel('אימייל').fill('ruti@');
    await page.getByLabel(/מה אתם מחפשים/).selectOption('other');
    await page.getByLabel(/הודעה נוספת/).fill('<b>"שלום" & </textarea>');
    await page.getByRole('button', { name: 'שליחה' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('שם מלא')).toHaveAccessibleDescription('יש להזין שם מלא');
    await expect(page.getByLabel('שם מלא')).toHaveValue('ר');
    await expect(page.getByLabel('אימייל')).toHaveAccessibleDescription('כתובת מייל לא תקינה');
    await expect(page.getByLabel('אימייל')).toHaveValue('ruti@');
    await expect(page.getByLabel(/מה אתם מחפשים/)).toHaveValue('other');
    await expect(page.getByLabel(/הודעה נוספת/)).toHaveValue('<b>"שלום" & </textarea>');
    await page.getByLabel('שם מלא').fill('רותי');
    await page.getByLabel('אימייל').fill('ruti@example.test');
    await page.getByRole('button', { name: 'שליחה' }).click();
    await expect(page).toHaveURL('/contact?sent=1');
    await expect(page.getByRole('status')).toContainText('תודה על פנייתך!');
    await expect(page.getByRole('status')).toContainText('נחזור אליך בהקדם האפשרי');
  });

  test('a form that another site sends is refused by a page that says none of its words', async ({
    request,
  }) => {
    const reply = await request.post('/contact', {
      form: { name: 'אתר אחר', email: 'other@example.test', message: 'מילים מאתר אחר' },
      headers: { Origin: 'https://evil.example', Accept: 'text/html' },
    });
    expect(reply.status()).toBe(403);
    const shown = await reply.text();
    expect(shown).toContain('<html');
    expect(shown).not.toContain('אתר אחר');
    expect(shown).not.toContain('other@example.test');
  });
});
