import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../../api/testing/accessibility.ts';
import { prefer, signIn } from './sign-in.ts';

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

test('a request arrives live, is answered with a kept answer, and the person’s reply shows without reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.goto('/admin/canned-answers/create');
  await page.getByRole('textbox', { name: 'שם' }).fill(`תבנית ${subject}`);
  await page.getByRole('textbox', { name: 'נוסח' }).fill('שלום {name}, כאן {agent}.');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page).toHaveURL(/\/admin\/canned-answers$/);

  await page.goto('/admin/support');
  await expect(page.getByRole('list', { name: 'שיחות' })).toBeVisible();
  const person = await browser.newContext({ baseURL: baseURL ?? '', locale: 'he-IL' });
  const visitor = await person.newPage();
  await signIn(visitor, 'owner@bikur.example');
  await visitor.goto('/help');
  const id = await openRequest(visitor, subject);

  // The row arrives live, without a reload.
  const row = page.getByRole('list', { name: 'שיחות' }).getByRole('link').filter({ hasText: subject });
  await expect(row).toBeVisible();
  await row.click();
  const log = page.getByRole('log');
  await expect(log).toContainText('<img src=x onerror=alert(1)>');
  await expect(
    page.getByRole('region', { name: 'הפונה' }).getByRole('link', { name: 'dana', exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'תשובות מוכנות' }).click();
  await page.getByRole('menuitem').filter({ hasText: subject }).click();
  const answer = page.getByRole('textbox', { name: 'תשובה' });
  await expect(answer).toHaveValue('שלום dana, כאן admin.');
  // An unsent answer survives a reload, and a failed send.
  await page.reload();
  await expect(answer).toHaveValue('שלום dana, כאן admin.');
  await page.route('**/api/messages', (route) => route.abort());
  await answer.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('ההודעה לא נשלחה');
  await expect(answer).toHaveValue('שלום dana, כאן admin.');
  await page.unroute('**/api/messages');
  await answer.press('Control+Enter');
  await expect(log).toContainText('שלום dana, כאן admin.');
  await expect(answer).toHaveValue('');

  await visitor.evaluate(
    (conversationId) =>
      window.dispatchEvent(new CustomEvent('show-support-chat', { detail: { conversationId } })),
    id,
  );
  const chat = visitor.getByRole('dialog', { name: /תמיכה|שיחות/ });
  await expect(chat.getByRole('log')).toContainText('שלום dana, כאן admin.');
  await chat.getByRole('textbox', { name: 'ההודעה שלך' }).fill('תודה רבה 🙏');
  await chat.getByRole('textbox', { name: 'ההודעה שלך' }).press('Enter');
  await expect(log).toContainText('תודה רבה 🙏');
  await person.close();

  await page.getByRole('button', { name: 'סגירת השיחה' }).click();
  await expect(page.getByRole('button', { name: 'פתיחה מחדש' })).toBeVisible();
  await page.getByRole('button', { name: 'סגורות' }).click();
  await expect(page).toHaveURL(/state=closed/);
  await expect(row).toBeVisible();
});

test('on a phone the inbox goes in steps, and axe finds nothing', async ({ page, baseURL }) => {
  await prefer(page, baseURL, { lang: 'en', theme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/admin/support?state=all');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeHidden();
  await page.waitForLoadState('load');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'About the person' }).click();
  await expect(page).toHaveURL(/\/context\?state=all$/);
  await expect(page.getByRole('heading', { name: 'Who asks' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the conversation', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the conversations' }).click();
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
});
