import { expect, test, type Page } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

/** Makes names unique to this run. */
const mark = `${process.pid}${Date.now() % 1_000_000}`;

async function antiForgery(page: Page): Promise<Record<string, string>> {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  return { 'csrf-token': csrfToken };
}

/** Changes a record by the API, as another admin would. */
async function changeElsewhere(page: Page, path: string, data: Record<string, unknown>): Promise<void> {
  const { version } = (await (await page.request.get(path)).json()) as { version: string };
  const answer = await page.request.put(path, {
    data: { ...data, version },
    headers: await antiForgery(page),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Pastes the clipboard content of a word processor. */
function pasteFromWord(page: Page): Promise<void> {
  return page.locator('.ProseMirror').evaluate((text) => {
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<h1 style="color:red">כותרת</h1><p class="MsoNormal">מילה <b>מודגשת</b></p>' +
        '<p class="MsoListParagraph" style="mso-list:l0"><span style="mso-list:Ignore">·</span>סעיף</p>' +
        '<p><a href="javascript:alert(1)">רע</a><img src="https://evil.example/x.png"></p>',
    );
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  });
}

test('an article is written, kept when the page goes, saved over nobody’s work, seen ahead of time, published', async ({
  page,
  browser,
  baseURL,
}) => {
  // Many pages combine English and Hebrew text.
  const title = `מה זה NFC? ${mark}`;
  await signIn(page);
  await page.goto('/admin/blog-posts/create');
  await page.getByRole('textbox', { name: 'כותרת', exact: true }).fill(title);
  await expect(page.getByRole('textbox', { name: 'כתובת', exact: true })).toHaveValue(`מה-זה-nfc-${mark}`);
  const text = page.locator('.ProseMirror');
  await text.click();
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await tool('טבלה').click();
  await expect(text.getByRole('cell')).toHaveCount(4);
  await expect(text.getByRole('columnheader')).toHaveCount(2);
  await tool('מחיקת העמודה').click();
  await tool('שורת כותרת').click();
  await expect(text.getByRole('cell')).toHaveCount(3);
  await tool('מחיקת השורה').click();
  await expect(text.getByRole('cell')).toHaveCount(2);
  await tool('מחיקת הטבלה').click();
  await expect(text.getByRole('cell')).toHaveCount(0);
  await pasteFromWord(page);
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('כותרת');
  await expect(text.getByRole('listitem')).toHaveText('סעיף');
  await expect(text.locator('img, a')).toHaveCount(0);
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'פסקה', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('סוף');
  // The site's own page of what was typed, before anything is saved.
  await page.getByRole('button', { name: 'תצוגה מקדימה' }).click();
  const drawn = page.frameLocator('iframe[title="תצוגה מקדימה"]');
  await expect(drawn.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(drawn.getByRole('main')).toContainText('סוף');
  await expect(drawn.getByRole('note')).toContainText('טיוטה');
  await page.getByRole('button', { name: 'חזרה לכתיבה' }).click();
  await page.getByRole('button', { name: 'שמירה' }).click();
  // The page of the saved article.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const id = /\/blog-posts\/(\d+)$/.exec(page.url())?.[1] ?? '';

  // The draft is restored.
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ועוד משפט');
  await expect(page.getByText('הטקסט שמור בדפדפן הזה')).toBeVisible();
  const begunOn = await draftVersion();
  await changeElsewhere(page, `/api/admin/blog-posts/${id}`, { author: 'עמית' });
  await page.reload();
  await expect(page.getByText('מאז שנכתב, המאמר נשמר שוב.')).toBeVisible();
  await page.getByRole('button', { name: 'שחזור הטקסט' }).click();
  await expect(text).toContainText('סוף ועוד משפט');
  await expect(page.getByText('הטקסט שמור בדפדפן הזה')).toBeVisible();
  expect(await draftVersion()).toBe(begunOn);

  // Another admin saves first.
  await changeElsewhere(page, `/api/admin/blog-posts/${id}`, { excerpt: 'תקציר של עמית' });
  await page.getByRole('button', { name: 'שמירה' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'מישהו אחר שמר בינתיים' });
  await expect(conflict).toContainText('תקציר של עמית');
  await expect(conflict).toContainText('שמירה תשאיר את שניהם');
  await conflict.getByRole('button', { name: 'שמירה עם הבחירה הזאת' }).click();
  await expect(conflict).toHaveCount(0);
  const both = await readArticle();
  expect(both.excerpt).toBe('תקציר של עמית');
  expect(both.content).toContain('סוף ועוד משפט');

  // The site's pages as the server writes them.
  const guest = await browser.newContext({ baseURL: baseURL ?? '' });
  const asked = { headers: { Accept: 'text/html' } };
  expect((await guest.request.get(`/blog/${id}?preview=1`, asked)).status()).toBe(404);
  const preview = await (await page.request.get(`/blog/${id}?preview=1`, asked)).text();
  for (const part of [title, 'role="note"', 'טיוטה', 'content="noindex', 'סוף ועוד משפט'])
    expect(preview).toContain(part);

  // What is typed while the article is being saved stays, unsaved.
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/admin/blog-posts/${id}`, async (route) => {
    const saved = await route.fetch();
    await answer.promise;
    await route.fulfill({ response: saved });
  });
  await page.getByRole('radio', { name: /^באתר/ }).check();
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect.poll(async () => (await guest.request.get(`/blog/${id}`, asked)).status()).toBe(200);
  expect(await (await guest.request.get(`/blog/${id}`, asked)).text()).toContain(title);
  await guest.close();
  const excerpt = page.getByRole('textbox', { name: 'תקציר', exact: true });
  await excerpt.fill('תקציר שנכתב בזמן השמירה');
  answer.resolve();
  await expect(page.getByText('המאמר נשמר')).toBeVisible();
  await expect(page.getByText('הטקסט שמור בדפדפן הזה')).toBeVisible();
  await expect(excerpt).toHaveValue('תקציר שנכתב בזמן השמירה');
  await page.unroute(`**/api/admin/blog-posts/${id}`);
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect.poll(async () => (await readArticle()).excerpt).toBe('תקציר שנכתב בזמן השמירה');
  await goWithin(page, '/admin/blog-posts');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('באתר');
  // Other tests of the site expect only the articles they know.
  const headers = await antiForgery(page);
  expect((await page.request.delete(`/api/admin/blog-posts/${id}`, { headers })).ok()).toBe(true);

  /** The version that the draft in this browser was begun on. */
  function draftVersion(): Promise<string> {
    return page.evaluate(
      (key) => String((JSON.parse(localStorage.getItem(key) ?? '{}') as { begun?: string }).begun),
      `bikur.articleDraft.${id}`,
    );
  }
  async function readArticle(): Promise<{ excerpt: string; content: string }> {
    const read = await page.request.get(`/api/admin/blog-posts/${id}`);
    return (await read.json()) as { excerpt: string; content: string };
  }
});

test('a lead moves over the board by keys and from its menu; of two who change it the later one sees both, and chooses', async ({
  page,
}) => {
  await signIn(page);
  const name = `פונה ${mark}`;
  const sent = await page.request.post('/api/contact-leads', {
    data: { name, phone: '052-5550133', message: 'כמה עולה? 😀', source: 'website' },
    headers: { 'x-forwarded-for': `198.19.10.${1 + (Number(mark) % 250)}` },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto(`/admin/contact-leads/board?q=${encodeURIComponent(name)}`);
  const column = (status: string) => page.getByRole('region', { name: new RegExp(`^${status}`) });
  await expect(column('חדשה').getByText(name)).toBeVisible();

  await test.step('over the board by the keyboard', async () => {
    await page.getByRole('button', { name: `העברה של ${name}` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${name}: הורמה.`)).toBeAttached();
    // Keys find the columns once these are measured, a moment after the announcement.
    await expect(column('חדשה')).toHaveAttribute('data-over');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('מעל העמודה בטיפול.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(column('בטיפול').getByText(name)).toBeVisible();
    await expect(column('בטיפול').getByText('בטיפול של')).toBeVisible();
  });

  await test.step('from its select, and it stays there', async () => {
    await page.getByRole('combobox', { name: `המצב של ${name}: בטיפול` }).click();
    await page.getByRole('option', { name: 'ספאם' }).click();
    await expect(column('ספאם').getByText(name)).toBeVisible();
    await expect.poll(statusOfLead).toBe('spam');
  });

  const { id } = await readLead();
  const path = `/api/admin/contact-leads/${id}`;
  await test.step('two colleagues change it', async () => {
    // The form begins with what the board read, and the record itself arrives after the colleague's save.
    const arrival = Promise.withResolvers<void>();
    await page.route(`**${path}`, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await goWithin(page, `/admin/contact-leads/${id}`);
    const day = page.getByLabel('חוזרים ביום').and(page.locator('input'));
    await day.fill('2150-01-03');
    await changeElsewhere(page, path, { followUpOn: '2150-02-04', status: 'in_progress' });
    arrival.resolve();
    await expect(page.getByRole('combobox', { name: 'מצב' })).toHaveText('בטיפול');
    await expect(day).toHaveValue('2150-01-03');
    await page.unroute(`**${path}`);
    await page.getByRole('button', { name: 'שמירה', exact: true }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'מישהו אחר שמר בינתיים' });
    await expect(conflict).toBeFocused();
    await expect(page.getByText('יש לתקן את השדות המסומנים')).toHaveCount(0);
    await expect(conflict).toContainText('3.1.2150');
    await expect(conflict).toContainText('4.2.2150');
    await expect(day).toHaveValue('2150-01-03');
    const choice = conflict.getByRole('group', { name: 'חוזרים ביום' });
    await choice.getByRole('button', { name: 'מה שנשמר בינתיים' }).click();
    await expect(day).toHaveValue('2150-02-04');
    await choice.getByRole('button', { name: 'מה שהוקלד כאן' }).click();
    await conflict.getByRole('button', { name: 'שמירה עם הבחירה הזאת' }).click();
    await expect(page).toHaveURL(/\/show$/);
    expect(await (await page.request.get(path)).json()).toMatchObject({
      followUpOn: '2150-01-03',
      status: 'in_progress',
    });
  });

  async function readLead(): Promise<{ id: number; status: string }> {
    const filter = encodeURIComponent(JSON.stringify({ q: name }));
    const answer = await page.request.get(`/api/admin/contact-leads?filter=${filter}`);
    const [lead] = (await answer.json()) as { id: number; status: string }[];
    if (!lead) throw new Error(`No lead of ${name}.`);
    return lead;
  }
  async function statusOfLead(): Promise<string> {
    return (await readLead()).status;
  }
});

test('while what a campaign looks like is on its way nothing else is asked, and it is shown when it comes', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/notification-campaigns/create');
  const title = `תחזוקה בלילה ${mark}`;
  await page.getByRole('textbox', { name: 'כותרת', exact: true }).fill(title);
  const asked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route('**/api/admin/notification-campaigns/preview', async (route) => {
    asked.resolve();
    await release.promise;
    await route.continue();
  });
  const send = page.getByRole('button', { name: 'לשלוח אליי לבדיקה' });
  await expect(send).toBeEnabled();
  await page.getByRole('button', { name: 'לראות איך זה ייראה' }).click();
  await asked.promise;
  await expect(send).toBeDisabled();
  release.resolve();
  await expect(page.locator('iframe').contentFrame().locator('body')).toContainText(title);
  await expect(send).toBeEnabled();
});
