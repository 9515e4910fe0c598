import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Answers the next request of this address as the server does when the last proof of identity is too old. */
async function askForProofOnce(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    (route) =>
      route.fulfill({ status: 403, json: { code: 'proof_needed', message: 'x', requestId: 'test' } }),
    { times: 1 },
  );
}

/** The list starts with the newest users, and other tests register some: each step searches for its own. */
const listOf = (filter: object) => `/admin/users?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function openRecord(page: Page, email: string): Promise<void> {
  await goWithin(page, listOf({ q: email }));
  await rowOf(page, email).getByRole('link').first().click();
}

async function openForm(page: Page, email: string): Promise<void> {
  await openRecord(page, email);
  await page.getByRole('link', { name: 'עריכה' }).click();
}

test('users are listed, searched, filtered, written to a file and opened; a reload leaves one in the place', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const search = page.getByRole('textbox', { name: 'חיפוש' });

  await test.step('a CSV file with the names of the columns in Hebrew, after a proof of identity', async () => {
    await askForProofOnce(page, '**/api/admin/list-exports/users?*');
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ייצוא לקובץ CSV' }).click();
    const proof = page.getByRole('dialog', { name: 'אימות זהות לפני שממשיכים' });
    await proof.getByLabel('הסיסמה שלך').fill('bikur-demo');
    await proof.getByRole('button', { name: 'אימות והמשך' }).click();
    const download = await arrives;
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\uFEFFמספר,שם משתמש,אימייל,תפקיד')).toBe(true);
    expect(file).toContain('owner@bikur.example');
    expect(file).not.toContain('password');
  });

  await test.step('the search finds, and stands in the address', async () => {
    await search.fill('owner@bikur');
    await expect(rowOf(page, 'admin@bikur.example')).toHaveCount(0);
    await expect(rowOf(page, 'owner@bikur.example')).toBeVisible();
    await expect(page).toHaveURL(/owner/);
  });

  await test.step('it stays over a reload', async () => {
    await page.reload();
    await expect(search).toHaveValue('owner@bikur');
    await expect(rowOf(page, 'owner@bikur.example')).toBeVisible();
    await expect(rowOf(page, 'admin@bikur.example')).toHaveCount(0);
  });

  await test.step('what nobody is called finds nobody, and is cleared', async () => {
    await search.fill('אין-אדם-כזה');
    await expect(page.getByText('אין משתמשים שמתאימים לסינון.')).toBeVisible();
    await page.getByRole('button', { name: 'ניקוי הסינון' }).click();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  });

  await test.step('filters by role', async () => {
    await goWithin(page, listOf({ userRole: 'moderator' }));
    await expect(rowOf(page, 'owner@bikur.example')).toHaveCount(0);
    await expect(rowOf(page, 'moderator@bikur.example')).toBeVisible();
  });

  await test.step('a user is opened by the keyboard, with what belongs to them', async () => {
    await goWithin(page, listOf({ q: 'owner@bikur' }));
    const link = rowOf(page, 'owner@bikur.example').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/\d+\/show$/);
    await page.getByRole('tab', { name: 'כרטיסים' }).click();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'כרטיסים' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('a form keeps what was typed when the server refuses it or the network is gone, and saves once it is mended', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'טלפון' });
  const save = page.getByRole('button', { name: 'שמירה' });

  await test.step("the server's fault stands beside its field", async () => {
    await openForm(page, 'free@bikur.example');
    const username = page.getByRole('textbox', { name: 'שם משתמש' });
    await expect(username).toHaveValue('roni');
    // A Hebrew name is typed from the right.
    await expect(username).toHaveAttribute('dir', 'auto');
    await username.fill('dana');
    await save.click();
    await expect(page.getByText('שם המשתמש כבר תפוס')).toBeVisible();
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toBeFocused();
    await expect(username).toHaveValue('dana');
    await username.fill('roni');
  });

  await test.step('mended, it is saved', async () => {
    const another = (await phone.inputValue()) === '03-555-0199' ? '03-555-0198' : '03-555-0199';
    await phone.fill(another);
    await save.click();
    await expect(page).toHaveURL(/\/show$/);
    await expect(page.getByRole('link', { name: another })).toBeVisible();
    await page.getByRole('tab', { name: 'היסטוריה' }).click();
    const changed = page.getByRole('row').filter({ hasText: another }).first();
    await expect(changed.getByRole('rowheader', { name: 'טלפון' })).toBeVisible();
  });

  await test.step('what is typed before the record arrives anew stays, and the rest follows it', async () => {
    await openRecord(page, 'lapsed@bikur.example');
    await expect(page.getByRole('link', { name: 'עריכה' })).toBeVisible();
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route(/\/api\/admin\/users\/\d+$/, async (route) => {
      const answer = await route.fetch();
      const row = (await answer.json()) as Record<string, unknown>;
      asked.resolve();
      await release.promise;
      await route.fulfill({ response: answer, json: { ...row, username: 'avi-later' } });
    });
    await page.getByRole('link', { name: 'עריכה' }).click();
    await asked.promise;
    await phone.fill('03-555-0177');
    release.resolve();
    await expect(page.getByRole('textbox', { name: 'שם משתמש' })).toHaveValue('avi-later');
    await expect(phone).toHaveValue('03-555-0177');
    await page.unrouteAll({ behavior: 'wait' });
    page.once('dialog', (dialog) => dialog.accept());
    await page.goto('/admin/users');
  });

  await test.step('without a network', async () => {
    await openForm(page, 'lapsed@bikur.example');
    await expect(phone).toBeVisible();
    await phone.fill('03-555-0144');
    await page.context().setOffline(true);
    await save.click();
    await expect(page.getByText('בעיה בחיבור לאינטרנט, אנא בדקו את החיבור ונסו שוב')).toBeVisible();
    await expect(phone).toHaveValue('03-555-0144');
    const failed = page.waitForEvent('requestfailed', (request) => /\/users\/\d+$/.test(request.url()));
    await page.getByRole('button', { name: 'רענון' }).click();
    await failed;
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(phone).toHaveValue('03-555-0144');
    await page.context().setOffline(false);
    await save.click();
    await expect(page).toHaveURL(/\/show$/);
  });

  await test.step('a person who is not there is said to be missing, on the page that was asked for', async () => {
    await goWithin(page, '/admin/users/999999999/show');
    await expect(page.getByRole('alert').filter({ hasText: 'לא נמצא' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'ניסיון נוסף' })).toBeVisible();
    await expect(page).toHaveURL(/999999999/);
  });
});

test("a person's e-mail is changed by staff, who prove who they are first, and what was typed stays when refused", async ({
  page,
  request,
}) => {
  const username = `mail${Date.now().toString(36)}`;
  const email = `${username}@example.test`;
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const registered = await request.post('/api/auth/register', {
    data: { username, email, password: 'bikur-demo' },
    headers: { 'csrf-token': csrfToken },
  });
  expect(registered.status()).toBe(201);

  await signIn(page);
  await page.goto(listOf({ q: email }));
  await rowOf(page, email).getByRole('link').first().click();
  await page.getByRole('button', { name: 'פעולות נוספות' }).click();
  await page.getByRole('button', { name: 'החלפת כתובת האימייל' }).click();
  const dialog = page.getByRole('dialog');
  const wanted = dialog.getByRole('textbox', { name: 'הכתובת החדשה' });
  const reason = dialog.getByRole('textbox', { name: 'סיבה' });
  const submit = dialog.getByRole('button', { name: 'החלפת כתובת האימייל' });

  await test.step('nothing is sent before both are given', async () => {
    await submit.click();
    for (const field of [wanted, reason]) await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(wanted).toBeFocused();
  });

  await test.step('a proof is asked for over the form, a wrong one refused, and the request goes on after it', async () => {
    // As the server answers ten minutes after the last proof.
    await askForProofOnce(page, '**/change-email');
    await wanted.fill('owner@bikur.example');
    await reason.fill('ביקשה בטלפון');
    await submit.click();
    const proof = page.getByRole('dialog', { name: 'אימות זהות לפני שממשיכים' });
    await proof.getByLabel('הסיסמה שלך').fill('not-mine-at-all');
    await proof.getByRole('button', { name: 'אימות והמשך' }).click();
    await expect(proof.getByText('הסיסמה הנוכחית שגויה')).toBeVisible();
    await proof.getByLabel('הסיסמה שלך').fill('bikur-demo');
    await page.keyboard.press('Enter');
    await expect(proof).toHaveCount(0);
    await expect(dialog.getByText('כתובת האימייל כבר רשומה במערכת')).toBeVisible();
    await expect(wanted).toHaveValue('owner@bikur.example');
    await expect(reason).toHaveValue('ביקשה בטלפון');
  });

  await test.step('mended, it is changed, and stands on the page as not verified', async () => {
    await wanted.fill(`new-${email}`);
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('הכתובת הוחלפה, ונשלח אליה קישור אימות')).toBeVisible();
    await expect(page.getByRole('link', { name: `new-${email}` })).toBeVisible();
    expect((await request.get('/api/auth/current-user')).status()).toBe(401);
  });
});
