import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfPicture } from '../../../contract/cards/picture-address.ts';
import { changeRow } from '../../../testing/change-row.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { makePictureId } from '../../cards/media/picture-key.ts';

let app: TestApp;
let admin: TestClient;
let others: TestClient[];
// Behind the database's own clock, so that an article published by it is published by both.
let now = new Date(Date.now() - 1_800_000);
const aWhile = 600_000;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  admin = (await signInAs(app, 'admin')).client;
  others = [app.client(), (await signInAs(app, 'user')).client, (await signInAs(app, 'moderator')).client];
});
afterAll(() => app.close());

const create = (article: Record<string, unknown>) => admin.post('/api/admin/blog-posts', article);
const save = (id: number, article: Record<string, unknown>) =>
  changeRow(admin, `/api/admin/blog-posts/${id}`, article);
const publicTexts = async () =>
  (
    await Promise.all(
      ['/api/blog-posts', '/blog/rss.xml'].map(async (path) => (await app.client().get(path)).text),
    )
  ).join('\n');

describe('the text of an article', () => {
  it('whose tags stand too deep is refused on its field; one of an older row is shown without the deep ones', async () => {
    const quotes = (count: number) => `${'<blockquote>'.repeat(count)}תוכן${'</blockquote>'.repeat(count)}`;
    expect((await create({ title: 'ציטוטים', content: quotes(32) })).body.content).toBe(quotes(32));
    for (const content of [
      quotes(33),
      quotes(7_000),
      // Closing tags that are none, tags that are dropped and never closed, a comment.
      '<blockquote title="</blockquote>">'.repeat(33),
      '<div><!-- </div> -->'.repeat(33),
    ])
      expect(await create({ title: 'עמוק', content })).toMatchObject({
        status: 422,
        body: { errors: { content: expect.stringMatching(/זה בתוך זה/u) } },
      });
    const flat = '<p>א<br>ב'.repeat(300);
    expect((await create({ title: 'שטוח', content: flat })).status).toBe(201);
    const old = await createBlogPost(app.knex, { content: quotes(2_000), publishedAt: now });
    const shown = await app.client().get(`/api/blog-posts/${old.id}`);
    expect(shown.body.html.match(/<blockquote>/gu)).toHaveLength(32);
    expect(shown.body.html).toContain('תוכן');
  });
});

describe('the address of an article', () => {
  it('is made of the title, and numbered where another has it', async () => {
    const first = await create({ title: 'מה זה NFC? “מדריך” קצר לבע״מ', content: '<p>א</p>' });
    expect(first).toMatchObject({ status: 201, body: { slug: 'מה-זה-nfc-מדריך-קצר-לבעמ' } });
    expect((await create({ title: 'מה זה NFC? “מדריך” קצר לבע״מ' })).body.slug).toBe(
      'מה-זה-nfc-מדריך-קצר-לבעמ-2',
    );
    expect((await create({ title: '😀!!!' })).body.errors).toEqual({ slug: expect.any(String) });
  });

  it('that is taken or spelt wrong is refused on its field, and is given once to two at a time', async () => {
    const { slug } = await createBlogPost(app.knex);
    expect(await create({ title: 'כפול', slug })).toMatchObject({
      status: 409,
      body: { errors: { slug: 'הכתובת כבר תפוסה' } },
    });
    for (const wrong of ['a b', 'x/y', '../etc', 'שלום_עולם', 'рaypal', '-a'])
      expect(await create({ title: 'שגוי', slug: wrong })).toMatchObject({
        status: 422,
        body: { errors: { slug: expect.any(String) } },
      });
    const twice = await Promise.all([1, 2].map(() => create({ title: 'יחד', slug: 'at-once' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('leads to the new one when it changes after people could read it, until another article takes it', async () => {
    const { body: post } = await create({
      title: 'נודד',
      slug: 'moving-away',
      publishedAt: now.toISOString(),
    });
    await save(post.id, { slug: 'moved-נודד' });
    const page = await app.client().get('/blog/moving-away?from=mail', { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('location')]).toEqual([
      301,
      `/blog/${encodeURIComponent('moved-נודד')}?from=mail`,
    ]);
    expect((await app.client().get('/api/blog-posts/moving-away')).body.id).toBe(post.id);
    const draft = await create({ title: 'טיוטה', slug: 'never-seen', isPublished: false });
    await save(draft.body.id, { slug: 'still-hidden' });
    expect((await app.client().get('/api/blog-posts/never-seen')).status).toBe(404);
    const taker = await create({ title: 'חדש', slug: 'moving-away', publishedAt: now.toISOString() });
    expect((await app.client().get('/api/blog-posts/moving-away')).body.id).toBe(taker.body.id);
  });
});

describe('when an article comes out', () => {
  it('published without a moment comes out now; a draft keeps none', async () => {
    const draft = await create({ title: 'עוד לא', isPublished: false });
    expect(draft.body.publishedAt).toBeNull();
    const { body } = await save(draft.body.id, { isPublished: true });
    expect(body.publishedAt).toBe(now.toISOString());
    now = new Date(now.getTime() + aWhile);
    await save(draft.body.id, { isPublished: false });
    expect((await save(draft.body.id, { isPublished: true })).body.publishedAt).toBe(body.publishedAt);
  });

  it('one of the future is nowhere to be seen but in the preview of an admin', async () => {
    const title = 'מתוזמן לעתיד';
    const publishedAt = new Date(now.getTime() + aWhile).toISOString();
    const { body: post } = await create({ title, publishedAt, category: 'עתידנות', tags: ['מחר'] });
    const named = await createBlogPost(app.knex, { relatedArticles: [post.id], publishedAt: now });
    const queries = ['?q=' + encodeURIComponent('מתוזמן'), '?tag=מחר', '?category=עתידנות'];
    const everywhere = async () => [
      await publicTexts(),
      (await app.client().get(`/api/blog-posts/${named.id}`)).text,
      ...(await Promise.all(
        queries.map(async (query) => (await app.client().get(`/api/blog-posts${query}`)).text),
      )),
    ];
    expect((await everywhere()).join('\n')).not.toContain(title);
    for (const client of others)
      for (const path of [`${post.id}`, `${post.id}?preview=1`, `${encodeURIComponent(post.slug)}?preview=1`])
        expect((await client.get(`/api/blog-posts/${path}`)).status).toBe(404);
    expect((await admin.get(`/api/blog-posts/${post.id}`)).status).toBe(404);
    const preview = await admin.get(`/api/blog-posts/${post.id}?preview=1`);
    expect(preview).toMatchObject({ status: 200, body: { title, hidden: 'scheduled' } });
    expect(preview.headers.get('cache-control')).toContain('no-store');

    now = new Date(now.getTime() + aWhile);
    for (const text of await everywhere()) expect(text).toContain(title);
    expect((await admin.get(`/api/blog-posts/${post.id}?preview=1`)).body.hidden).toBeNull();
  });

  it('is found by its state', async () => {
    const titles = async (state: string) => {
      const filter = encodeURIComponent(JSON.stringify({ state, category: 'מצבים' }));
      const answer = await admin.get(`/api/admin/blog-posts?filter=${filter}`);
      return answer.status === 200
        ? answer.body.map(({ title }: { title: string }) => title)
        : answer.body.errors;
    };
    const about = { category: 'מצבים' };
    await createBlogPost(app.knex, { ...about, title: 'טיוטה', isPublished: false });
    await createBlogPost(app.knex, { ...about, title: 'אחר כך', publishedAt: new Date(Date.now() + aWhile) });
    await createBlogPost(app.knex, { ...about, title: 'בחוץ', publishedAt: new Date(Date.now() - aWhile) });
    expect(await titles('draft')).toEqual(['טיוטה']);
    expect(await titles('scheduled')).toEqual(['אחר כך']);
    expect(await titles('published')).toEqual(['בחוץ']);
    for (const wrong of ['', 'true) or (true', 'constructor'])
      expect(await titles(wrong)).toEqual({ 'filter.state': expect.any(String) });
  });
});

describe('what an article holds', () => {
  it.each([
    ['<img src=x onerror=alert(1)>'],
    ['<p\nonmouseover=alert(1)>x</p>'],
    ['<svg><script>alert(1)</script></svg>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>'],
    ['<a href=" javascript:alert(1)">x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>'],
    ['<a href="\u0001javascript:alert(1)">x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['<a href="vbscript:alert(1)">x</a>'],
    ['<a href="blob:alert(1)">x</a>'],
    ['<a href="//evil.example/alert(1)">x</a>'],
    ['<img src="https://evil.example/alert(1).png">'],
    ['<img src="/media/../alert(1)">'],
    ['<meta http-equiv="refresh" content="0;url=alert(1)">'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['<p style="background:url(alert(1))" class="MsoNormal">x</p>'],
    ['<form action="alert(1)"><input autofocus onfocus=alert(1)></form>'],
  ])('is cleaned: %s', async (content) => {
    const { body } = await create({ title: 'ניקוי', content: `<p>לפני</p>${content}<p>אחרי</p>` });
    expect(body.content).not.toMatch(
      /alert\(1\)"|onerror|onmouseover|onfocus|script:|data:|blob:|style|class|iframe|meta/i,
    );
    expect(body.content).toContain('<p>לפני</p>');
    expect(body.content).toContain('<p>אחרי</p>');
  });

  it('keeps what an article is made of, and cleaning twice changes nothing', async () => {
    const picture = await storedPicture();
    const content =
      '<h2 dir="rtl">כותרת</h2><p>שלום <strong>עולם</strong> 😀 <a href="https://example.co.il/?a=1&amp;b=2">קישור</a> <a href="/help">עזרה</a></p>' +
      '<ul><li><p>אחת</p></li></ul><blockquote><p>ציטוט</p></blockquote>' +
      `<img src="${picture}" alt="כרטיס &quot;זהב&quot;" />` +
      '<table><tbody><tr><th colspan="2" rowspan="1"><p>א</p></th></tr></tbody></table><p>1 &lt; 2</p>';
    const { body } = await create({ title: 'שלם', content });
    expect(body.content).toBe(content.replace('b=2">', 'b=2" rel="noopener nofollow">'));
    expect((await save(body.id, { content: body.content })).body.content).toBe(body.content);
  });

  it('may be as long as 200,000 Hebrew letters, and no longer', async () => {
    const letters = (count: number) => `<p>${'א'.repeat(count - 7)}</p>`;
    expect((await create({ title: 'ארוך', content: letters(200_000) })).status).toBe(201);
    expect(await create({ title: 'ארוך מדי', content: letters(200_001) })).toMatchObject({
      status: 422,
      body: { errors: { content: expect.any(String) } },
    });
  });

  async function storedPicture(): Promise<string> {
    const storageKey = makePictureId(1280, 720);
    await createMedia(app.knex, { purpose: 'blog', storageKey, width: 1280, height: 720 });
    return addressOfPicture(storageKey);
  }

  it('shows pictures that are kept, wherever it names them', async () => {
    const missing = addressOfPicture(makePictureId(640, 480));
    expect(
      (await create({ title: 'תמונות', featuredImage: missing, content: `<img src="${missing}" alt="" />` }))
        .body.errors,
    ).toEqual({ featuredImage: expect.any(String), content: expect.any(String) });
    expect((await create({ title: 'זר', featuredImage: 'https://evil.example/x.jpg' })).body.errors).toEqual({
      featuredImage: expect.any(String),
    });
    const picture = await storedPicture();
    const { body } = await create({ title: 'יש', featuredImage: picture, authorImage: picture });
    expect(body).toMatchObject({ featuredImage: picture, authorImage: picture });
    expect((await save(body.id, { isPublished: false })).body.featuredImage).toBe(picture);
    // A picture that is lost later stops nobody from saving what already shows it.
    await app.knex('media').delete();
    const kept = await save(body.id, { title: 'יש עוד', featuredImage: picture, authorImage: missing });
    expect(kept.body.errors).toEqual({ authorImage: expect.any(String) });
  });

  it('names related articles that exist, each once and never itself', async () => {
    const other = await createBlogPost(app.knex);
    const { body } = await create({ title: 'קשור', relatedArticles: [other.id, 987_654, other.id] });
    expect(body.relatedArticles).toEqual([other.id]);
    expect((await save(body.id, { relatedArticles: [body.id, other.id] })).body.relatedArticles).toEqual([
      other.id,
    ]);
  });
});

describe('two who write at once', () => {
  it('the second hears of it and overwrites nothing; a like is no save', async () => {
    const { body: begun } = await create({ title: 'שניים' });
    await app.knex('blog_posts').where({ id: begun.id }).increment('like_count', 1);
    expect((await save(begun.id, { ...begun, title: 'של הראשון' })).status).toBe(200);
    const late = await save(begun.id, { ...begun, title: 'של השני' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: { root: expect.any(String) } },
    });
    expect((await admin.get(`/api/admin/blog-posts/${begun.id}`)).body.title).toBe('של הראשון');
  });
});

it('only admins write', async () => {
  const post = await createBlogPost(app.knex);
  for (const client of others) {
    const tries = [
      await client.post('/api/admin/blog-posts', { title: 'x' }),
      await client.put(`/api/admin/blog-posts/${post.id}`, { title: 'x' }),
      await client.delete(`/api/admin/blog-posts/${post.id}`),
    ];
    for (const { status } of tries) expect([401, 403]).toContain(status);
  }
});

it('what was changed stands in the audit log', async () => {
  const { body } = await create({ title: 'לפני' });
  await save(body.id, { title: 'אחרי' });
  const [entry] = await app
    .knex('audit_log')
    .where({ entity: 'blog-posts', entity_id: String(body.id), action: 'update' });
  expect([entry.before, entry.after]).toEqual([{ title: 'לפני' }, { title: 'אחרי' }]);
});
