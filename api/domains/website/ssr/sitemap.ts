import { addressInLanguage, languages } from '../../../contract/base/languages.ts';
import type { AppContext } from '../../../http/context.ts';
import { countListedCards, readListedCards, type ListedCard } from '../../cards/index.ts';
import { articlePath } from '../blog/blog.presenter.ts';
import { newestFirst, publishedArticles } from '../blog/published-articles.queries.ts';
import { storefrontOf } from './answer-page.ts';

/** A sitemap may hold 50,000 addresses. */
const maxAddresses = 50_000;
const hourInSeconds = 3_600;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Answers `/sitemap.xml`, which names the sitemaps of the pages and of the cards, with 50,000 addresses each
 * (docs/product.md 8). Leaves the answer untouched for addresses that are no sitemap.
 */
export async function answerSitemap(ctx: AppContext): Promise<void> {
  if (ctx.path === '/sitemap.xml') return answerIndex(ctx);
  if (ctx.path === '/sitemap-pages.xml') return answerPages(ctx);
  const page = Number(/^\/sitemap-cards-([1-9]\d{0,5})\.xml$/.exec(ctx.path)?.[1]);
  if (page) return answerCards(ctx, page);
}

async function answerIndex(ctx: AppContext): Promise<void> {
  const { knex, clock, env } = ctx.deps;
  const cards = await countListedCards(knex, clock.now());
  const names = [
    'pages',
    ...Array.from({ length: Math.ceil(cards / maxAddresses) }, (_, at) => `cards-${at + 1}`),
  ];
  const sitemaps = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${env.PUBLIC_URL}/sitemap-${name}.xml`)}</loc></sitemap>`,
  );
  send(ctx, `<sitemapindex xmlns="${namespace}">\n${sitemaps.join('\n')}\n</sitemapindex>\n`);
}

/** The pages that may be listed, in both languages, and the articles, each in its own. */
async function answerPages(ctx: AppContext): Promise<void> {
  const { knex, clock, env } = ctx.deps;
  const { listedPaths } = await storefrontOf(ctx.deps).bundle();
  const articles = await newestFirst(publishedArticles(knex, clock.now())).limit(
    maxAddresses - listedPaths.length,
  );
  const urls = [
    ...listedPaths.map((path) => pageEntry(env.PUBLIC_URL, path)),
    ...articles.map((post) => datedEntry(env.PUBLIC_URL + articlePath(post), post.updatedAt)),
  ];
  send(
    ctx,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  );
}

async function answerCards(ctx: AppContext, page: number): Promise<void> {
  const { knex, clock, env } = ctx.deps;
  const cards = await readListedCards(knex, { now: clock.now(), page, pageSize: maxAddresses });
  if (cards.length === 0) return;
  const urls = cards.map((card) => cardEntry(env.PUBLIC_URL, card));
  send(ctx, `<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`);
}

function send(ctx: AppContext, xml: string): void {
  ctx.set('Content-Type', 'application/xml; charset=utf-8');
  ctx.set('Cache-Control', `public, max-age=${hourInSeconds}`);
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

/** Answers `/robots.txt`: cards and pages may be crawled, private and technical addresses may not. */
export function answerRobots(ctx: AppContext): void {
  const closed = [
    '/admin',
    '/api/',
    '/dashboard',
    '/editor',
    '/stats',
    '/leads',
    '/wallet',
    '/account',
    '/checkout',
  ];
  ctx.type = 'text/plain';
  ctx.set('Cache-Control', `public, max-age=${hourInSeconds}`);
  ctx.body = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${ctx.deps.env.PUBLIC_URL}/sitemap.xml`,
    '',
  ].join('\n');
}

function pageEntry(site: string, path: string): string {
  const address = escapeXml(site + path);
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const alternates = languages.map((language) => link(language, addressInLanguage(address, language)));
  return `<url><loc>${address}</loc>${alternates.join('')}${link('x-default', address)}</url>`;
}

function cardEntry(site: string, { path, updatedAt }: ListedCard): string {
  return datedEntry(site + encodeURI(path), updatedAt);
}

function datedEntry(address: string, updatedAt: Date): string {
  return `<url><loc>${escapeXml(address)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;
}

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
