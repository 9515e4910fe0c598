import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BlogPost } from '../../../models/BlogPost.ts';
import { containsPattern, searchExpression, searchPattern } from '../../../models/search-expressions.ts';

/** Articles on one page of the list: one featured, six after it. */
export const pageSize = 7;

export interface ArticleFilter {
  category?: string | undefined;
  tag?: string | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Articles that visitors can read: published, and their time has come. */
export function publishedArticles(knex: Knex, now: Date): QueryBuilder<BlogPost, BlogPost[]> {
  return BlogPost.query(knex).where('is_published', true).where('published_at', '<=', now);
}

/** One page of the list, newest first. */
export async function findArticles(
  knex: Knex,
  now: Date,
  { category, tag, q = '', page = 1 }: ArticleFilter,
): Promise<{ results: BlogPost[]; total: number }> {
  const query = publishedArticles(knex, now);
  if (category) query.where('category', category);
  if (tag) query.whereRaw('tags @> ?::jsonb', [JSON.stringify([tag])]);
  for (const word of q.split(/\s+/u).filter(Boolean)) query.where((either) => matchWord(either, word));
  return newestFirst(query).page(page - 1, pageSize);
}

function matchWord(query: QueryBuilder<BlogPost, BlogPost[]>, word: string): void {
  const pattern = containsPattern(word);
  void query
    .whereRaw(`(${searchExpression('blog_posts')}) ilike ?`, [searchPattern(word)])
    // Searches the words of the text, not its tags.
    .orWhereRaw(`regexp_replace(blog_posts.content, '<[^>]*>', ' ', 'g') ilike ?`, [pattern])
    .orWhereRaw('blog_posts.tags::text ilike ?', [pattern]);
}

/** Categories of all published articles, the fullest first. */
export async function countCategories(knex: Knex, now: Date): Promise<{ name: string; count: number }[]> {
  return publishedArticles(knex, now)
    .whereNotNull('category')
    .where('category', '<>', '')
    .groupBy('category')
    .select('category as name')
    .count('* as count')
    .orderBy([{ column: 'count', order: 'desc' }, 'category'])
    .castTo<{ name: string; count: number }[]>();
}

type Articles = () => QueryBuilder<BlogPost, BlogPost[]>;

/** The article of an address: digits are tried as a number first, then as a present address, then as a former one. */
export async function findArticle(knex: Knex, now: Date, idOrSlug: string): Promise<BlogPost | undefined> {
  const slug = slugOf(idOrSlug);
  return (
    (await findAmong(() => publishedArticles(knex, now), idOrSlug)) ?? findByFormerAddress(knex, now, slug)
  );
}

/** The article of an address among all articles, drafts too: for staff alone. */
export function findArticleForStaff(knex: Knex, idOrSlug: string): Promise<BlogPost | undefined> {
  return findAmong(() => BlogPost.query(knex), idOrSlug);
}

/** The article that had this address while visitors could read it. */
export function findByFormerAddress(knex: Knex, now: Date, address: string): Promise<BlogPost | undefined> {
  const slug = slugOf(address);
  return publishedArticles(knex, now)
    .whereIn('id', knex('blog_slug_history').select('post_id').where({ slug }))
    .first()
    .then((post) => post);
}

const slugOf = (address: string): string => address.normalize('NFC').toLowerCase();

async function findAmong(articles: Articles, idOrSlug: string): Promise<BlogPost | undefined> {
  const byId = /^[1-9]\d{0,14}$/u.test(idOrSlug) ? await articles().findById(Number(idOrSlug)) : undefined;
  return byId ?? articles().findOne({ slug: slugOf(idOrSlug) });
}

/** Articles to read next: those the editor named, then the newest of the same category, then the newest. */
export async function findRelated(
  knex: Knex,
  now: Date,
  { id, category, relatedArticles }: BlogPost,
  count: number,
): Promise<BlogPost[]> {
  return publishedArticles(knex, now)
    .whereNot({ id })
    .orderByRaw('array_position(?::bigint[], id), (category is not distinct from ?) desc', [
      relatedArticles,
      category,
    ])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
}

/** The articles published just before and just after this one. */
export async function findNeighbours(
  knex: Knex,
  now: Date,
  { id, publishedAt }: Pick<BlogPost, 'id' | 'publishedAt'>,
): Promise<{ older: BlogPost | undefined; newer: BlogPost | undefined }> {
  const beside = (sign: '<' | '>', order: 'asc' | 'desc') =>
    publishedArticles(knex, now)
      .whereRaw(`(published_at, id) ${sign} (?, ?)`, [publishedAt, id])
      .orderBy([
        { column: 'published_at', order },
        { column: 'id', order },
      ])
      .first();
  const [older, newer] = await Promise.all([beside('<', 'desc'), beside('>', 'asc')]);
  return { older, newer };
}

/** The order of every list of articles. */
export const newestFirst = (query: QueryBuilder<BlogPost, BlogPost[]>) =>
  query.orderBy('published_at', 'desc').orderBy('id', 'desc');
