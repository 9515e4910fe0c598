import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';

let app: TestApp;
const now = new Date('2026-11-22T08:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, env: { PUBLIC_URL: 'https://bikur.example' } });
});
afterAll(() => app.close());

interface Feed {
  rss: { channel: { language: string; 'atom:link': unknown; item: Record<string, string>[] | undefined } };
}

async function feed(): Promise<Feed> {
  const reply = await app.client().get('/blog/rss.xml');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(XMLValidator.validate(reply.text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });
  return parser.parse(reply.text) as Feed;
}

it('is valid without any article', async () => {
  expect((await feed()).rss.channel).toMatchObject({ language: 'he' });
});

it('carries the articles that are out with their text, newest first, whatever is written in them', async () => {
  await createBlogPost(app.knex, {
    slug: 'ראשון',
    title: 'קפה & "מאפה" <b>\u0007 בע״מ',
    content: '<p>שלום <a href="/examples">דוגמאות</a> ]]> <script>x</script></p>',
    publishedAt: new Date('2026-11-01T06:00:00Z'),
  });
  await createBlogPost(app.knex, { title: 'חדש', publishedAt: new Date('2026-11-20T06:00:00Z') });
  await createBlogPost(app.knex, { title: 'טיוטה', isPublished: false });
  await createBlogPost(app.knex, { title: 'מחר', publishedAt: new Date('2026-11-23T06:00:00Z') });
  const [newest, oldest, ...others] = (await feed()).rss.channel.item ?? [];
  expect(others).toEqual([]);
  expect(newest?.['title']).toBe('חדש');
  expect(oldest).toMatchObject({
    title: 'קפה & "מאפה" <b> בע״מ',
    link: `https://bikur.example/blog/${encodeURIComponent('ראשון')}`,
    pubDate: 'Sun, 01 Nov 2026 06:00:00 GMT',
  });
  expect(oldest?.['content:encoded']).toContain('<a href="https://bikur.example/examples"');
  expect(oldest?.['content:encoded']).not.toContain('script');
});

it('is there to be read only', async () => {
  expect((await app.client().post('/blog/rss.xml', {})).status).not.toBe(200);
});
