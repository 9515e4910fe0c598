import { expect, test, type Page } from '@playwright/test';
import { mailsTo, type Mail } from '../../.config/browser-context.ts';
import { registerAnew } from './sign-in.ts';
import {
  authDialog,
  choose,
  expectAccessible,
  headerLogin,
  logIn,
  looks,
  overhang,
  toastIn,
  visit,
} from './visit.ts';

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

test('an address is verified by the newest link, once; a link that only gets fetched is not used up', async ({
  page,
}) => {
  const email = await register(page);
  const first = await linkFor(email);
  const wished = page.getByRole('menuitem', { name: 'אימות האימייל' });
  const openMenu = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /תפריט אישי/ })
      .click();

  await test.step('a new link can be asked for, from the menu', async () => {
    await visit(page, '/account');
    await openMenu();
    await wished.click();
    await expect(heading(page)).toHaveText('אימות כתובת האימייל');
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('button', { name: 'שליחת קישור חדש' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('נשלח אליך קישור לאימות');
  });

  const second = await linkFor(email, 2);
  await test.step('the earlier one dies', async () => {
    await visit(page, first);
    await expect(heading(page)).toHaveText('הקישור הזה כבר לא פעיל');
  });

  await test.step('fetched only, or opened without a connection, the newest is still good', async () => {
    expect((await page.request.get(second)).status()).toBe(200);
    await page.route('**/api/auth/verify-email', (route) => route.abort());
    await visit(page, second);
    await expect(heading(page)).toHaveText('האימות לא הושלם');
    await page.unroute('**/api/auth/verify-email');
    await page.getByRole('button', { name: 'ניסיון נוסף' }).click();
    await expect(heading(page)).toHaveText('הכתובת אומתה');
    await expect(page).toHaveURL(/\/verify-email$/);
    await openMenu();
    await expect(page.getByRole('menuitem', { name: 'הגדרות חשבון' })).toBeVisible();
    await expect(wished).toHaveCount(0);
  });

  await test.step('opened again: a user has nothing left to do, a guest reads that it is used up', async () => {
    await visit(page, second);
    await expect(heading(page)).toHaveText('הכתובת אומתה');
    await page.context().clearCookies();
    await visit(page, second);
    await expect(heading(page)).toHaveText('הקישור הזה כבר לא פעיל');
    await expect(page.getByRole('main').getByRole('link', { name: 'התחברות' })).toBeVisible();
  });
});

test('a forgotten password is chosen anew by mail, with the keyboard alone', async ({ page }) => {
  const email = await register(page);
  await linkFor(email);
  await page.context().clearCookies();
  await visit(page, '/help');
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

  // A link that is used up leads to a new one: a bad address is told at its field, one nobody has like any other.
  await page.getByRole('button', { name: 'שליחת קישור חדש' }).click();
  await expect(dialog.getByRole('heading', { name: 'שכחת סיסמה?' })).toBeVisible();
  await dialog.getByLabel(/^אימייל$/).fill('not an address');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('כתובת אימייל לא תקינה');
  await dialog.getByLabel(/^אימייל$/).fill(`nobody-${unique()}@example.test`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('אם הכתובת רשומה אצלנו');
  await dialog.getByRole('button', { name: 'חזרה להתחברות' }).click();
  await expect(dialog.getByRole('heading', { name: 'טוב לראות אותך שוב' })).toBeVisible();
});

const words = {
  he: { subject: 'אימות כתובת האימייל שלך', verified: 'הכתובת אומתה', reset: 'בחירת סיסמה חדשה' },
  en: {
    subject: 'Confirm your email address',
    verified: 'The address is confirmed',
    reset: 'Choose a new password',
  },
};

for (const look of looks)
  test(`mail and pages are in the person’s language, without fault for axe, within a narrow phone (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { subject, verified, reset } = words[look.language];
    await choose(context, baseURL, look);
    await page.setViewportSize({ width: 320, height: 640 });
    const email = await register(page);
    for (const [path, title] of [
      [await linkFor(email), verified],
      ['/reset-password?token=x', reset],
    ] as const) {
      await visit(page, path);
      await expect(heading(page)).toHaveText(title);
      await expectAccessible(page, { themes: 'chosen' });
      expect(await overhang(page)).toBe(0);
    }
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(subject);
  });
