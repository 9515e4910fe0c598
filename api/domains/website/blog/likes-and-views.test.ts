import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BlogLike } from '../../../models/BlogLike.ts';
import { BlogPost } from '../../../models/BlogPost.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let post: BlogPost;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  post = await createBlogPost(app.knex, {
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-02-01T00:00:00Z'),
  });
});

const stored = () => BlogPost.query(app.knex).findById(post.id).throwIfNotFound();

describe('liking an article', () => {
  const path = () => `/api/blog-posts/${post.id}/like`;

  it('counts a visitor once, however often and at once it is pressed', async () => {
    const visitor = app.client();
    expect((await visitor.post(path())).body).toEqual({ likeCount: 1, isLiked: true });
    const replies = await Promise.all(Array.from({ length: 8 }, () => visitor.post(path())));
    expect(replies.map(({ body }) => body.likeCount)).toEqual(Array(8).fill(1));
    expect((await app.client().post(path())).body.likeCount).toBe(2);
    expect((await visitor.get(`/api/blog-posts/${post.id}`)).body).toMatchObject({
      isLiked: true,
      likeCount: 2,
    });
    expect((await app.client().get(`/api/blog-posts/${post.id}`)).body.isLiked).toBe(false);
  });

  it('counts a signed-in person once from two browsers at the same time', async () => {
    const user = await createUser(app.knex);
    const browsers = [app.client(), app.client()];
    for (const browser of browsers) await browser.signIn(user);
    await Promise.all(browsers.map((browser) => browser.post(path())));
    expect((await stored()).likeCount).toBe(1);
  });

  it('knows a visitor again who then signs in', async () => {
    const user = await createUser(app.knex);
    const browser = app.client();
    await browser.post(path());
    await browser.signIn(user);
    expect((await browser.post(path())).body).toEqual({ likeCount: 1, isLiked: true });
    expect((await browser.delete(path())).body).toEqual({ likeCount: 0, isLiked: false });
    expect(await BlogLike.query(app.knex).where('post_id', post.id).resultSize()).toBe(0);
  });

  it('takes a like back once, and never one of somebody else', async () => {
    const visitor = app.client();
    await app.client().post(path());
    await visitor.post(path());
    for (let time = 0; time < 2; time += 1)
      expect((await visitor.delete(path())).body).toEqual({ likeCount: 1, isLiked: false });
  });

  it('keeps neither address nor cookie, and gives the cookie only with a like', async () => {
    const visitor = app.client();
    await visitor.get(`/api/blog-posts/${post.id}`);
    expect(visitor.cookies.get('bikur.reader')).toBeUndefined();
    await visitor.post(path());
    const cookie = visitor.cookies.get('bikur.reader') ?? '';
    expect(cookie).toMatch(/^[\w-]{43}$/);
    const [like] = await BlogLike.query(app.knex).where('post_id', post.id);
    expect(like?.visitorHash?.length).toBe(32);
    expect(like?.visitorHash?.toString('base64url')).not.toBe(cookie);
  });

  it('needs the anti-forgery token and an article that is out', async () => {
    expect((await app.client().post(path(), undefined, { csrf: false })).status).toBe(403);
    const draft = await createBlogPost(app.knex, { isPublished: false });
    expect((await app.client().post(`/api/blog-posts/${draft.id}/like`)).status).toBe(404);
    expect((await app.client().post('/api/blog-posts/abc/like')).status).toBe(404);
  });

  it('is no change of the article', async () => {
    await app.client().post(path());
    expect((await stored()).updatedAt).toEqual(post.updatedAt);
    await post.$query(app.knex).patch({ title: 'כותרת אחרת' });
    expect((await stored()).updatedAt).not.toEqual(post.updatedAt);
  });
});

describe('counting views', () => {
  const safari = {
    'User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  };
  const view = (headers: Record<string, string> = safari) =>
    app.client().post(`/api/blog-posts/${post.id}/views`, undefined, { headers, csrf: false });

  it('counts a visit once and the next visit again', async () => {
    for (let time = 0; time < 3; time += 1) expect((await view()).status).toBe(204);
    expect((await stored()).viewCount).toBe(1);
    now = new Date(now.getTime() + 31 * 60_000);
    await view();
    expect((await stored()).viewCount).toBe(2);
    expect((await stored()).updatedAt).toEqual(post.updatedAt);
  });

  it('leaves out bots, previews, what is fetched ahead and other sites', async () => {
    await view({ 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await view({ 'User-Agent': 'WhatsApp/2.24' });
    await view({ ...safari, 'Sec-Purpose': 'prefetch' });
    expect((await view({ ...safari, Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await stored()).viewCount).toBe(0);
  });

  it('knows no view of a draft', async () => {
    await post.$query(app.knex).patch({ isPublished: false });
    expect((await view()).status).toBe(404);
  });
});
