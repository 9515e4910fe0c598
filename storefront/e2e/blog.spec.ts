import { expect, test, type Browser, type Page } from '@playwright/test';
import { choose, expectAccessible, looks, overhang, toastIn, visit } from './visit.ts';

const long = '/blog/privacy-law-small-business';
const main = (page: Page) => page.getByRole('main');

async function withoutScript(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  return { page: await context.newPage(), close: () => context.close() };
}

test('the list leads with the newest article and stands without a script', async ({ browser, baseURL }) => {
  const { page, close } = await withoutScript(browser, baseURL);
  await page.goto('/blog');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('הבלוג');
  const first = main(page).getByRole('article').first();
  await expect(first.getByRole('heading', { level: 2 })).not.toBeEmpty();
  await expect(first).toContainText(/\d{1,2} ב[א-ת]+ 20\d\d/);
  await expect(first).toContainText('קריאה');
  await expect(main(page).getByRole('article')).toHaveCount(7);
  await page.getByPlaceholder('חיפוש במאמרים').fill('וואטסאפ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\?q=/);
  await expect(main(page).getByRole('status')).toContainText('עבור וואטסאפ');
  await close();
});

test('category, search and page stand in the address', async ({ page }) => {
  await visit(page, '/blog');
  await page.getByRole('link', { name: 'הבא' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(main(page).getByText('עמוד 2 מתוך 2')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'קטגוריות' })
    .getByRole('link', { name: /חוק ופרטיות/ })
    .click();
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ category: 'חוק ופרטיות' })}`);
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await page.getByPlaceholder('חיפוש במאמרים').fill('אין-מילה-כזאת');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'לא נמצאו מאמרים' })).toBeVisible();
  await main(page).getByRole('link', { name: 'לכל המאמרים' }).last().click();
  await expect(main(page).getByRole('article')).toHaveCount(7);
});

test('nonsense in the address of the list does no harm', async ({ page }) => {
  for (const query of ['page=0', 'page=abc', `q=${'א'.repeat(500)}`, 'category=%00%3Cb%3E', 'page=999']) {
    const answer = await page.goto(`/blog?${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  }
});

test('an article is whole without a script: text, contents, share, what to read on', async ({
  browser,
  baseURL,
}) => {
  const { page, close } = await withoutScript(browser, baseURL);
  await page.goto(long);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('תיקון 13');
  const contents = page.getByRole('navigation', { name: 'במאמר הזה' });
  await contents.getByRole('link', { name: 'דיוור הוא סיפור אחר' }).click();
  await expect(page).toHaveURL(/#section-1$/);
  await expect(page.getByRole('heading', { name: 'דיוור הוא סיפור אחר' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'שליחה ב־WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(long)}`),
  );
  await expect(page.getByRole('button', { name: 'אהבתי' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'להמשיך לקרוא' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('navigation', { name: 'מאמרים סמוכים' }).getByRole('link')).toHaveCount(2);
  await close();
});

test('search engines and link previews are told all of an article', async ({ page, baseURL }) => {
  await page.goto(long);
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await content('og:type')).toBe('article');
  expect(await content('og:image')).toMatch(new RegExp(`^${baseURL}/media/.*\\.jpg$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + long);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    `${baseURL}/blog/rss.xml`,
  );
  await expect(page).toHaveTitle(/תיקון 13.* – ביקור$/);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; headline?: string; inLanguage?: string },
  );
  expect(data.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList']);
  expect(data[0]).toMatchObject({ inLanguage: 'he', mainEntityOfPage: baseURL + long });
  await page.goto(`${long}?lang=en`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + long);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await page.goto('/blog?page=2&lang=he');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/blog?page=2`);
  await page.goto('/blog?q=x');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('drafts, what comes out later and what never was are not found', async ({ page, request }) => {
  for (const slug of ['spring-templates-preview', 'nothing-here', '999999999'])
    expect((await request.get(`/blog/${slug}`)).status(), slug).toBe(404);
  await visit(page, '/blog/nothing-here');
  await expect(page.getByRole('heading', { name: 'דף לא נמצא' })).toBeVisible();
  await visit(page, '/blog');
  await page.route('**/api/blog-posts/*', (route) => route.fulfill({ status: 404, json: { message: 'x' } }));
  await main(page).getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'דף לא נמצא' })).toBeVisible();
});

test('an article opens by its number, from the list, and names the tab', async ({ page, request }) => {
  const { id } = (await (await request.get('/api/blog-posts/privacy-law-small-business')).json()) as {
    id: number;
  };
  await visit(page, `/blog/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('תיקון 13');
  await page.getByRole('main').getByRole('link', { name: 'הבלוג' }).click();
  const newest = main(page).getByRole('article').first();
  const name = await newest.getByRole('heading', { level: 2 }).innerText();
  await newest.getByRole('link').click();
  await expect(page).toHaveTitle(`${name} – ביקור`);
  await page.goBack();
  await expect(page).toHaveTitle('הבלוג – ביקור');
});

test('a like is kept, and can be taken back', async ({ page }) => {
  await visit(page, '/blog/photos-with-a-phone');
  const like = page.getByRole('button', { name: 'אהבתי' });
  const count = main(page).getByRole('status').last();
  const before = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  const pressed = page.waitForResponse((answer) => answer.url().endsWith('/like'));
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect((await pressed).status()).toBe(200);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toContainText(String(before + 1));
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await like.click();
  await expect(count).toContainText(String(before));
});

test('a like the server refuses is undone and said', async ({ page }) => {
  await page.route('**/like', (route) => route.fulfill({ status: 429, json: { message: 'לאט לאט' } }));
  await visit(page, '/blog/photos-with-a-phone');
  await page.getByRole('button', { name: 'אהבתי' }).click();
  await expect(toastIn(page)).toContainText('הסימון לא נשמרלאט לאט');
  await expect(page.getByRole('button', { name: 'אהבתי' })).toHaveAttribute('aria-pressed', 'false');
});

test('the link goes to the clipboard', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, long);
  await page.getByRole('button', { name: 'העתקת קישור' }).click();
  await expect(page.getByText('הקישור הועתק')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + long);
});

test('nothing hangs over the edge', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/blog', long]) {
      await page.goto(path);
      expect(await overhang(page), `${path} at ${width}`).toBe(0);
    }
  }
});

for (const look of looks)
  test(`has no fault for axe (${look.language}, ${look.theme})`, async ({ page, context, baseURL }) => {
    await choose(context, baseURL, look);
    for (const path of ['/blog', long, '/blog?q=zzzz']) {
      await visit(page, path);
      await expectAccessible(page);
    }
  });
