import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { choose, dismissToast, expectAccessible, looks, toastIn, visit } from './visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const hero = (page: Page) => page.getByRole('main').locator('section').first();

async function openDialog(page: Page): Promise<void> {
  await visit(page, '/');
  await hero(page).getByRole('link', { name: 'דברו איתנו' }).click();
  await expect(dialog(page).getByLabel('שם מלא')).toBeFocused();
}

/** Answers the form's call in the server's place; other tests need the rate limit's allowance of real ones. */
async function answerWith(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/contact-leads', (route) => route.fulfill({ status, json: body }));
}

test('the dialog says what it is for, and sends a lead that staff find in the back office', async ({
  page,
  browser,
  baseURL,
}) => {
  await openDialog(page);
  const opened = await page.evaluate(() => performance.now());
  const sheet = dialog(page);
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
  await sheet.getByLabel('שם מלא').fill('רותי כהן (בדיקה)');
  await sheet.getByLabel('טלפון').fill('054-555-0123');
  await sheet.getByLabel(/מה אתם מחפשים/).selectOption('business-solution');
  await sheet.getByLabel(/הודעה נוספת/).fill('צוות של 12 😀');
  // A form sent within the first seconds counts as a robot's.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(opened + 2500);
  await sheet.getByRole('button', { name: 'שליחה' }).click();
  await expect(toastIn(page)).toContainText('הפנייה נשלחה בהצלחה');
  await expect(toastIn(page)).toContainText('אנו ניצור איתך קשר בקרוב');
  await expect(sheet).toHaveCount(0);
  await dismissToast(page);
  await hero(page).getByRole('link', { name: 'דברו איתנו' }).click();
  await expect(dialog(page).getByLabel('שם מלא')).toHaveValue('');
  await expect(dialog(page).getByLabel('טלפון')).toHaveValue('');

  const staff = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(staff, 'admin@bikur.example');
  const filter = encodeURIComponent(JSON.stringify({ q: 'רותי כהן (בדיקה)' }));
  const found = (await (
    await staff.request.get(`/api/admin/contact-leads?filter=${filter}`)
  ).json()) as object[];
  expect(found).toMatchObject([
    { service: 'business-solution', source: 'website', status: 'new', profileId: null },
  ]);
  const notices = (await (await staff.request.get('/api/notifications')).json()) as { title: string }[];
  expect(notices.map(({ title }) => title)).toContain('פנייה חדשה למכירות מ־רותי כהן (בדיקה)');
  await staff.close();
});

test('says each fault at its field, and the phone’s when neither way to answer is given', async ({
  page,
}) => {
  await openDialog(page);
  const sheet = dialog(page);
  await sheet.getByRole('button', { name: 'שליחה' }).click();
  await expect(sheet.getByText('יש להזין שם מלא')).toBeVisible();
  await expect(sheet.getByLabel('טלפון')).toHaveAccessibleDescription(
    'יש להזין טלפון או מייל לצורך יצירת קשר',
  );
  await expect(sheet.getByLabel('שם מלא')).toBeFocused();
  await sheet.getByLabel('שם מלא').fill('דנה');
  await sheet.getByLabel('אימייל').fill('dana@');
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('אימייל')).toHaveAccessibleDescription('כתובת מייל לא תקינה');
});

test('a failure says so in words and loses nothing that was typed, not even when the dialog is closed', async ({
  page,
}) => {
  await openDialog(page);
  await answerWith(page, 500, { message: 'אירעה שגיאה בשרת.', code: 'internal_error' });
  const sheet = dialog(page);
  await sheet.getByLabel('שם מלא').fill('דנה לוי');
  await sheet.getByLabel('אימייל').fill('dana@example.test');
  await sheet.getByLabel(/מה אתם מחפשים/).selectOption('consultation');
  await sheet.getByLabel(/הודעה נוספת/).fill('שורה\nועוד שורה');
  await page.keyboard.press('Control+Enter');
  await sheet.getByRole('button', { name: 'שליחה' }).click();
  await expect(toastIn(page)).toContainText('שגיאה');
  await expect(toastIn(page)).toContainText('אירעה שגיאה בשליחת הפנייה. אנא נסה שוב.');
  await expect(toastIn(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(sheet.getByRole('alert').filter({ hasText: 'אירעה שגיאה בשרת.' })).toBeVisible();
  await dismissToast(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await hero(page).getByRole('link', { name: 'דברו איתנו' }).click();
  await expect(sheet.getByLabel('שם מלא')).toHaveValue('דנה לוי');
  await expect(sheet.getByLabel(/מה אתם מחפשים/)).toHaveValue('consultation');
  await expect(sheet.getByLabel(/הודעה נוספת/)).toHaveValue('שורה\nועוד שורה');
});

test('a guest’s plan opens the dialog; the focus comes back to its button', async ({ page }) => {
  await visit(page, '/?section=pricing');
  const button = page.locator('article[data-plan]').nth(1).getByRole('link', { name: 'צור קשר' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading')).toHaveText('צור קשר עם מחלקת המכירות');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/section=pricing/);
});

test('the page thanks in its own words and empties the form', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page).toHaveTitle('צור קשר – ביקור');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  await answerWith(page, 201, { sent: true });
  await page.getByLabel('שם מלא').fill('דנה לוי');
  await page.getByLabel('טלפון').fill('*2345');
  await page.getByRole('button', { name: 'שליחה' }).click();
  await expect(toastIn(page)).toContainText('תודה על פנייתך!');
  await expect(toastIn(page)).toContainText('נחזור אליך בהקדם האפשרי');
  await expect(page.getByLabel('שם מלא')).toHaveValue('');
});

test('in English, too', async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { language: 'en', theme: 'light' });
  await visit(page, '/contact');
  await answerWith(page, 429, {
    message: 'Too many requests. Try again in a few minutes.',
    code: 'too_many_requests',
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please enter your full name')).toBeVisible();
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

  test('the hero leads to the page, whose form comes back with its faults and what was typed, then thanks', async ({
    page,
  }) => {
    await page.goto('/');
    await hero(page).getByRole('link', { name: 'דברו איתנו' }).click();
    await expect(page).toHaveURL('/contact');
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
});

for (const look of looks)
  test(`no fault for axe (${look.language}, ${look.theme})`, async ({ page, context, baseURL }) => {
    await choose(context, baseURL, look);
    await visit(page, '/contact');
    await page.getByRole('main').locator('button[type=submit]').click();
    await expectAccessible(page);
    await visit(page, '/');
    await page.locator('main a[href="/contact"]').first().click();
    await dialog(page).locator('button[type=submit]').click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, '/contact');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
