import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../../api/testing/accessibility.ts';
import { prefer, signIn } from './sign-in.ts';

/** Makes names unique to this run. */
const mark = `${process.pid}${Date.now() % 1_000_000}`;

/** The page alone; the specs of the lists judge its frame. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await findViolations(page, { within: 'main' }), what).toEqual([]);
}

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

/** Registers a user, signed in, in a browser context of its own. */
async function newPerson(
  page: Page,
  baseURL: string | undefined,
): Promise<{ person: Page; username: string }> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: baseURL ?? '', locale: 'he-IL' });
  if (!context) throw new Error('No browser.');
  const { csrfToken } = (await (await context.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  const username = `reader${mark}`;
  const answer = await context.request.post('/api/auth/register', {
    data: { username, email: `${username}@example.test`, password: 'bikur-demo' },
    headers: { 'csrf-token': csrfToken, 'x-forwarded-for': `198.19.9.${1 + (Number(mark) % 250)}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { person: await context.newPage(), username };
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
  await pasteFromWord(page);
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('כותרת');
  await expect(text.getByRole('listitem')).toHaveText('סעיף');
  await expect(text.locator('img, a')).toHaveCount(0);
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'פסקה', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('סוף');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByRole('link', { name: 'תצוגה מקדימה' })).toBeVisible();
  const id = /\/blog-posts\/(\d+)$/.exec(page.url())?.[1] ?? '';

  // The draft is restored.
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ועוד משפט');
  await expect(page.getByText('הטקסט שמור בדפדפן הזה')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'שחזור הטקסט' }).click();
  await expect(text).toContainText('סוף ועוד משפט');

  // Another admin saves first.
  await changeElsewhere(page, `/api/admin/blog-posts/${id}`, { excerpt: 'תקציר של עמית' });
  await page.getByRole('button', { name: 'שמירה' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'מישהו אחר שמר בינתיים' });
  await expect(conflict).toContainText('תקציר של עמית');
  await expect(conflict).toContainText('שמירה תשאיר את שניהם');
  await conflict.getByRole('button', { name: 'שמירה עם הבחירה הזאת' }).click();
  await expect(conflict).toHaveCount(0);
  const both = (await (await page.request.get(`/api/admin/blog-posts/${id}`)).json()) as {
    excerpt: string;
    content: string;
  };
  expect(both.excerpt).toBe('תקציר של עמית');
  expect(both.content).toContain('סוף ועוד משפט');

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'he-IL' })).newPage();
  expect((await guest.goto(`/blog/${id}?preview=1`))?.status()).toBe(404);
  const preview = await page.context().newPage();
  await preview.goto(`/blog/${id}?preview=1`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview.getByRole('note')).toContainText('טיוטה');
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(preview.getByText('סוף ועוד משפט')).toBeVisible();

  await page.getByRole('radio', { name: /^באתר/ }).check();
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect.poll(async () => (await guest.goto(`/blog/${id}`))?.status()).toBe(200);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/admin/blog-posts');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('באתר');
  // Other tests of the site expect only the articles they know.
  const headers = await antiForgery(page);
  expect((await page.request.delete(`/api/admin/blog-posts/${id}`, { headers })).ok()).toBe(true);
});

test('two colleagues change one lead: the later one sees both values, and chooses', async ({ page }) => {
  await signIn(page);
  const sent = await page.request.post('/api/contact-leads', {
    data: { name: `שניים ${mark}`, phone: '052-5550134', message: 'אפשר הצעה?', source: 'website' },
    headers: { 'x-forwarded-for': `198.19.11.${1 + (Number(mark) % 250)}` },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const filter = encodeURIComponent(JSON.stringify({ q: `שניים ${mark}` }));
  const [lead] = (await (await page.request.get(`/api/admin/contact-leads?filter=${filter}`)).json()) as {
    id: number;
  }[];
  const path = `/api/admin/contact-leads/${lead?.id}`;
  await page.goto(`/admin/contact-leads/${lead?.id}`);
  const notes = page.getByRole('textbox', { name: 'הערות' });
  await notes.fill('דיברנו, מבקש הצעה');
  await changeElsewhere(page, path, { notes: 'לא ענה', status: 'in_progress' });
  await page.getByRole('button', { name: 'שמירה', exact: true }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'מישהו אחר שמר בינתיים' });
  await expect(conflict).toBeFocused();
  await expect(page.getByText('יש לתקן את השדות המסומנים')).toHaveCount(0);
  await expect(conflict).toContainText('דיברנו, מבקש הצעה');
  await expect(conflict).toContainText('לא ענה');
  await expect(conflict).toContainText('בטיפול');
  await expect(notes).toHaveValue('דיברנו, מבקש הצעה');
  const choice = conflict.getByRole('group', { name: 'הערות' });
  await choice.getByRole('button', { name: 'מה שנשמר בינתיים' }).click();
  await expect(notes).toHaveValue('לא ענה');
  await choice.getByRole('button', { name: 'מה שהוקלד כאן' }).click();
  await conflict.getByRole('button', { name: 'שמירה עם הבחירה הזאת' }).click();
  await expect(page).toHaveURL(/\/show$/);
  expect(await (await page.request.get(path)).json()).toMatchObject({
    notes: 'דיברנו, מבקש הצעה',
    status: 'in_progress',
  });
});

test('a person is told by staff and sees it at once; the line leads where it says', async ({
  page,
  baseURL,
}) => {
  const { person, username } = await newPerson(page, baseURL);
  await person.goto('/help');
  await expect(person.getByRole('button', { name: /התראות/ })).toBeVisible();
  await signIn(page);
  await page.goto('/admin/notification-campaigns/create');
  await page.getByRole('combobox', { name: 'האדם' }).fill(username);
  await page.getByRole('option', { name: username }).click();
  await page.getByRole('textbox', { name: 'כותרת', exact: true }).fill('תבנית לילה 😀 Night');
  await page.getByRole('textbox', { name: 'קישור' }).fill('//evil.example');
  await page.getByRole('button', { name: 'שליחה לאדם אחד' }).click();
  await expect(page.getByRole('textbox', { name: 'קישור' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'קישור' }).fill('/examples');
  await page.getByRole('button', { name: 'שליחה לאדם אחד' }).click();
  await expect(page).toHaveURL(/\/notification-campaigns\/\d+\/show$/);
  await person.getByRole('button', { name: /התראות.*1|1.*התראות/ }).click();
  await person.getByRole('link', { name: 'תבנית לילה 😀 Night' }).click();
  await expect(person).toHaveURL(/\/examples$/);
  await expect(page.getByText('נשלחה', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'התקדמות השליחה' }).getByRole('definition').nth(2),
  ).toHaveText('1');
});

test('a lead moves over the board by the keyboard and from its menu, and is handled by whoever moved it', async ({
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
  const grip = page.getByRole('button', { name: `העברה של ${name}` });
  await expect(column('חדשה').getByText(name)).toBeVisible();
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name}: הורמה.`)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('מעל העמודה בטיפול.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column('בטיפול').getByText(name)).toBeVisible();
  await expect(column('בטיפול').getByText('בטיפול של')).toBeVisible();
  await page.getByRole('button', { name: `המצב של ${name}: בטיפול` }).click();
  await page.getByRole('menuitem', { name: 'ספאם' }).click();
  await expect(column('ספאם').getByText(name)).toBeVisible();
  await page.reload();
  await expect(column('ספאם').getByText(name)).toBeVisible();
});

for (const { lang, theme } of [
  { lang: 'he', theme: 'light' },
  { lang: 'en', theme: 'dark' },
])
  test(`editor, board and sending of notifications, ${lang}, ${theme}`, async ({ page, baseURL }) => {
    await signIn(page);
    await prefer(page, baseURL, { lang, theme });
    for (const [path, ready] of [
      ['/admin/blog-posts/create', '.ProseMirror'],
      ['/admin/contact-leads/board', 'section li'],
      ['/admin/notification-campaigns/create', 'form'],
    ] as const) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(page.locator(ready).first()).toBeVisible();
        // axe judges each page once in each language: Hebrew on a desktop, English on a phone.
        if ((width === 1280) === (theme === 'light')) await expectAccessible(page, `${path} at ${width}`);
        // The board measures its columns after the first row has rendered.
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
