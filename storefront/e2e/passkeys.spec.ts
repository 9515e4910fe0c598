import { randomUUID } from 'node:crypto';
import { expect, test, type CDPSession } from '@playwright/test';
import { TOTP } from 'otpauth';
import { addressOfOwn } from './sign-in.ts';
import { authDialog, demoPassword, expectAccessible, headerLogin } from './visit.ts';

/** A device of Chromium's own that makes and uses passkeys; the person at it is recognised at once. */
async function addDevice(devtools: CDPSession): Promise<string> {
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

// What dishonest answers come to is asked over HTTP: api/domains/accounts/passkeys/passkeys.test.ts.
test('a passkey and an app of codes: made, signed in with, named, lost and removed', async ({
  page,
  context,
  baseURL,
}) => {
  // No passkey belongs to a numeric address.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const { request } = page;
  const { csrfToken } = (await (await request.get(`${site}/api/csrf-token`)).json()) as { csrfToken: string };
  const username = `key${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.test`;
  const registered = await request.post(`${site}/api/auth/register`, {
    headers: { 'csrf-token': csrfToken, ...addressOfOwn() },
    data: { username, email, password: demoPassword },
  });
  expect(registered.ok()).toBe(true);
  const devtools = await context.newCDPSession(page);
  const device = await addDevice(devtools);
  const passkeys = page.getByRole('region', { name: 'מפתחות כניסה' });
  const codes = page.getByRole('region', { name: 'אימות בשני שלבים' });
  const dialog = page.getByRole('dialog');
  let key = '';
  let recovery = '';

  await test.step('a passkey is made and named', async () => {
    await page.goto(`${site}/account`);
    await passkeys.getByRole('button', { name: 'הוספת מפתח כניסה' }).click();
    await expect(passkeys.getByRole('listitem')).toHaveCount(1);
    await passkeys.getByRole('button', { name: 'שינוי שם' }).click();
    await dialog.getByLabel('שם').fill('המחשב במשרד');
    await dialog.getByRole('button', { name: 'שמירה' }).click();
    await expect(passkeys.getByText('המחשב במשרד')).toBeVisible();
    // The same device makes no second one.
    await passkeys.getByRole('button', { name: 'הוספת מפתח כניסה' }).click();
    await expect(page.getByText('במכשיר הזה כבר יש מפתח כניסה').first()).toBeVisible();
  });

  await test.step('an app is connected, and shows its recovery codes once', async () => {
    await codes.getByRole('button', { name: 'הפעלה' }).click();
    const qr = await dialog.getByRole('img', { name: 'קוד לסריקה באפליקציה' }).boundingBox();
    expect(qr?.height).toBeGreaterThan(150);
    await expectAccessible(page);
    key = (await dialog.locator('code').innerText()).replaceAll(/\s/gu, '');
    await dialog.getByLabel('הקוד שבאפליקציה').fill('000000');
    await dialog.getByRole('button', { name: 'אישור והפעלה' }).click();
    await expect(dialog.getByText('הקוד שגוי')).toBeVisible();
    await dialog.getByLabel('הקוד שבאפליקציה').fill(new TOTP({ secret: key }).generate());
    await dialog.getByRole('button', { name: 'אישור והפעלה' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    recovery = await dialog.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: 'שמרתי אותם' }).click();
    await expect(codes.getByText('פעיל', { exact: true })).toBeVisible();
  });

  await test.step('either proves who is there, before what asks for it', async () => {
    // Signed in long ago: the clock of the server can't be turned, so the sign-in's proof is taken from the answer.
    await page.route(
      '**/api/account/recovery-codes',
      (route) => route.fulfill({ status: 403, json: { code: 'proof_needed', message: 'צריך אימות' } }),
      { times: 1 },
    );
    await codes.getByRole('button', { name: 'קודי שחזור חדשים' }).click();
    await dialog.getByRole('button', { name: 'יצירה' }).click();
    const proof = page.getByRole('dialog', { name: 'אימות זהות לפני שממשיכים' });
    await proof.getByRole('button', { name: 'להשתמש בקוד במקום' }).click();
    await expect(proof.getByLabel('קוד אימות')).toBeFocused();
    await proof.getByLabel('קוד אימות').fill('000000');
    await proof.getByRole('button', { name: 'אימות והמשך' }).click();
    await expect(proof.getByText('הקוד שגוי')).toBeVisible();
    await expectAccessible(page);
    // The device answers for its passkey by itself.
    await proof.getByRole('button', { name: 'אימות עם מפתח כניסה' }).click();
    await expect(proof).toHaveCount(0);
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    recovery = await dialog.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: 'שמרתי אותם' }).click();
  });

  await test.step('the browser offers the passkey in the sign-in dialog', async () => {
    await context.clearCookies();
    await page.goto(`${site}/help`);
    await headerLogin(page).click();
    // The device answers the offer by itself, as a person would who picks it in the field.
    await expect(authDialog(page)).toHaveCount(0);
    await page.goto(`${site}/account`);
    await expect(passkeys.getByText(/שימש לאחרונה/u)).toBeVisible();
  });

  await test.step('the password asks for a code, and a recovery code stands in for the app', async () => {
    await context.clearCookies();
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device });
    await page.goto(`${site}/help`);
    await headerLogin(page).click();
    const door = authDialog(page);
    await door.getByLabel('אימייל').fill(email);
    await door.getByLabel('סיסמה', { exact: true }).fill(demoPassword);
    await door.getByRole('button', { name: 'התחברות' }).last().click();
    await expect(door.getByLabel('קוד אימות')).toBeFocused();
    await door.getByLabel('קוד אימות').fill('12 34 56');
    await door.getByRole('button', { name: 'התחברות' }).last().click();
    await expect(door.getByText('הקוד שגוי')).toBeVisible();
    await expect(door.getByLabel('אימייל')).toHaveValue(email);
    await door.getByLabel('קוד אימות').fill(recovery);
    await door.getByRole('button', { name: 'התחברות' }).last().click();
    await expect(door).toHaveCount(0);
  });

  await test.step('a lost passkey is removed, and the app turned off', async () => {
    await page.goto(`${site}/account`);
    await expect(codes.getByText('נשארו 9 קודי שחזור')).toBeVisible();
    await passkeys.getByRole('button', { name: 'הסרה' }).click();
    await dialog.getByRole('button', { name: 'הסרה' }).click();
    await expect(passkeys.getByText('עוד לא נוסף מפתח כניסה')).toBeVisible();
    await codes.getByRole('button', { name: 'כיבוי' }).click();
    await dialog.getByRole('button', { name: 'לכבות' }).click();
    await expect(codes.getByText('כבוי', { exact: true })).toBeVisible();
  });
});
