import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { choose, expectAccessible, overhang, toastIn, visit } from './visit.ts';

const signedInTest = test.extend<{ as: (account: string, options?: object) => Promise<Page> }>({
  /** A signed-in user's page, in a browser context of its own. */
  as: async ({ browser, baseURL }, give) => {
    const opened: BrowserContext[] = [];
    await give(async (account, options = {}) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'he-IL',
        timezoneId: 'Asia/Jerusalem',
        ...options,
      });
      opened.push(context);
      await signIn(context, `${account}@bikur.example`);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

let lastName = 0;
const uniqueSubject = () => `פנייה ${process.pid}-${Date.now()}-${(lastName += 1)} על Studio Peleg בע״מ`;

const chat = (page: Page): Locator => page.getByRole('dialog', { name: /תמיכה|שיחות|פנייה חדשה/ });
const launcher = (page: Page) => page.getByRole('button', { name: /^צ׳אט תמיכה/ });
const log = (page: Page) => chat(page).getByRole('log');
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'ההודעה שלך' });
const messages = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^הודעות תמיכה/ });

async function openChat(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
}

/** Opens the form for a new conversation as other parts of the product do, fills it and sends it. */
async function sendTicket(page: Page, subject: string, content: string): Promise<void> {
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('show-support-chat', { detail: { newRequest: true } })),
  );
  await chat(page).getByLabel('נושא').fill(subject);
  await chat(page).getByLabel('במה אפשר לעזור?').fill(content);
  await chat(page).getByRole('button', { name: 'שליחת הפנייה' }).click();
  await expect(log(page)).toContainText(content.slice(0, 40));
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not shown.`);
  return box;
}

/** The chat alone: the pages beneath it are judged by their own tests. */
const dialog = { within: '[role=dialog]' };

const rowOf = (page: Page, subject: string) => chat(page).getByRole('button').filter({ hasText: subject });

test('a guest may look: three states, kept over a reload, with the ways to log in and to write otherwise', async ({
  page,
}) => {
  await test.step('its button covers nothing: beside the content on a screen, in the header on a phone', async () => {
    await visit(page, '/contact');
    for (const width of [1440, 1280, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const button = await boxOf(launcher(page));
      const content = await boxOf(page.locator('main form'));
      expect([width, button.x + button.width <= content.x]).toEqual([width, true]);
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const button = await boxOf(launcher(page));
      const header = await boxOf(page.getByRole('banner'));
      expect([width, button.y + button.height <= header.y + header.height]).toEqual([width, true]);
      for (const neighbour of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
        const other = await boxOf(neighbour);
        const apart = button.x + button.width <= other.x || other.x + other.width <= button.x;
        expect([width, await neighbour.innerText(), apart]).toEqual([width, expect.any(String), true]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 844 });
  });

  await test.step('open, it shows what a guest may do', async () => {
    await openChat(page);
    await expect(chat(page)).toContainText('השיחה פתוחה לצפייה בלבד. כדי לכתוב לתמיכה יש להתחבר.');
    await expect(field(page)).toHaveCount(0);
    await expect(chat(page).getByRole('link', { name: 'לכתוב ב־WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
  });

  await test.step('small, it stays so over a reload', async () => {
    await page.keyboard.press('Escape');
    const restore = page.getByRole('button', { name: /הגדלת הצ׳אט/ });
    await expect(restore).toBeFocused();
    await page.reload();
    await expect(restore).toBeVisible();
    await restore.click();
    await expect(chat(page)).toBeVisible();
  });

  await test.step('leads to the login and, closed, gives the focus back', async () => {
    await chat(page).getByRole('link', { name: 'התחברות' }).click();
    const signIn = page.getByRole('dialog').filter({ has: page.getByLabel('אימייל') });
    await expect(signIn).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signIn).toHaveCount(0);
    await chat(page).getByRole('button', { name: 'סגירה' }).click();
    await expect(launcher(page)).toBeFocused();
  });

  await test.step('a page that hydrates on interaction has the chat’s button, too; it leads to the contact form', async () => {
    await page.goto('/');
    await openChat(page);
    await chat(page).getByRole('link', { name: 'טופס יצירת קשר' }).click();
    await expect(page.getByRole('dialog', { name: 'צור קשר עם מחלקת המכירות' })).toBeVisible();
  });
});

signedInTest(
  'owner and staff talk live; what is closed says so, and an answer reopens it',
  async ({ as }) => {
    const subject = uniqueSubject();
    const owner = await as('owner');
    const admin = await as('admin');
    await visit(admin, '/help');
    await openChat(admin);
    await visit(owner, '/help');
    await owner.evaluate(() =>
      window.dispatchEvent(new CustomEvent('show-support-chat', { detail: { newRequest: true } })),
    );
    const send = chat(owner).getByRole('button', { name: 'שליחת הפנייה' });
    await send.click();
    await expect(chat(owner).getByLabel('נושא')).toBeFocused();
    await expect(chat(owner).getByLabel('נושא')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(owner, { ...dialog, themes: 'chosen' });
    await chat(owner).getByLabel('נושא').fill(subject);
    await chat(owner).getByLabel('על מה הפנייה?').selectOption({ label: 'דנה לוי' });
    await chat(owner).getByLabel('במה אפשר לעזור?').fill('א'.repeat(10_000));
    await send.click();
    await expect(chat(owner).getByText('אפשר להזין עד 5000 תווים')).toBeVisible();
    await chat(owner)
      .getByLabel('במה אפשר לעזור?')
      .fill('איך מפנים chip אחד לכרטיס אחר? 😀\nhttps://bikur.example/x');
    await send.click();
    await expect(log(owner).locator('[data-sender="user"]')).toContainText('😀');
    await expect(log(owner).getByRole('link')).toHaveAttribute('rel', /nofollow/);
    await expect(log(owner).locator('[data-sender="support"]')).toContainText('תשובה אוטומטית');

    await expect(rowOf(admin, subject)).toContainText('הודעה חדשה');
    await expectAccessible(admin, { ...dialog, themes: 'chosen' });
    await expectAccessible(owner, { ...dialog, themes: 'chosen' });
    // Whoever may write has full support (docs/product.md 11.1).
    for (const person of [admin, owner]) await expect(chat(person)).toContainText('תמיכה מלאה');
    await rowOf(admin, subject).click();
    await expect(chat(admin)).toContainText('כרטיס דנה לוי');
    await expect(field(admin)).toBeFocused();
    await admin.keyboard.type('שורה ראשונה');
    await admin.keyboard.press('Shift+Enter');
    await admin.keyboard.type('second line');
    await admin.keyboard.press('Enter');
    await expect(field(admin)).toHaveValue('');
    await expect(log(owner).locator('[data-sender="support"]').last()).toContainText(
      'שורה ראשונה\nsecond line',
    );
    await expect(log(owner)).toContainText('admin מהתמיכה');

    await chat(admin).getByRole('button', { name: 'סגירת השיחה' }).click();
    await expect(chat(owner)).toContainText('השיחה סגורה. כדי להמשיך יש לפתוח פנייה חדשה.');
    await expect(field(owner)).toHaveCount(0);
    await field(admin).fill('עוד דבר אחד');
    await field(admin).press('Enter');
    await expect(log(owner)).toContainText('עוד דבר אחד');
    await expect(field(owner)).toBeVisible();
    await chat(admin).getByRole('button', { name: 'סגירת השיחה' }).click();
    await chat(owner).getByRole('button', { name: 'פנייה חדשה' }).click();
    await expect(chat(owner).getByLabel('נושא')).toHaveValue('');

    await admin.route('**/api/admin/messages/*/reopen', (route) => route.fulfill({ status: 503 }));
    await chat(admin).getByRole('button', { name: 'פתיחה מחדש' }).click();
    await expect(toastIn(admin)).toContainText('שגיאה בפתיחת השיחה מחדש');
    await chat(admin).press('Escape');
    await expect(admin.getByRole('button', { name: /הגדלת הצ׳אט/ })).toBeVisible();
    await expectAccessible(admin, { within: 'aside' });
  },
);

signedInTest(
  'unread messages are counted alike in two tabs; what was typed survives failures and moving about',
  async ({ as }) => {
    const subject = uniqueSubject();
    const first = await as('team');
    await visit(first, '/help');
    await sendTicket(first, subject, 'שאלה משני לשוניות');
    await chat(first).getByRole('button', { name: 'סגירה' }).click();
    const second = await first.context().newPage();
    await visit(second, '/examples');
    const staff = await as('moderator');
    await visit(staff, '/help');
    await openChat(staff);
    await rowOf(staff, subject).click();
    await expect(chat(staff).getByRole('button', { name: 'סגירת השיחה' })).toHaveCount(0);
    await field(staff).fill('הנה התשובה');
    await field(staff).press('Enter');
    const waiting = /^הודעות תמיכה, 1 חדשות$/;
    await expect(messages(first)).toHaveAccessibleName(waiting);
    await expect(messages(second)).toHaveAccessibleName(waiting);
    // The header has the count; the bubble does not say it again.
    await expect(launcher(second)).toHaveAccessibleName('צ׳אט תמיכה');
    await messages(second).click();
    await expect(messages(first)).toHaveAccessibleName('הודעות תמיכה');
    await second.getByRole('button', { name: 'moderator' }).first().click();
    await expect(log(second)).toContainText('הנה התשובה');
    await expect(launcher(first)).toHaveAccessibleName('צ׳אט תמיכה');

    await test.step('what was typed survives failures and moving about', async () => {
      await second.close();
      await sendTicket(first, uniqueSubject(), 'נכשל ושוב');
      await first.route('**/api/messages', (route) => route.fulfill({ status: 500, json: {} }));
      await field(first).fill('  טקסט חשוב  ');
      await field(first).press('Enter');
      await expect(toastIn(first)).toContainText('שגיאה בשליחת ההודעה, נסה שוב מאוחר יותר');
      await expect(field(first)).toHaveValue('  טקסט חשוב  ');
      await first.keyboard.press('F8');
      await expect(first.getByRole('region', { name: 'הודעות (F8)' }).locator('ol')).toBeFocused();
      await first.unroute('**/api/messages');
      await first.route('**/api/messages', (route) =>
        route.fulfill({ status: 409, json: { code: 'conflict', message: 'השיחה סגורה' } }),
      );
      await field(first).press('Enter');
      await expect(toastIn(first)).toContainText('השיחה סגורה; יש לפתוח פנייה חדשה');
      await first.unroute('**/api/messages');
      await field(first).fill('א'.repeat(5_001));
      await field(first).press('Enter');
      await expect(chat(first).getByText('אפשר להזין עד 5000 תווים')).toBeVisible();
      await expect(field(first)).toHaveAttribute('aria-invalid', 'true');
      await field(first).fill('עוד לא נשלח');
      await first.getByRole('banner').getByRole('link', { name: 'דוגמאות' }).click();
      await expect(first).toHaveURL('/examples');
      // The new page takes the focus when it has arrived; a key pressed before would be its own.
      await expect(first.locator('main')).toBeFocused();
      await expect(field(first)).toHaveValue('עוד לא נשלח');
      await field(first).press('Enter');
      await expect(log(first)).toContainText('עוד לא נשלח');
      await expect(field(first)).toHaveValue('');
    });
  },
);

signedInTest(
  'a person without a paid package reads and is told why; on a phone the chat fills the screen',
  async ({ as }) => {
    const page = await as('free', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await visit(page, '/help');
    await expect(launcher(page)).toBeHidden();
    await messages(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'פתיחת הצ׳אט עם התמיכה' }).click();
    await expect(chat(page)).toContainText('תמיכה בסיסית');
    await expect(chat(page)).toContainText('שליחת הודעות כלולה במנוי פעיל.');
    await expect(chat(page).getByRole('link', { name: 'התחברות' })).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    const widthOfChat = async () => (await chat(page).boundingBox())?.width;
    await page.setViewportSize({ width: 640, height: 844 });
    await expect.poll(widthOfChat).toBeLessThan(640);
    await page.setViewportSize({ width: 639, height: 844 });
    await expect.poll(widthOfChat).toBe(639);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => chat(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
    expect(await chat(page).evaluate((part) => part.contains(document.activeElement))).toBe(true);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await overhang(page)).toBe(0);
    await expectAccessible(page, { ...dialog, themes: 'chosen' });
    // The dialog closes when the user leaves for another page.
    await chat(page).getByRole('link', { name: 'שדרוג המנוי' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(chat(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /הגדלת הצ׳אט/ })).toBeVisible();
  },
);

signedInTest('no fault for axe in English', async ({ as, baseURL }) => {
  for (const person of ['owner', 'admin'] as const) {
    const page = await as(person, { reducedMotion: 'reduce' });
    await choose(page.context(), baseURL, { language: 'en', theme: 'dark' });
    await visit(page, '/at-routes-test');
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('show-support-chat')));
    const open = page.getByRole('dialog');
    await expect(open).toBeVisible();
    if (person === 'admin') {
      await expect(open.getByRole('listitem').first()).toBeVisible();
    } else {
      await expect(open.getByRole('log').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page, { ...dialog, themes: 'chosen' });
      await open.getByRole('button', { name: 'Conversations' }).click();
      await open.getByRole('button', { name: 'New service request' }).click();
      await open.getByRole('button', { name: 'Send the request' }).click();
      await expect(open.locator('[aria-invalid]').first()).toBeVisible();
    }
    await expectAccessible(page, { ...dialog, themes: 'chosen' });
  }
});
