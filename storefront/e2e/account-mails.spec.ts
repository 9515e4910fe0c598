import { expect, test, type Page } from '@playwright/test';
import { mailsTo, type Mail } from '../../.config/browser-context.ts';
import { registerAnew } from './sign-in.ts';
import { authDialog, choose, expectAccessible, headerLogin, logIn, looks, toastIn, visit } from './visit.ts';

/** The path of the link in the newest mail to that address, once `count` mails have arrived. */
async function linkFor(email: string, count = 1): Promise<string> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(email);
      return mails.length;
    })
    .toBe(count);
  return /https?:\/\/[^/\s]+(\/\S+\?token=\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const unique = () => Math.random().toString(36).slice(2, 10);

const register = async (page: Page): Promise<string> => (await registerAnew(page)).email;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the link of the first mail verifies the address, once', async ({ page }) => {
  const email = await register(page);
  const link = await linkFor(email);
  await visit(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /תפריט אישי/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'אימות האימייל' })).toBeVisible();
  await visit(page, link);
  await expect(heading(page)).toHaveText('הכתובת אומתה');
  await expect(page).toHaveURL(/\/verify-email$/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /תפריט אישי/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'הגדרות חשבון' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'אימות האימייל' })).toHaveCount(0);
  // Opened again: a signed-in user has nothing left to do, a guest reads that the link is used up.
  await visit(page, link);
  await expect(heading(page)).toHaveText('הכתובת אומתה');
  await page.context().clearCookies();
  await visit(page, link);
  await expect(heading(page)).toHaveText('הקישור הזה כבר לא פעיל');
  await expect(page.getByRole('main').getByRole('link', { name: 'התחברות' })).toBeVisible();
});

test('a link that only gets fetched is not used up', async ({ page, request }) => {
  const link = await linkFor(await register(page));
  expect((await request.get(link)).status()).toBe(200);
  await visit(page, link);
  await expect(heading(page)).toHaveText('הכתובת אומתה');
});

test('a new link can be asked for, and the earlier one dies', async ({ page }) => {
  const email = await register(page);
  const first = await linkFor(email);
  await visit(page, '/verify-email');
  await expect(heading(page)).toHaveText('אימות כתובת האימייל');
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByRole('button', { name: 'שליחת קישור חדש' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('נשלח אליך קישור לאימות');
  const second = await linkFor(email, 2);
  await visit(page, first);
  await expect(heading(page)).toHaveText('הקישור הזה כבר לא פעיל');
  await visit(page, second);
  await expect(heading(page)).toHaveText('הכתובת אומתה');
});

test('without a connection the page says that the link is still good', async ({ page, context }) => {
  const link = await linkFor(await register(page));
  await context.route('**/api/auth/verify-email', (route) => route.abort());
  await visit(page, link);
  await expect(heading(page)).toHaveText('האימות לא הושלם');
  await context.unroute('**/api/auth/verify-email');
  await page.getByRole('button', { name: 'ניסיון נוסף' }).click();
  await expect(heading(page)).toHaveText('הכתובת אומתה');
});

test('a forgotten password is chosen anew by mail, with the keyboard alone', async ({ page }) => {
  const email = await register(page);
  await linkFor(email);
  await page.context().clearCookies();
  await visit(page, '/');
  await headerLogin(page).click();
  const dialog = authDialog(page);
  await dialog.getByLabel(/^אימייל$/).fill(email);
  await dialog.getByRole('button', { name: 'שכחתי סיסמה' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'שכחת סיסמה?' })).toBeVisible();
  await expect(dialog.getByLabel(/^אימייל$/)).toHaveValue(email);
  await expect(dialog.getByLabel(/^אימייל$/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('אם הכתובת רשומה אצלנו');

  const link = await linkFor(email, 2);
  await visit(page, link);
  await page.getByLabel(/^סיסמה חדשה$/).fill('brand-new-1');
  await page.getByLabel(/^אימות הסיסמה החדשה$/).fill('brand-new-2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('הסיסמאות אינן תואמות');
  await page.getByLabel(/^אימות הסיסמה החדשה$/).fill('brand-new-1');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('הסיסמה הוחלפה');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole('main').getByRole('button', { name: 'התחברות' }).click();
  await logIn(page, email, 'brand-new-1');
  await expect(toastIn(page)).toContainText('התחברת בהצלחה');

  await visit(page, link);
  await page.getByLabel(/^סיסמה חדשה$/).fill('brand-new-3');
  await page.getByLabel(/^אימות הסיסמה החדשה$/).fill('brand-new-3');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('הקישור הזה כבר לא פעיל');
  await page.getByRole('button', { name: 'שליחת קישור חדש' }).click();
  await expect(authDialog(page).getByRole('heading', { name: 'שכחת סיסמה?' })).toBeVisible();
});

test('an address nobody has is answered the same, and a bad one at its field', async ({ page }) => {
  await visit(page, '/reset-password');
  await expect(heading(page)).toHaveText('הקישור הזה כבר לא פעיל');
  await page.getByRole('button', { name: 'שליחת קישור חדש' }).click();
  const dialog = authDialog(page);
  await dialog.getByLabel(/^אימייל$/).fill('not an address');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('כתובת אימייל לא תקינה');
  await dialog.getByLabel(/^אימייל$/).fill(`nobody-${unique()}@example.test`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('אם הכתובת רשומה אצלנו');
  await dialog.getByRole('button', { name: 'חזרה להתחברות' }).click();
  await expect(dialog.getByRole('heading', { name: 'טוב לראות אותך שוב' })).toBeVisible();
});

test('English says it in English, in the mail too', async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { language: 'en', theme: 'light' });
  const email = await register(page);
  const link = await linkFor(email);
  await visit(page, link);
  await expect(heading(page)).toHaveText('The address is confirmed');
  await visit(page, '/reset-password?token=x');
  await expect(heading(page)).toHaveText('Choose a new password');
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Confirm your email address');
});

for (const look of looks)
  test(`the pages have no fault for axe and stay within a narrow phone (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/verify-email',
      '/verify-email?token=x',
      '/reset-password',
      '/reset-password?token=x',
    ]) {
      await visit(page, path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
