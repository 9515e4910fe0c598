import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn, signInAnew } from './sign-in.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Keys one after the other, at once however busy the page is. */
const press = (page: Page, ...keys: string[]) => Promise.all(keys.map((key) => page.keyboard.press(key)));

/** Registers a user through the API, in a browser context of its own. */
async function newPerson(page: Page): Promise<{ username: string; id: number }> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('No browser.');
  const { csrfToken } = (await (await context.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  const username = `office${randomUUID().slice(0, 10)}`;
  const answer = await context.request.post('/api/auth/register', {
    data: { username, email: `${username}@example.test`, password: 'bikur-demo' },
    headers: {
      'csrf-token': csrfToken,
      'x-forwarded-for': `198.19.7.${1 + Math.floor(Math.random() * 250)}`,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { user } = (await answer.json()) as { user: { id: number } };
  await context.close();
  return { username, id: user.id };
}

test('by keys alone: to a list, its search, a row and its neighbour; one field finds anything; a list keeps a view', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const nextRecord = page.getByRole('link', { name: 'הרשומה הבאה ברשימה' });
  const search = page.getByRole('combobox', { name: 'חיפוש בכל המערכת' });
  const dialog = page.getByRole('dialog');

  await test.step('two keys lead to a list, its rows and their neighbours', async () => {
    await press(page, 'g', 'u');
    await expect(page).toHaveURL(/\/admin\/users/);
    // The tables behind the dashboard's charts have rows, too.
    await expect(page.getByRole('row').getByRole('checkbox').nth(2)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users\/\d+\/show$/);
    const first = page.url();
    await expect(nextRecord).toBeVisible();
    // The name is the link's alone: read once.
    await expect(page.getByRole('main').locator('span[aria-label]')).toHaveCount(0);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  });

  await test.step('Escape closes the search, empty or not, and leads back to where one was', async () => {
    await nextRecord.focus();
    for (const text of ['', 'dana']) {
      await page.keyboard.press('Control+k');
      await expect(search).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Escape');
      await expect(search).toHaveCount(0);
      await expect(nextRecord).toBeFocused();
    }
  });

  await test.step('letters typed with the shortcut arrive, and a page of the menu is found by its name', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('הזמנות');
    await expect(search).toHaveValue('הזמנות');
    await expect(page.getByRole('option').first()).toContainText('דף בתפריט');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/physical-card-orders$/);
    await page.goBack();
    await expect(nextRecord).toBeVisible();
  });

  await test.step('the search finds a card', async () => {
    await page.keyboard.press('Control+k');
    await search.fill('dana-levi');
    await page.getByRole('option').filter({ hasText: 'דנה לוי' }).first().click();
    await expect(page).toHaveURL(/\/business-profiles\/\d+\/show$/);
    await expect(page.getByRole('tab', { name: 'כתובות קודמות' })).toBeVisible();
  });

  await test.step('a key that is held down opens a command, and does not give it', async () => {
    await goWithin(page, '/admin/physical-card-orders?filter={"status":["shipped"]}');
    await page.locator('main tbody a[href^="/admin/physical-card-orders/"]').first().click();
    await page.getByRole('button', { name: 'הגיעה ללקוח' }).focus();
    await page.keyboard.down('Enter');
    const give = dialog.getByRole('button', { name: 'הגיעה ללקוח' });
    await expect(give).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(give).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the keys are listed, and can be turned off', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'קיצורי מקלדת' });
    await expect(help.getByText('שמירת הטופס')).toBeVisible();
    await help.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('?');
    await press(page, 'g', 'o');
    await expect(help).toHaveCount(0);
    await expect(page).toHaveURL(/\/physical-card-orders\/\d+\/show$/);
  });

  const asks = page.getByRole('group', { name: 'שאלות מוכנות ותצוגות שמורות' });
  await test.step('a ready question fills the list', async () => {
    await goWithin(page, '/admin/users');
    await asks.getByRole('button', { name: 'צוות', exact: true }).click();
    await expect(rowOf(page, 'moderator@bikur.example')).toBeVisible();
    await expect(rowOf(page, 'owner@bikur.example')).toHaveCount(0);
  });

  const name = `הצוות ${randomUUID().slice(0, 6)}`;
  const filters = page.getByRole('button', { name: 'הוספת סינון' });
  await test.step('a view is kept under a name, which it must have', async () => {
    for (const typed of ['', name]) {
      await filters.click();
      await page.getByRole('menuitem', { name: 'שמירת החיפוש הנוכחי…' }).click();
      await page.getByRole('textbox', { name: 'שם החיפוש' }).fill(typed);
      await dialog.getByRole('button', { name: 'שמירה' }).click();
      await expect(dialog).toHaveCount(0);
      if (typed === '') await expect(page.getByRole('alert')).toBeVisible();
    }
  });

  await test.step('after another load it fills the list, and goes', async () => {
    // Other tests register users: searches for one, who may not be on the first page.
    await page.goto(`/admin/users?filter=${encodeURIComponent('{"q":"owner@bikur.example"}')}`);
    await expect(rowOf(page, 'owner@bikur.example')).toBeVisible();
    await filters.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(rowOf(page, 'owner@bikur.example')).toHaveCount(0);
    await expect(rowOf(page, 'moderator@bikur.example')).toBeVisible();
    await filters.click();
    await page.getByRole('menuitem', { name: `הסרת החיפוש "${name}"` }).click();
    await dialog.getByRole('button', { name: 'אישור' }).click();
    await filters.click();
    await expect(page.getByRole('menuitem', { name: 'שמירת החיפוש הנוכחי…' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
  });
});

test('staff look as an owner does and come back, and close the account by its typed name', async ({
  page,
}) => {
  // A session of its own: support view restricts it.
  await signInAnew(page);
  const person = await newPerson(page);
  await page.goto(`/admin/users/${person.id}/show`);
  const dialog = page.getByRole('dialog');

  await test.step('a message whose answer got lost is not taken for the next one', async () => {
    const sent: unknown[] = [];
    await page.route('**/api/admin/support/conversations', (route) => {
      sent.push((route.request().postDataJSON() as { clientId: string }).clientId);
      return route.abort();
    });
    for (const subject of ['על החבילה', 'על הכרטיס']) {
      await page.getByRole('button', { name: 'כתיבה לבעל החשבון' }).click();
      await dialog.getByRole('textbox', { name: 'נושא' }).fill(subject);
      await dialog.getByRole('textbox', { name: 'הודעה' }).fill('שלום');
      await page.keyboard.press('Control+s');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    expect(new Set(sent).size).toBe(2);
    await page.unrouteAll();
  });

  // That nothing can be written, and that each page says so: api/domains/admin/view-as/view-as.test.ts.
  await test.step('looking as the owner, with a banner on a page of the site and on a card', async () => {
    await page.getByRole('button', { name: 'צפייה כבעל החשבון' }).click();
    await dialog.getByRole('textbox', { name: 'סיבה' }).fill('הלקוח לא רואה את לוח הבקרה');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    const banner = page.getByRole('region', { name: 'צפייה כבעל החשבון' });
    await expect(banner).toContainText(person.username);
    await page.goto('/p/dana-levi');
    await banner.getByRole('button', { name: 'סיום הצפייה' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${person.id}/show$`));
    await page.getByRole('tab', { name: 'היסטוריה' }).click();
    await expect(page.getByText('סוף הצפייה כבעל החשבון')).toBeVisible();
  });

  await test.step('the account is closed by its name alone', async () => {
    await page.getByRole('button', { name: 'פעולות נוספות' }).click();
    await page.getByRole('button', { name: 'סגירת החשבון' }).click();
    await dialog.getByRole('textbox', { name: 'סיבה' }).fill('בקשת הלקוח');
    await dialog.getByRole('textbox', { name: 'כדי לאשר' }).fill('מישהו אחר');
    await dialog.getByRole('button', { name: 'סגירת החשבון' }).click();
    await expect(dialog.getByText('זה לא מה שצריך להקליד')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'כדי לאשר' }).fill(person.username.toUpperCase());
    await dialog.getByRole('button', { name: 'סגירת החשבון' }).click();
    await expect(page).toHaveURL(/\/admin\/users(\?|$)/);
  });

  await test.step('and stands in the audit log', async () => {
    await goWithin(page, '/admin/audit-log');
    await expect(page.getByRole('row').filter({ hasText: 'סגירת חשבון' }).first()).toBeVisible();
  });
});

test('a screen whose script is lost on the way says so within the office, and comes once the line is back', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/admin');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('לוח בקרה');
  await context.setOffline(true);
  await goWithin(page, '/admin/staff-sessions');
  await expect(title).toHaveText('משהו השתבש בדף הזה');
  await context.setOffline(false);
  await goWithin(page, '/admin');
  await expect(title).toHaveText('לוח בקרה');
  await goWithin(page, '/admin/staff-sessions');
  await expect(title).toHaveText('כניסות של הצוות');
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
});
