import { randomInt, randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const subject = `שאלה על Studio ${process.pid}-${Date.now()}`;

/** @returns the number of the conversation */
async function openRequest(page: Page, about: string): Promise<number> {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const answer = await page.request.post('/api/create-support-ticket', {
    data: { subject: about, content: 'איך מחליפים תבנית? <img src=x onerror=alert(1)>' },
    headers: { 'csrf-token': csrfToken },
  });
  expect(answer.status()).toBe(201);
  const { conversation } = (await answer.json()) as { conversation: { id: number } };
  return conversation.id;
}

/** Registers a user whose plan includes support, signed in, in a browser context of its own. */
async function newPerson(
  page: Page,
  baseURL: string | undefined,
): Promise<{ visitor: Page; username: string }> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: baseURL ?? '', locale: 'he-IL' });
  if (!context) throw new Error('No browser.');
  const { request } = context;
  async function send(path: string, data: object): Promise<void> {
    const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
    const answer = await request.post(path, {
      data,
      headers: { 'csrf-token': csrfToken, 'x-forwarded-for': `198.19.9.${randomInt(1, 255)}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const username = `asks${randomUUID().slice(0, 12)}`;
  await send('/api/auth/register', {
    username,
    email: `${username}@example.test`,
    password: 'bikur-demo',
  });
  const plans = (await (await request.get('/api/products')).json()) as { id: number; name: string }[];
  await send('/api/checkout', {
    type: 'package',
    id: plans.find(({ name }) => name === 'פרו')?.id,
    billingCycle: 'monthly',
    method: { kind: 'test' },
    acceptTerms: true,
  });
  return { visitor: await context.newPage(), username };
}

test('a request arrives live, is answered with a kept answer, the reply shows without reload, and a notification reaches the person at once', async ({
  page,
  baseURL,
}) => {
  const { visitor, username } = await newPerson(page, baseURL);
  await visitor.goto('/help');
  await signIn(page);
  await page.goto('/admin/canned-answers/create');

  await test.step('an answer is kept for later', async () => {
    await page.getByRole('textbox', { name: 'שם' }).fill(`תבנית ${subject}`);
    await page.getByRole('textbox', { name: 'נוסח' }).fill('שלום {name}, כאן {agent}.');
    await page.getByRole('button', { name: 'שמירה' }).click();
    // A short table: back to its list.
    await expect(page).toHaveURL(/\/admin\/canned-answers(\?|$)/);
    await expect(page.getByRole('row').filter({ hasText: subject })).toBeVisible();
  });

  const conversations = page.getByRole('list', { name: 'שיחות' });
  const row = conversations.getByRole('link').filter({ hasText: subject });
  const log = page.getByRole('log');
  const id = await test.step('a request arrives without a reload', async () => {
    await goWithin(page, '/admin/support');
    await expect(conversations).toBeVisible();
    const opened = await openRequest(visitor, subject);
    await expect(row).toBeVisible();
    await row.click();
    await expect(log).toContainText('<img src=x onerror=alert(1)>');
    await expect(
      page.getByRole('region', { name: 'הפונה' }).getByRole('link', { name: username, exact: true }),
    ).toBeVisible();
    return opened;
  });

  const answer = page.getByRole('textbox', { name: 'תשובה' });
  const words = `שלום ${username}, כאן admin.`;
  const canned = page.getByRole('combobox', { name: 'תשובות מוכנות' });
  await test.step('the answer has the cursor, and a slash that begins it leads to the kept ones', async () => {
    await expect(answer).toBeFocused();
    await page.keyboard.press('/');
    await expect(canned).toBeFocused();
    await page.keyboard.type(subject);
    await expect(page.getByRole('option')).toHaveText(new RegExp(subject, 'u'));
    await expect(canned).toHaveAttribute('aria-activedescendant', /./u);
    await page.keyboard.press('Enter');
    await expect(answer).toHaveValue(words);
    await expect(answer).toBeFocused();
  });

  await test.step('Enter where no kept answer is found sends nothing, nor does the shortcut that saves', async () => {
    // What is being sent, or was, can't be sent.
    const send = page.getByRole('button', { name: 'שליחה', exact: true });
    await canned.fill('אין כזאת');
    await expect(page.getByText('אין תשובה מוכנה כזאת')).toBeVisible();
    await canned.press('Enter');
    await expect(send).toBeEnabled();
    await answer.press('Control+s');
    await expect(send).toBeEnabled();
    await expect(answer).toHaveValue(words);
  });

  await test.step('an unsent answer survives a reload, and a failed send', async () => {
    await page.reload();
    await expect(answer).toHaveValue(words);
    await expect(answer).toBeFocused();
    await page.route('**/api/messages', (route) => route.abort());
    await answer.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('ההודעה לא נשלחה');
    await expect(answer).toHaveValue(words);
    await page.unroute('**/api/messages');
    await answer.press('Control+Enter');
    await expect(answer).toHaveValue('');
    await expect(log.getByText(words)).toHaveCount(1);
  });

  await test.step('a note for staff is kept beside the messages', async () => {
    await page.getByRole('button', { name: 'הערה לצוות' }).click();
    await page.getByRole('textbox', { name: 'הערה לצוות' }).fill('לא להבטיח החזר');
    await page.getByRole('button', { name: 'שמירת ההערה' }).click();
    await expect(log).toContainText('לא להבטיח החזר');
    await page.getByRole('button', { name: 'תשובה לפונה' }).click();
  });

  await test.step('the person replies in the chat of the site, with a picture, and staff see them type', async () => {
    await visitor.evaluate(
      (conversationId) =>
        window.dispatchEvent(new CustomEvent('show-support-chat', { detail: { conversationId } })),
      id,
    );
    const chat = visitor.getByRole('dialog', { name: /תמיכה|שיחות/ });
    await expect(chat.getByRole('log')).toContainText(words);
    await expect(chat.getByRole('log')).not.toContainText('לא להבטיח');
    await answer.fill('רגע…');
    await expect(chat.getByText('התמיכה כותבת…')).toBeVisible();
    await answer.fill('');
    await chat.getByRole('textbox', { name: 'ההודעה שלך' }).fill('תודה רבה 🙏');
    await expect(log).toContainText(`${username} מקליד/ה…`);
    await chat.getByLabel('צירוף תמונה או PDF').setInputFiles({
      name: 'צילום.png',
      mimeType: 'image/png',
      buffer: onePixel,
    });
    await expect(chat.getByText('צילום.jpg')).toBeVisible();
    await chat.getByRole('textbox', { name: 'ההודעה שלך' }).press('Enter');
    await expect(log).toContainText('תודה רבה 🙏');
    await expect(log.getByRole('img', { name: 'צילום.jpg' })).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(chat).toHaveCount(0);
  });

  await test.step('the conversation is closed', async () => {
    await page.getByRole('button', { name: 'סגירת השיחה' }).click();
    await expect(page.getByRole('button', { name: 'פתיחה מחדש' })).toBeVisible();
    await page.getByRole('button', { name: 'סגורות' }).click();
    await expect(page).toHaveURL(/state=closed/);
    await expect(row).toBeVisible();
  });

  const notices = visitor.getByRole('button', { name: /התראות/ });
  let countBefore: string | null = null;
  await test.step('a notification is sent to one person; a link elsewhere is refused', async () => {
    await expect(notices).toBeVisible();
    countBefore = await notices.getAttribute('aria-label');
    expect(countBefore).toContain('התראות');
    await goWithin(page, '/admin/notification-campaigns/create');
    await page.getByRole('combobox', { name: 'האדם' }).fill(username);
    await page.getByRole('option', { name: username }).click();
    await page.getByRole('textbox', { name: 'כותרת', exact: true }).fill('תבנית לילה 😀 Night');
    const preview = page.getByRole('button', { name: 'לראות איך זה ייראה' });
    await page.route('**/notification-campaigns/preview', (route) => route.abort(), { times: 1 });
    await preview.click();
    const failure = page.getByRole('alert').filter({ hasText: 'בעיה בחיבור לאינטרנט' });
    await expect(failure).toBeVisible();
    await preview.click();
    await expect(page.frameLocator('iframe').getByText('תבנית לילה 😀 Night')).toBeVisible();
    await expect(failure).toHaveCount(0);
    await page.route('**/notification-campaigns/test', (route) => route.abort(), { times: 1 });
    const send = page.getByRole('button', { name: 'לשלוח אליי לבדיקה' });
    await send.click();
    await expect(failure).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await send.click();
    await expect(page.getByText('הבדיקה נשלחה אל')).toBeVisible();
    await expect(failure).toHaveCount(0);
    await page.getByRole('textbox', { name: 'קישור' }).fill('//evil.example');
    await page.getByRole('button', { name: 'שליחה לאדם אחד' }).click();
    await expect(page.getByRole('textbox', { name: 'קישור' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'קישור' }).fill('/examples');
    await page.getByRole('button', { name: 'שליחה לאדם אחד' }).click();
    await expect(page).toHaveURL(/\/notification-campaigns\/\d+\/show$/);
  });

  await test.step('the person sees it at once; the line leads where it says', async () => {
    await expect(notices).not.toHaveAttribute('aria-label', countBefore ?? '');
    await notices.click();
    await visitor.getByRole('link', { name: 'תבנית לילה 😀 Night' }).click();
    await expect(visitor).toHaveURL(/\/examples$/);
    await visitor.context().close();
  });

  await test.step('staff see that it was sent', async () => {
    await expect(page.getByText('נשלחה', { exact: true }).first()).toBeVisible();
    const shown = page.url();
    await goWithin(page, '/admin/notification-campaigns');
    await expect(page.getByRole('table')).toBeVisible();
    await goWithin(page, shown);
    await expect(
      page.getByRole('region', { name: 'התקדמות השליחה' }).getByRole('definition').nth(2),
    ).toHaveText('1');
  });
});
