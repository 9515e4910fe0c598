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
  withoutMail,
} from './visit.ts';

const uniqueName = () => `tal${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;

test.describe('log in', () => {
  test('changes the header on the same page, without loading it anew', async ({ page }) => {
    await visit(page, '/help?from=test');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await headerLogin(page).click();
    await logIn(page, 'owner@bikur.example');
    await expect(toastIn(page)).toContainText('התחברת בהצלחה');
    await expect(toastIn(page)).toContainText('ברוך הבא, ');
    await expect(authDialog(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'ארנק' })).toBeVisible();
    await expect(page).toHaveURL(/\/help\?from=test$/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('currentUser') ?? '{}') as unknown,
    );
    expect(stored).toMatchObject({ email: 'owner@bikur.example' });
  });

  test('refused: says so in a toast and in words, and keeps what was typed', async ({ page }) => {
    await visit(page, '/?login=1');
    await expect(page).toHaveURL(/\/$/);
    const email = `${uniqueName()}@example.test`;
    await logIn(page, email, 'wrong-password');
    await expect(toastIn(page)).toContainText('התחברות נכשלה');
    await expect(toastIn(page)).toContainText('שגיאת שרת: 401');
    const dialog = authDialog(page);
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await expect(dialog.getByLabel('אימייל')).toHaveValue(email);
    await expect(dialog.getByLabel('סיסמה', { exact: true })).toHaveValue('wrong-password');
    await expect(dialog.getByLabel('סיסמה', { exact: true })).toBeFocused();
  });

  test('checks the fields before it asks, and focuses the first at fault', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/auth/login', (route) => {
      asked += 1;
      return route.abort();
    });
    await visit(page, '/?login=1');
    await logIn(page, 'dana@', '12345');
    const dialog = authDialog(page);
    await expect(dialog.getByText('כתובת אימייל לא תקינה')).toBeVisible();
    await expect(dialog.getByText('סיסמה חייבת להכיל לפחות 6 תווים')).toBeVisible();
    await expect(dialog.getByLabel('אימייל')).toBeFocused();
    expect(asked).toBe(0);
  });

  test('without a connection tells so, and what was typed is there after closing', async ({ page }) => {
    await visit(page, '/?login=1');
    await page.route('**/api/auth/login', (route) => route.abort());
    await logIn(page, 'owner@bikur.example');
    await expect(toastIn(page)).toContainText('שגיאת התחברות');
    await expect(toastIn(page)).toContainText('בעיית חיבור לאינטרנט');
    await dismissToast(page);
    await page.keyboard.press('Escape');
    await expect(authDialog(page)).toHaveCount(0);
    await headerLogin(page).click();
    await expect(authDialog(page).getByLabel('אימייל')).toHaveValue('owner@bikur.example');
  });

  test('remembers by default and shows the password when asked', async ({ page }) => {
    await visit(page, '/?login=1');
    const dialog = authDialog(page);
    await expect(dialog.getByLabel('להישאר מחוברים')).toBeChecked();
    const password = dialog.getByLabel('סיסמה', { exact: true });
    await password.fill('סודי-123');
    await dialog.getByRole('button', { name: 'הצגת הסיסמה' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'הסתרת הסיסמה' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('a forgotten password gives a toast that names the contact page where no mail is sent', async ({
    page,
  }) => {
    await withoutMail(page, '/?login=1');
    await visit(page, '/?login=1');
    await authDialog(page).getByRole('button', { name: 'שכחתי סיסמה' }).click();
    await expect(toastIn(page)).toContainText('לאיפוס הסיסמה יש לפנות לתמיכה דרך עמוד יצירת הקשר.');
    await expect(authDialog(page)).toBeVisible();
    await toastIn(page).getByRole('link', { name: 'לעמוד יצירת הקשר' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(authDialog(page)).toHaveCount(0);
  });

  test('into the demo account by one press on the landing page', async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /כניסה לחשבון הדגמה/ })
      .click();
    await expect(authDialog(page)).toBeVisible();
    await expect(toastIn(page)).toContainText('התחברת בהצלחה');
    await expect(page.getByRole('banner').getByRole('link', { name: 'ארנק' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('with Google leaves for the server and names the way back', async ({ page }) => {
    await visit(page, '/help?login=1&q=1');
    const link = authDialog(page).getByRole('link', { name: /Google/ });
    await expect(link).toHaveAttribute(
      'href',
      `/api/auth/google?returnTo=${encodeURIComponent('/help?q=1')}&view=login`,
    );
  });

  test('with Google that could not start is told in a toast, once', async ({ page }) => {
    await visit(page, '/?auth_error=google');
    await expect(toastIn(page)).toContainText('Google');
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('sign up', () => {
  test('opens an account, signs in, and leads on to the first card', async ({ page }) => {
    await visit(page, '/?register=1');
    const name = uniqueName();
    const dialog = authDialog(page);
    await dialog.getByLabel('שם משתמש').fill(name);
    await expect(dialog.getByText(`/@${name}`)).toBeVisible();
    await dialog.getByLabel('אימייל').fill(`${name}@example.test`);
    await dialog.getByLabel('סיסמה', { exact: true }).fill('סיסמה טובה');
    await dialog.getByLabel('אימות סיסמה').fill('סיסמה טובה');
    await page.keyboard.press('Enter');
    await expect(toastIn(page)).toContainText('נרשמת בהצלחה');
    await expect(page.getByRole('banner').getByRole('link', { name: 'ארנק' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await page.goto('/');
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('link', { name: 'הכרטיס הראשון שלי' })).toHaveAttribute('href', '/dashboard');
  });

  test('shows every fault on its field and loses nothing', async ({ page }) => {
    await visit(page, '/?register=1');
    const dialog = authDialog(page);
    await dialog.getByLabel('שם משתמש').fill('א');
    await dialog.getByLabel('אימייל').fill('hello@peleg.example');
    await dialog.getByLabel('סיסמה', { exact: true }).fill('1234567890');
    await dialog.getByLabel('אימות סיסמה').fill('12345678');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('שם משתמש חייב להכיל לפחות 2 תווים')).toBeVisible();
    await expect(dialog.getByLabel('אימות סיסמה')).toHaveAccessibleDescription('הסיסמאות אינן תואמות');
    await expect(dialog.getByLabel('שם משתמש')).toBeFocused();
    await dialog.getByRole('button', { name: 'התחברות' }).first().click();
    await dialog.getByRole('button', { name: 'הרשמה', exact: true }).click();
    await expect(dialog.getByLabel('סיסמה', { exact: true })).toHaveValue('1234567890');
  });

  test('with an e-mail that is taken says so on the field', async ({ page }) => {
    await visit(page, '/?register=1');
    const dialog = authDialog(page);
    await dialog.getByLabel('שם משתמש').fill(uniqueName());
    await dialog.getByLabel('אימייל').fill('OWNER@bikur.example');
    await dialog.getByLabel('סיסמה', { exact: true }).fill('123456');
    await dialog.getByLabel('אימות סיסמה').fill('123456');
    await page.keyboard.press('Enter');
    await expect(toastIn(page)).toContainText('ההרשמה נכשלה');
    await expect(dialog.getByLabel('אימייל')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('אימייל')).toBeFocused();
  });
});

test.describe('the protected page', () => {
  test('asks to log in, does not lead away, and shows the page after it', async ({ page }) => {
    await visit(page, '/wallet');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('דף מוגן');
    await expect(page.getByText('יש להתחבר למערכת כדי לצפות בדף זה')).toBeVisible();
    await expect(authDialog(page)).toBeVisible();
    await expect(toastIn(page)).toContainText('נדרשת התחברות');
    await expect(toastIn(page)).toContainText('יש להתחבר למערכת כדי לגשת לדף זה');
    await dismissToast(page);
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'התחברות' }).click();
    await logIn(page, 'free@bikur.example');
    await expect(page.getByText('דף מוגן')).toHaveCount(0);
    await expect(authDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/wallet$/);
  });
});

test.describe('the dialog', () => {
  test('keeps the keyboard inside and gives focus back', async ({ page }) => {
    await visit(page, '/');
    const opener = headerLogin(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(authDialog(page).getByLabel('אימייל')).toBeFocused();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      expect(await authDialog(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(authDialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  for (const look of looks)
    test(`has no fault for axe in both views (${look.language}, ${look.theme})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await choose(context, baseURL, look);
      await visit(page, '/help?login=1');
      await expect(authDialog(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expectAccessible(page);
      await authDialog(page)
        .getByRole('button', { name: /^(הרשמה|Sign up)$/ })
        .click();
      await page.keyboard.press('Tab');
      await expectAccessible(page);
    });
});
