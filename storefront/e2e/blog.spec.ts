import { expect, test, type Page } from '@playwright/test';
import { servedPage } from './served-page.ts';
import { choose, expectAccessible, overhang, toastIn, visit } from './visit.ts';

const long = '/blog/privacy-law-small-business';
const main = (page: Page) => page.getByRole('main');

test.describe('as the server sends it', () => {
  test('the list leads with the newest article, and its search is a plain form', async ({ request }) => {
    const page = await servedPage(request, '/blog');
    expect(page.all('h1').map(({ text }) => text)).toEqual(['הבלוג']);
    expect(page.all('article')).toHaveLength(7);
    const first = page.part('article');
    expect(first?.all('h2')[0]?.text.trim()).not.toBe('');
    expect(first?.text).toMatch(/\d{1,2} ב[א-ת]+ 20\d\d/u);
    expect(first?.text).toContain('קריאה');
    const form = page.all('form').find(({ attributes }) => attributes['role'] === 'search');
    expect(form?.attributes).toMatchObject({ action: '/blog' });
    expect(page.part('form')?.all('input')[0]?.attributes).toMatchObject({ name: 'q' });
    const found = await servedPage(request, `/blog?${new URLSearchParams({ q: 'וואטסאפ' })}`);
    expect(found.part('main')?.text).toContain('עבור וואטסאפ');
    const ofCategory = await servedPage(request, `/blog?${new URLSearchParams({ category: 'חוק ופרטיות' })}`);
    expect(ofCategory.all('article')).toHaveLength(2);
  });

  test('nonsense in the address of the list does no harm', async ({ request }) => {
    for (const query of ['page=0', 'page=abc', `q=${'א'.repeat(500)}`, 'category=%00%3Cb%3E', 'page=999']) {
      const page = await servedPage(request, `/blog?${query}`);
      expect(page.status, query).toBe(200);
      const alerts = page.part('main')?.elements.filter(({ attributes }) => attributes['role'] === 'alert');
      expect(alerts, query).toEqual([]);
    }
  });

  test('an article is whole: text, contents, share, what to read on', async ({ request }) => {
    const page = await servedPage(request, long);
    expect(page.all('h1')[0]?.text).toContain('תיקון 13');
    const links = page.links('main');
    expect(links).toContainEqual([expect.stringContaining('דיוור הוא סיפור אחר'), '#section-1']);
    expect(page.html).toMatch(/<h2[^>]* id="section-1"[^>]*>[^<]*דיוור הוא סיפור אחר/u);
    expect(links).toContainEqual([
      expect.stringContaining('WhatsApp'),
      expect.stringMatching(new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(long)}`, 'u')),
    ]);
    expect(page.all('article')).toHaveLength(3);
    const neighbours = page.elements.filter(({ attributes }) =>
      /^(prev|next)$/u.test(attributes['rel'] ?? ''),
    );
    expect(neighbours.map(({ name }) => name)).toEqual(['a', 'a']);
    // The number is another way to it.
    const { id } = (await (await request.get(`/api/blog-posts/${long.slice(6)}`)).json()) as { id: number };
    expect((await servedPage(request, `/blog/${id}`)).all('h1')[0]?.text).toContain('תיקון 13');
  });

  test('search engines and link previews are told all of an article', async ({ request, baseURL }) => {
    const page = await servedPage(request, long);
    const meta = (name: string) =>
      page.all('meta').find(({ attributes }) => attributes['property'] === name)?.attributes['content'];
    const links = (given: typeof page, rel: string) =>
      given.all('link').flatMap(({ attributes }) => (attributes['rel'] === rel ? [attributes] : []));
    const canonical = (given: typeof page) => links(given, 'canonical').map(({ href }) => href);
    expect(meta('og:type')).toBe('article');
    expect(meta('og:image')).toMatch(new RegExp(`^${baseURL}/media/.*\\.jpg$`, 'u'));
    expect(canonical(page)).toEqual([baseURL + long]);
    expect(links(page, 'alternate')).toEqual([
      expect.objectContaining({ type: 'application/rss+xml', href: `${baseURL}/blog/rss.xml` }),
    ]);
    expect(page.all('title')[0]?.text).toMatch(/תיקון 13.* – ביקור$/u);
    const data = page
      .all('script')
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map(({ text }) => JSON.parse(text) as Record<string, unknown>);
    expect(data.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({ inLanguage: 'he', mainEntityOfPage: baseURL + long });

    const english = await servedPage(request, `${long}?lang=en`);
    expect(canonical(english)).toEqual([baseURL + long]);
    // The text stays Hebrew: its head says so.
    expect(english.html).toMatch(/<header[^>]* dir="rtl" lang="he"[^>]*>(?:(?!<\/header>).)*<h1/u);
    expect(canonical(await servedPage(request, '/blog?page=2&lang=he'))).toEqual([`${baseURL}/blog?page=2`]);
    const searched = await servedPage(request, '/blog?q=x');
    expect(searched.all('meta').map(({ attributes }) => attributes)).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
  });

  test('drafts, what comes out later and what never was are not found', async ({ request }) => {
    for (const slug of ['spring-templates-preview', 'nothing-here', '999999999']) {
      const page = await servedPage(request, `/blog/${slug}`);
      expect([slug, page.status, page.all('h1')[0]?.text]).toEqual([slug, 404, 'דף לא נמצא']);
    }
  });
});

test('the list: category, search, page and article stand in the address; no fault for axe, nothing over the edge', async ({
  page,
}) => {
  await visit(page, '/blog');
  const articles = main(page).getByRole('article');
  await test.step('no fault for axe, nothing hangs over the edge', async () => {
    await expectAccessible(page, { themes: 'chosen' });
    await expectNoOverhang(page);
  });
  await test.step('page, category and a search without result', async () => {
    await page.getByRole('link', { name: 'הבא' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(main(page).getByText('עמוד 2 מתוך 2')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'קטגוריות' })
      .getByRole('link', { name: /חוק ופרטיות/ })
      .click();
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ category: 'חוק ופרטיות' })}`);
    await expect(articles).toHaveCount(2);
    await page.getByPlaceholder('חיפוש במאמרים').fill('אין-מילה-כזאת');
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { name: 'לא נמצאו מאמרים' })).toBeVisible();
    await main(page).getByRole('link', { name: 'לכל המאמרים' }).last().click();
    await expect(articles).toHaveCount(7);
  });
  await test.step('an article names the tab, and the way back the list', async () => {
    const name = await articles.first().getByRole('heading', { level: 2 }).innerText();
    await articles.first().getByRole('link').click();
    await expect(page).toHaveTitle(`${name} – ביקור`);
    await page.goBack();
    await expect(page).toHaveTitle('הבלוג – ביקור');
  });
  await test.step('one that has gone meanwhile is not found', async () => {
    await page.route('**/api/blog-posts/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'x' } }),
    );
    await articles.nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'דף לא נמצא' })).toBeVisible();
  });
});

test('an article: its contents, its link, a like that is kept and one that is refused; no fault for axe, nothing over the edge', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, long);
  await test.step('no fault for axe, nothing hangs over the edge', async () => {
    await expectAccessible(page, { themes: 'chosen' });
    await expectNoOverhang(page);
  });
  await test.step('the contents lead to their headings', async () => {
    await page
      .getByRole('navigation', { name: 'במאמר הזה' })
      .getByRole('link', { name: 'דיוור הוא סיפור אחר' })
      .click();
    await expect(page).toHaveURL(/#section-1$/);
    await expect(page.getByRole('heading', { name: 'דיוור הוא סיפור אחר' })).toBeInViewport();
  });
  await test.step('the link goes to the clipboard', async () => {
    await page.getByRole('button', { name: 'העתקת קישור' }).click();
    await expect(page.getByText('הקישור הועתק')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + long);
  });
  const like = page.getByRole('button', { name: 'אהבתי' });
  const count = main(page).getByRole('status').last();
  const shown = async () => Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  await test.step('a like the server refuses is undone and said', async () => {
    await page.route('**/like', (route) => route.fulfill({ status: 429, json: { message: 'לאט לאט' } }));
    await like.click();
    await expect(toastIn(page)).toContainText('הסימון לא נשמרלאט לאט');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/like');
  });
  await test.step('a like is kept, and can be taken back', async () => {
    const before = await shown();
    const pressed = page.waitForResponse((answer) => answer.url().endsWith('/like'));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect((await pressed).status()).toBe(200);
    const button = (await servedPage(page.request, long))
      .all('button')
      .find(({ text }) => text.includes('אהבתי'));
    expect(button?.attributes['aria-pressed']).toBe('true');
    await expect.poll(shown).toBe(before + 1);
    await like.click();
    await expect.poll(shown).toBe(before);
  });
});

test('without a script nothing offers a like', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto(long);
  await expect(page.getByRole('link', { name: 'שליחה ב־WhatsApp' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'אהבתי' })).toBeHidden();
  await page.close();
});

test('no fault for axe in English (dark)', async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  await visit(page, '/blog');
  await expectAccessible(page, { themes: 'chosen' });
  await main(page).getByRole('article').first().getByRole('link').click();
  await expect(main(page).locator('footer button[aria-pressed]')).toBeVisible();
  await expectAccessible(page, { themes: 'chosen' });
});

async function expectNoOverhang(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page), `at ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}
