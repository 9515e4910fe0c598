import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleList } from '../../../contract/website/blog.schema.ts';
import { BlogPost } from '../../../models/BlogPost.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';

let app: TestApp;
let now = new Date('2026-11-22T08:00:00.000Z');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await BlogPost.query(app.knex).delete();
});

const list = async (query = ''): Promise<ArticleList> => {
  const reply = await app.client().get(`/api/blog-posts${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as ArticleList;
};
const titles = ({ articles }: ArticleList) => articles.map(({ title }) => title);
const find = (query: Record<string, string>) => list(`?${new URLSearchParams(query)}`);

describe('GET /api/blog-posts', () => {
  it('lists what is out, newest first, seven on a page', async () => {
    for (let number = 1; number <= 9; number += 1)
      await createBlogPost(app.knex, { title: `מאמר ${number}`, publishedAt: daysAgo(number) });
    await createBlogPost(app.knex, { title: 'טיוטה', isPublished: false });
    await createBlogPost(app.knex, { title: 'בלי תאריך', publishedAt: null });
    const first = await list();
    expect(titles(first)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `מאמר ${number}`));
    expect(first).toMatchObject({ total: 9, page: 1, pages: 2 });
    expect(first.articles[1]?.publishedAt).toBe(daysAgo(2).toISOString());
    expect(titles(await list('?page=2'))).toEqual(['מאמר 8', 'מאמר 9']);
    expect(await list('?page=99')).toMatchObject({ articles: [], total: 9, page: 99, pages: 2 });
  });

  it('shows a scheduled article from its very moment on', async () => {
    const { slug } = await createBlogPost(app.knex, { publishedAt: daysAgo(-1) });
    now = new Date(now.getTime() + day - 1);
    expect((await list()).total).toBe(0);
    expect((await app.client().get(`/api/blog-posts/${slug}`)).status).toBe(404);
    now = new Date(now.getTime() + 1);
    expect((await list()).total).toBe(1);
    expect((await app.client().get(`/api/blog-posts/${slug}`)).status).toBe(200);
  });

  it('filters by category and tag and counts the categories of all that is out', async () => {
    const past = { publishedAt: daysAgo(1) };
    await createBlogPost(app.knex, { ...past, title: 'א', category: 'חוק', tags: ['מע"מ', 'טפסים'] });
    await createBlogPost(app.knex, { ...past, title: 'ב', category: 'עיצוב', tags: ['50%'] });
    await createBlogPost(app.knex, { ...past, title: 'ג', category: 'עיצוב', tags: [] });
    await createBlogPost(app.knex, { ...past, title: 'ד', category: 'אחר', tags: [] });
    await createBlogPost(app.knex, { ...past, category: 'סודי', isPublished: false });
    for (const category of ['', null]) await createBlogPost(app.knex, { ...past, category, tags: ['50%'] });
    const law = await find({ category: 'חוק' });
    expect(titles(law)).toEqual(['א']);
    expect(law.categories).toEqual([
      { name: 'עיצוב', count: 2 },
      { name: 'אחר', count: 1 },
      { name: 'חוק', count: 1 },
    ]);
    expect(titles(await find({ tag: 'מע"מ' }))).toEqual(['א']);
    expect(titles(await find({ q: 'טפסים' }))).toEqual(['א']);
    expect(titles(await find({ tag: 'מע' }))).toEqual([]);
    expect(titles(await find({ category: "x' or 1=1--" }))).toEqual([]);
  });

  it('finds all the words, in title and text, as they are written', async () => {
    const past = { publishedAt: daysAgo(1), tags: [], excerpt: null, author: null, category: null };
    await createBlogPost(app.knex, {
      ...past,
      title: 'כרטיס NFC',
      content: '<p>הצמדה של <strong>טלפון</strong> 100%</p>',
    });
    await createBlogPost(app.knex, { ...past, title: 'כרטיס נייר', content: '<p>דפוס</p>' });
    expect(titles(await find({ q: 'כרטיס טלפון' }))).toEqual(['כרטיס NFC']);
    expect(titles(await find({ q: '  nfc ' }))).toEqual(['כרטיס NFC']);
    expect(titles(await find({ q: '0%' }))).toEqual(['כרטיס NFC']);
    expect(titles(await find({ q: '%_\\' }))).toEqual([]);
    expect(titles(await find({ q: 'strong' }))).toEqual([]);
  });

  it.each(['page=0', 'page=-1', 'page=1e3', 'page=x', 'page=1&page=2', `q=${'x'.repeat(121)}`])(
    'refuses %s',
    async (query) => {
      expect((await app.client().get(`/api/blog-posts?${query}`)).status).toBe(422);
    },
  );
});

describe('GET /api/blog-posts/{id or slug}', () => {
  it('reads by number, by address and by an address of digits', async () => {
    const post = await createBlogPost(app.knex, { slug: 'פוסט-ראשון', publishedAt: daysAgo(2) });
    const digits = await createBlogPost(app.knex, { slug: '99999999', publishedAt: daysAgo(1) });
    const read = async (name: string) => (await app.client().get(`/api/blog-posts/${name}`)).body;
    expect(await read(String(post.id))).toMatchObject({
      id: post.id,
      path: `/blog/${encodeURIComponent('פוסט-ראשון')}`,
    });
    expect(await read(encodeURIComponent('פוסט-ראשון'))).toMatchObject({ id: post.id });
    expect(await read('99999999')).toMatchObject({ id: digits.id });
    for (const name of ['0', '-1', 'nothing', '999999999999999999999', '%00', '..%2Fadmin'])
      expect([400, 404]).toContain((await app.client().get(`/api/blog-posts/${name}`)).status);
  });

  it('cleans the text again, and numbers its headings', async () => {
    const content =
      '<h2 onclick="x()">מהו &amp; למה</h2><script>alert(1)</script><p style="x">טקסט</p><h2 dir="ltr">NFC <em>chips</em></h2><h2> </h2><img src="https://x.example/a.png" onerror="x">';
    const { slug } = await createBlogPost(app.knex, { content, publishedAt: daysAgo(1) });
    const { html, sections } = (await app.client().get(`/api/blog-posts/${slug}`)).body;
    expect(html).not.toMatch(/script|onclick|onerror|style/);
    expect(html).toContain('<h2 id="section-2" dir="ltr">NFC <em>chips</em></h2>');
    expect(sections).toEqual([
      { id: 'section-1', title: 'מהו & למה' },
      { id: 'section-2', title: 'NFC chips' },
    ]);
  });

  it('names what to read next, and nothing that is not out', async () => {
    const past = (days: number, title: string, category = 'אחר') =>
      createBlogPost(app.knex, { title, category, publishedAt: daysAgo(days) });
    const oldest = await past(9, 'ישן');
    await past(3, 'אותה קטגוריה', 'טיפים');
    await past(2, 'חדש');
    const draft = await createBlogPost(app.knex, { isPublished: false });
    const post = await createBlogPost(app.knex, {
      title: 'המאמר',
      category: 'טיפים',
      publishedAt: daysAgo(5),
      relatedArticles: [draft.id, oldest.id],
    });
    const { related, older, newer } = (await app.client().get(`/api/blog-posts/${post.id}`)).body;
    expect(related.map(({ title }: { title: string }) => title)).toEqual(['ישן', 'אותה קטגוריה', 'חדש']);
    expect(older).toMatchObject({ title: 'ישן' });
    expect(newer).toMatchObject({ title: 'אותה קטגוריה' });
  });
});
