import { expect, test, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { mailsTo } from '../../.config/browser-context.ts';
import { antiForgery, registerAnew } from './sign-in.ts';
import { choose, expectAccessible, looks, overhang, toastIn, visit } from './visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** The link in the newest mail to that address, once one has arrived. */
async function linkIn(email: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      text = (await mailsTo(email)).at(-1)?.text ?? '';
      return text;
    })
    .toContain('?change=');
  return /https?:\/\/[^/\s]+(\/\S+\?change=\S+)/.exec(text)?.[1] ?? '';
}

test('details, addresses, notices and all data: each is kept, and each fault stands on its field', async ({
  page,
}) => {
  const { username } = await registerAnew(page);
  await visit(page, '/account');

  await test.step('details: a phone as it is written here, and a name that shows in the header', async () => {
    const details = section(page, 'פרטים אישיים');
    await details.getByLabel('שם משתמש').fill('א');
    await details.getByLabel('טלפון (לא חובה)').fill('052-12');
    await details.getByRole('button', { name: 'שמירה' }).click();
    await expect(details).toContainText('שם משתמש חייב להכיל לפחות 2 תווים');
    await expect(details).toContainText('מספר נייד בישראל הוא 10 ספרות');
    await details.getByLabel('שם משתמש').fill(`${username}x`);
    await details.getByLabel('טלפון (לא חובה)').fill('+972525550199');
    await page.keyboard.press('Enter');
    await expect(toastIn(page)).toContainText('השינויים נשמרו');
    await expect(details.getByLabel('טלפון (לא חובה)')).toHaveValue('052-555-0199');
    await expect(page.getByRole('banner')).toContainText(`${username}x`);
  });

  const addresses = section(page, 'כתובות');
  const rows = addresses.getByRole('listitem');
  await test.step('addresses: added, corrected, made primary, deleted', async () => {
    const add = async (city: string) => {
      await addresses.getByRole('button', { name: 'הוספת כתובת' }).click();
      await addresses.getByLabel('שם המקבל/ת').fill('דנה Levi');
      await addresses.getByLabel('טלפון לשליח').fill('0525550199');
      await addresses.getByLabel('יישוב').fill(city);
      await addresses.getByLabel('רחוב').fill('הרצל');
      await addresses.getByLabel('מספר בית').fill('12ב');
    };
    await add('חיפה');
    await addresses.getByLabel('מיקוד (לא חובה)').fill('123');
    await addresses.getByRole('button', { name: 'שמירת הכתובת' }).click();
    await expect(addresses).toContainText('מיקוד בישראל הוא 7 ספרות');
    await addresses.getByLabel('מיקוד (לא חובה)').fill('3303135');
    await addresses.getByRole('button', { name: 'שמירת הכתובת' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('הרצל 12ב, חיפה 3303135');
    await expect(rows).toContainText('ראשית');
    await add('לוד');
    await addresses.getByRole('button', { name: 'שמירת הכתובת' }).click();
    await rows.filter({ hasText: 'לוד' }).getByRole('button', { name: 'להפוך לראשית' }).click();
    await expect(rows.first()).toContainText('לוד');
    await rows.filter({ hasText: 'חיפה' }).getByRole('button', { name: 'מחיקה' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'למחוק' }).click();
    await expect(rows).toHaveCount(1);
  });

  await test.step('notices that are switched off stay off', async () => {
    const mail = section(page, 'הודעות').getByRole('switch', { name: 'במייל' }).first();
    await mail.click();
    await expect(toastIn(page)).toContainText('הבחירה נשמרה');
    await page.reload();
    await expect(mail).not.toBeChecked();
    await expect(rows).toContainText('לוד');
  });

  await test.step('a file of all data is asked for, and one taken in', async () => {
    const exports = section(page, 'כל המידע שלי');
    await exports.getByRole('button', { name: 'הכנת קובץ חדש' }).click();
    // The worker may be quick or slow, so the export may be in any of its three states.
    await expect(exports.getByRole('listitem')).toContainText(/ממתין בתור|בהכנה|מוכן/);
    const asJson = (value: object) => strToU8(JSON.stringify(value));
    const cards = ['סטודיו דנה', 'מקום שני'].map((businessName) => ({ businessName, phone: 'abc' }));
    const zip = zipSync({
      'bikur.json': asJson({ format: 'bikur-export', version: 1 }),
      'account.json': asJson({
        addresses: [
          {
            addressType: 'work',
            recipientName: 'דנה לוי',
            recipientPhone: '052-5550199',
            street: 'ויצמן',
            houseNumber: '7',
            city: 'רחובות',
          },
        ],
      }),
      'cards.json': asJson({ cards }),
    });
    const chooseFile = (buffer: Buffer) =>
      exports
        .getByLabel('בחירת קובץ לייבוא')
        .setInputFiles({ name: 'bikur.zip', mimeType: 'application/zip', buffer });
    await chooseFile(Buffer.from('not a zip'));
    await expect(exports.getByRole('alert')).toContainText('זה לא קובץ zip');
    await chooseFile(Buffer.from(zip));
    const imported = exports.getByRole('listitem').filter({ hasText: 'סטודיו דנה' });
    await expect(imported).toContainText('נוסף');
    await expect(imported).toContainText('זה לא נראה כמו מספר טלפון');
    await expect(exports.getByRole('listitem').filter({ hasText: 'מקום שני' })).toContainText(
      'אין מקום פנוי',
    );
    await expect(exports.getByRole('alert')).toBeEmpty();
    await expect(rows.filter({ hasText: 'רחובות' })).toContainText('ויצמן 7');
    await imported.getByRole('link', { name: 'עריכה: סטודיו דנה' }).click();
    await expect(page).toHaveURL(/\/editor\/\d+$/);
  });

  await test.step('a letter that could not be resumed is still stopped, and trying again resumes it', async () => {
    const wishes: unknown[] = [];
    await page.route('**/api/weekly-letter?*', (route) => {
      const { wanted } = route.request().postDataJSON() as { wanted: boolean };
      wishes.push(wanted);
      return wishes.length === 2 ? route.abort() : route.fulfill({ json: { mail: wanted } });
    });
    await page.goto('/weekly-letter?off=1');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('המכתב השבועי הופסק');
    await page.getByRole('button', { name: 'להמשיך לקבל אותו' }).click();
    await expect(heading).toHaveText('המכתב עדיין מופסק');
    await expect(page.getByRole('button', { name: 'ניסיון נוסף' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('המכתב השבועי ימשיך להגיע');
    expect(wishes).toEqual([false, true, true]);
  });
});

test('another address counts once its mail confirms it, a new password ends the other devices, deleting shuts the door', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await registerAnew(page);
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const login = await other.post('/api/auth/login', {
    headers: await antiForgery(other),
    data: { email: person.email, password: person.password },
  });
  expect(login.status()).toBe(200);
  await visit(page, '/account');

  await test.step('another address, confirmed by its mail', async () => {
    const email = section(page, 'אימייל');
    const newEmail = `new-${person.email}`;
    await email.getByRole('button', { name: 'החלפת כתובת' }).click();
    await email.getByLabel('הכתובת החדשה').fill(newEmail);
    await email.getByLabel('הסיסמה הנוכחית').fill('wrong-1');
    await email.getByRole('button', { name: 'שליחת קישור אישור' }).click();
    await expect(email).toContainText('הסיסמה הנוכחית שגויה');
    await email.getByLabel('הסיסמה הנוכחית').fill(person.password);
    await email.getByRole('button', { name: 'שליחת קישור אישור' }).click();
    await expect(email).toContainText('ממתין לאישור');
    // Who goes on before the session is known anew stays where they went.
    const { promise: isOnward, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/auth/current-user', async (route) => {
      await isOnward;
      await route.continue();
    });
    await visit(page, await linkIn(newEmail));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      'כתובת האימייל הוחלפה',
    );
    await page.getByRole('button', { name: /תפריט אישי/ }).click();
    await page.getByRole('menuitem', { name: 'הגדרות חשבון' }).click();
    await expect(email).toContainText(newEmail);
    const known = page.waitForResponse('**/api/auth/current-user');
    goOn();
    await known;
    await page.unroute('**/api/auth/current-user');
    await expect(email).toContainText(newEmail);
  });

  await test.step('a new password ends the other devices', async () => {
    const devices = section(page, 'מכשירים מחוברים');
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').first()).toContainText('המכשיר הזה');
    const password = section(page, 'סיסמה');
    await password.getByLabel('הסיסמה הנוכחית').fill(person.password);
    await password.getByLabel('סיסמה חדשה', { exact: true }).fill('qwerty');
    await password.getByLabel('אימות הסיסמה החדשה').fill('qwerty');
    await password.getByRole('button', { name: 'החלפת סיסמה' }).click();
    await expect(password.getByLabel('סיסמה חדשה', { exact: true })).toHaveAccessibleDescription(/נפוצה/);
    await password.getByLabel('סיסמה חדשה', { exact: true }).fill('secret-2');
    await password.getByLabel('אימות הסיסמה החדשה').fill('secret-2');
    await password.getByRole('button', { name: 'החלפת סיסמה' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect((await other.get('/api/auth/current-user')).status()).toBe(401);
    await other.dispose();
  });

  await test.step('deleting the account: what goes is said, the name is typed, and the door is shut', async () => {
    await section(page, 'מחיקת החשבון').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('אין קבלות שהחוק מחייב לשמור');
    await dialog.getByLabel(/לאישור/).fill('מישהו אחר');
    await dialog.getByLabel('הסיסמה הנוכחית').fill('secret-2');
    await dialog.getByRole('button', { name: 'למחוק לתמיד' }).click();
    await expect(dialog).toContainText('בדיוק כפי שהוא כתוב');
    await dialog.getByLabel(/לאישור/).fill(person.username);
    await dialog.getByRole('button', { name: 'למחוק לתמיד' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(toastIn(page)).toContainText('החשבון נמחק');
    expect((await page.request.get('/api/auth/current-user')).status()).toBe(401);
  });
});

test('no fault for axe, nothing sideways at 320 px, in all looks; forms and dialog included', async ({
  page,
  context,
  baseURL,
}) => {
  await registerAnew(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const look of looks) {
    await choose(context, baseURL, look);
    await visit(page, '/account');
    await page.getByRole('button', { name: /הוספת כתובת|Add an address/u }).click();
    await page.getByRole('button', { name: /החלפת כתובת|Change address/u }).click();
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
    await page.getByRole('button', { name: /מחיקת החשבון|Delete the account/u }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, { within: '[role=dialog]', themes: 'chosen' });
  }
});
