import { expect, test } from '@playwright/test';
import {
  authDialog,
  choose,
  dismissToast,
  expectAccessible,
  headerLogin,
  logIn,
  looks,
  toastIn,
  visit,
  withoutMailAndGoogle,
} from './visit.ts';

const uniqueName = () => `tal${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;

test('the login dialog: keyboard, faults, a lost line, a refusal, and in on the same page', async ({
  page,
}) => {
  await visit(page, '/help?from=test');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const opener = headerLogin(page);
  const dialog = authDialog(page);
  const email = dialog.getByLabel('אימייל');
  const password = dialog.getByLabel('סיסמה', { exact: true });

  await test.step('keeps the keyboard inside and gives focus back', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('remembers by default and shows the password when asked', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('להישאר מחוברים')).toBeChecked();
    await password.fill('סודי-123');
    await dialog.getByRole('button', { name: 'הצגת הסיסמה' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'הסתרת הסיסמה' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  let asked = 0;
  await page.route('**/api/auth/login', (route) => {
    asked += 1;
    return route.abort();
  });

  await test.step('checks the fields before it asks, and focuses the first at fault', async () => {
    await logIn(page, 'dana@', '12345');
    await expect(dialog.getByText('כתובת אימייל לא תקינה')).toBeVisible();
    await expect(dialog.getByText('סיסמה חייבת להכיל לפחות 6 תווים')).toBeVisible();
    await expect(email).toBeFocused();
    expect(asked).toBe(0);
  });

  await test.step('without a connection tells so, and what was typed is there after closing', async () => {
    await logIn(page, 'owner@bikur.example');
    await expect(toastIn(page)).toContainText('שגיאת התחברות');
    await expect(toastIn(page)).toContainText('בעיית חיבור לאינטרנט');
    await dismissToast(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(email).toHaveValue('owner@bikur.example');
    await page.unroute('**/api/auth/login');
  });

  await test.step('refused says so in a toast and in words, and keeps what was typed', async () => {
    const unknown = `${uniqueName()}@example.test`;
    await logIn(page, unknown, 'wrong-password');
    await expect(toastIn(page)).toContainText('התחברות נכשלה');
    await expect(toastIn(page)).toContainText('שגיאת שרת: 401');
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await expect(email).toHaveValue(unknown);
    await expect(password).toHaveValue('wrong-password');
    await expect(password).toBeFocused();
  });

  await test.step('changes the header on the same page, without loading it anew', async () => {
    await logIn(page, 'owner@bikur.example');
    await expect(toastIn(page)).toContainText('התחברת בהצלחה');
    await expect(toastIn(page)).toContainText('ברוך הבא, ');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'ארנק' })).toBeVisible();
    await expect(page).toHaveURL(/\/help\?from=test$/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('currentUser') ?? '{}') as unknown,
    );
    expect(stored).toMatchObject({ email: 'owner@bikur.example' });
  });
});

test('into the demo account by one press on the landing page', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  // The dialog closes by itself with the answer, which can be quicker than a look at it.
  await page.route('**/api/auth/demo-login', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await visit(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /כניסה לחשבון הדגמה/ })
    .click();
  await expect(authDialog(page)).toBeVisible();
  answered.resolve();
  await expect(toastIn(page)).toContainText('התחברת בהצלחה');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ארנק' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('sign up: every fault on its field, an address that is taken, and on to the first card', async ({
  page,
}) => {
  await visit(page, '/help?register=1');
  await expect(page).toHaveURL('/help');
  const dialog = authDialog(page);
  const username = dialog.getByLabel('שם משתמש');
  const email = dialog.getByLabel('אימייל');
  const password = dialog.getByLabel('סיסמה', { exact: true });
  const again = dialog.getByLabel('אימות סיסמה');

  await test.step('shows every fault on its field and loses nothing', async () => {
    await username.fill('א');
    await email.fill('OWNER@bikur.example');
    await password.fill('סיסמה טובה');
    await again.fill('12345678');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('שם משתמש חייב להכיל לפחות 2 תווים')).toBeVisible();
    await expect(again).toHaveAccessibleDescription('הסיסמאות אינן תואמות');
    await expect(username).toBeFocused();
    await dialog.getByRole('button', { name: 'התחברות' }).first().click();
    await dialog.getByRole('button', { name: 'הרשמה', exact: true }).click();
    await expect(password).toHaveValue('סיסמה טובה');
  });

  const name = uniqueName();
  await test.step('with an e-mail that is taken says so on the field', async () => {
    await username.fill(name);
    await expect(dialog.getByText(`/@${name}`)).toBeVisible();
    await again.fill('סיסמה טובה');
    await page.keyboard.press('Enter');
    await expect(toastIn(page)).toContainText('ההרשמה נכשלה');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
  });

  await test.step('opens an account, signs in, and leads on to the first card', async () => {
    await email.fill(`${name}@example.test`);
    await page.keyboard.press('Enter');
    await expect(toastIn(page)).toContainText('נרשמת בהצלחה');
    await expect(page.getByRole('banner').getByRole('link', { name: 'ארנק' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });
});

test('the protected page asks to log in, where there is neither mail nor Google, and shows the page after it', async ({
  page,
}) => {
  await withoutMailAndGoogle(page, '/wallet');
  await visit(page, '/wallet');
  const dialog = authDialog(page);

  await test.step('says why, and leads nowhere else', async () => {
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('דף מוגן');
    await expect(page.getByText('יש להתחבר למערכת כדי לצפות בדף זה')).toBeVisible();
    await expect(toastIn(page)).toContainText('נדרשת התחברות');
    await expect(toastIn(page)).toContainText('יש להתחבר למערכת כדי לגשת לדף זה');
  });

  await test.step('a forgotten password gives another toast in place of the first, no wider than 420 px', async () => {
    await dialog.getByRole('button', { name: 'שכחתי סיסמה' }).click();
    await expect(toastIn(page)).toContainText('שכחת סיסמה?');
    await expect(toastIn(page)).toContainText('לאיפוס הסיסמה יש לפנות לתמיכה דרך עמוד יצירת הקשר.');
    await expect(toastIn(page)).toHaveCount(1);
    await expect(dialog).toBeVisible();
    const box = await page.getByRole('region', { name: 'הודעות (F8)' }).locator('ol').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
  });

  await test.step('F8 leads to the toast, also from within a dialog', async () => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'הודעות (F8)' }).locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toastIn(page)).toBeFocused();
  });

  await test.step('its link leads to the contact page without the dialog, and the way back asks again', async () => {
    await toastIn(page).getByRole('link', { name: 'לעמוד יצירת הקשר' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('צור קשר עם מחלקת המכירות');
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect(toastIn(page)).toContainText('נדרשת התחברות');
  });

  await test.step('neither way into an account names Google', async () => {
    await expect(dialog.getByRole('button', { name: /כניסה לחשבון הדגמה/ })).toBeVisible();
    await expect(dialog).not.toContainText('Google');
    await dialog.getByRole('button', { name: 'הרשמה', exact: true }).click();
    await expect(dialog.getByLabel('שם משתמש')).toBeVisible();
    await expect(dialog).not.toContainText('Google');
    await dialog.getByRole('button', { name: 'סגירה' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('shows the page after the login', async () => {
    await page.getByRole('main').getByRole('button', { name: 'התחברות' }).click();
    await logIn(page, 'free@bikur.example');
    await expect(page.getByText('דף מוגן')).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/wallet$/);
  });

  await test.step('the account has nothing to link with Google either', async () => {
    await page.getByRole('button', { name: /תפריט אישי/ }).click();
    await page.getByRole('menuitem', { name: 'הגדרות חשבון' }).click();
    await expect(page.getByRole('region', { name: 'סיסמה' })).toBeVisible();
    await expect(page.getByRole('region', { name: /Google/ })).toHaveCount(0);
  });
});

for (const look of looks)
  test(`the dialog has no fault for axe in both views (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    await visit(page, '/help?login=1');
    await expect(authDialog(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectAccessible(page, { within: '[role=dialog]', themes: 'chosen' });
    await authDialog(page)
      .getByRole('button', { name: /^(הרשמה|Sign up)$/ })
      .click();
    await page.keyboard.press('Tab');
    await expectAccessible(page, { within: '[role=dialog]', themes: 'chosen' });
  });
