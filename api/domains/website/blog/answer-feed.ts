import { dataPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { sanitizeArticle } from '../../../lib/sanitize-article.ts';
import type { BlogPost } from '../../../models/BlogPost.ts';
import { presentSummary } from './blog.presenter.ts';
import { newestFirst, publishedArticles } from './published-articles.queries.ts';

const feedPath = '/blog/rss.xml';
const maxArticles = 30;
const quarterOfAnHour = 900;
const about = 'מאמרים על כרטיסי ביקור דיגיטליים, NFC ושיווק לעסקים קטנים בישראל.';

/** Answers `/blog/rss.xml`: the newest articles as RSS 2.0, with their whole text (docs/product.md 8). */
export const blogFeed: AppMiddleware = async (ctx, next) => {
  if (ctx.path !== feedPath || !['GET', 'HEAD'].includes(ctx.method)) return next();
  const { knex, clock } = ctx.deps;
  const posts = await newestFirst(publishedArticles(knex, clock.now())).limit(maxArticles);
  ctx.set({
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': `public, max-age=${quarterOfAnHour}`,
    'Content-Security-Policy': dataPolicy,
  });
  ctx.body = feedOf(ctx, posts);
};

function feedOf(ctx: AppContext, posts: readonly BlogPost[]): string {
  const { PUBLIC_URL: site, COMPANY_NAME: company } = ctx.deps.env;
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(`הבלוג של ${company}`)}</title>
<link>${xml(`${site}/blog`)}</link>
<description>${xml(about)}</description>
<language>he</language>
<atom:link href="${xml(site + feedPath)}" rel="self" type="application/rss+xml"/>
${newest?.publishedAt ? `<lastBuildDate>${newest.publishedAt.toUTCString()}</lastBuildDate>\n` : ''}${posts.map((post) => itemOf(site, post)).join('\n')}
</channel>
</rss>
`;
}

function itemOf(site: string, post: BlogPost): string {
  const { title, path, excerpt, category, author, picture } = presentSummary(post);
  const lines = [
    `<title>${xml(title)}</title>`,
    `<link>${xml(site + path)}</link>`,
    // The number stays when an editor changes the address.
    `<guid isPermaLink="false">${xml(`${site}/blog/${post.id}`)}</guid>`,
    post.publishedAt && `<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
    author && `<dc:creator>${xml(author)}</dc:creator>`,
    category && `<category>${xml(category)}</category>`,
    excerpt && `<description>${xml(excerpt)}</description>`,
    `<content:encoded>${xml(absoluteLinks(site, sanitizeArticle(post.content)))}</content:encoded>`,
    picture && `<media:content url="${xml(site + picture.src)}" medium="image" type="image/jpeg"/>`,
  ];
  return `<item>\n${lines.filter(Boolean).join('\n')}\n</item>`;
}

/** Feed readers show the text outside our site. */
const absoluteLinks = (site: string, html: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/gu, ` $1="${escapeHtml(site)}/`);

// eslint-disable-next-line no-control-regex -- XML knows no way to write them
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;
const xml = (text: string): string => escapeHtml(text.replace(forbidden, ''));
