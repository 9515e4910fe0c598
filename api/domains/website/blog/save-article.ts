import type { Knex } from 'knex';
import { articleSlugOf } from '../../../contract/website/article-slug.ts';
import { pictureIdInAddress } from '../../../contract/cards/picture-address.ts';
import { AppError, type FieldErrors } from '../../../errors.ts';
import { isTooDeep, picturesOfArticle, sanitizeArticle } from '../../../lib/sanitize-article.ts';
import { BlogPost } from '../../../models/BlogPost.ts';

/** The fields of an article that staff send. */
type ArticleInput = Partial<
  Pick<
    BlogPost,
    | 'slug'
    | 'title'
    | 'content'
    | 'featuredImage'
    | 'authorImage'
    | 'isPublished'
    | 'relatedArticles'
    | 'excerpt'
    | 'category'
  >
> & { publishedAt?: string | null };

type ArticleColumns = Omit<ArticleInput, 'publishedAt'> & { publishedAt?: Date | null };

/**
 * Prepares an article for the database (docs/product.md 7, blog): texts sanitized, an address made from the title
 * where none was given, a time for a published article without one, pictures that we store, related articles that
 * exist.
 * @param present the article as it is, locked; absent for a new one
 * @throws {AppError} `validation_failed` on the pictures' fields, on a text whose tags stand too deep, and for a title that gives no address
 */
export async function prepareArticle(
  trx: Knex.Transaction,
  now: Date,
  input: ArticleInput,
  present?: BlogPost,
): Promise<ArticleColumns> {
  const { content, publishedAt, ...rest } = input;
  const written: ArticleColumns = { ...rest };
  if (content !== undefined) {
    if (isTooDeep(content))
      throw new AppError('validation_failed', { fields: { content: 'article_too_deep' } });
    written.content = sanitizeArticle(content);
  }
  if (publishedAt !== undefined) written.publishedAt = publishedAt === null ? null : new Date(publishedAt);
  if (written.slug === '') written.slug = await freeSlug(trx, written.title ?? present?.title ?? '', present);
  const { isPublished = true, publishedAt: moment = null } = { ...present, ...written };
  if (isPublished && moment === null) written.publishedAt = now;
  await assertStoredPictures(trx, written, present);
  if (written.relatedArticles)
    written.relatedArticles = await existing(trx, written.relatedArticles, present?.id);
  return written;
}

/** An address made from the title, with a number after it where another article has it. */
async function freeSlug(trx: Knex.Transaction, title: string, present?: BlogPost): Promise<string> {
  const wanted = articleSlugOf(title);
  if (wanted === '') throw new AppError('validation_failed', { fields: { slug: 'required' } });
  const taken = new Set(
    await BlogPost.query(trx)
      .whereRaw('slug ~ ?', [`^${wanted}(-[0-9]+)?$`])
      .whereNot('id', present?.id ?? 0)
      .then((posts) => posts.map(({ slug }) => slug)),
  );
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** Locks the pictures' rows until the transaction ends, so that none is swept in between. */
async function assertStoredPictures(
  trx: Knex.Transaction,
  written: ArticleColumns,
  present?: BlogPost,
): Promise<void> {
  const asked = picturesByField(written);
  const known = new Set(present ? picturesByField(present).map(([, address]) => address) : []);
  const fresh = asked.filter(([, address]) => !known.has(address));
  const ids = asked.flatMap(([, address]) => pictureIdInAddress(address) ?? []);
  const kept = new Set<string>(
    await trx('media').whereIn('storage_key', ids).forShare().pluck('storage_key'),
  );
  const fields: FieldErrors = Object.fromEntries(
    fresh
      .filter(([, address]) => !kept.has(pictureIdInAddress(address) ?? ''))
      .map(([field]) => [field, 'picture_not_found' as const]),
  );
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}

function picturesByField(
  article: Pick<ArticleColumns, 'featuredImage' | 'authorImage' | 'content'>,
): [string, string][] {
  const { featuredImage, authorImage, content } = article;
  const all: [string, string | null | undefined][] = [
    ['featuredImage', featuredImage],
    ['authorImage', authorImage],
    ...picturesOfArticle(content ?? '').map((address): [string, string] => ['content', address]),
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** Those ids that are articles, each once and in the given order; articles that were deleted meanwhile are dropped. */
async function existing(trx: Knex.Transaction, ids: readonly number[], own?: number): Promise<number[]> {
  const found = new Set(
    (
      await BlogPost.query(trx)
        .whereIn('id', [...ids])
        .select('id')
    ).map(({ id }) => id),
  );
  return [...new Set(ids)].filter((id) => id !== own && found.has(id));
}
