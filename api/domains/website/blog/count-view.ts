import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { israelDay, leftOutReason, visitorHash } from '../../statistics/index.ts';
import { publishedArticles } from './published-articles.queries.ts';

/** Milliseconds within which the same visitor of the same article is on one visit. */
const visit = 30 * 60_000;
/** A flood of made-up visitors must not fill the memory. */
const maxVisits = 50_000;

const visitsOfPool = new WeakMap<Knex, Map<string, number>>();

/**
 * Counts a visitor's view of an article, once a visit. Previews, bots, prefetches and staff are answered and not
 * counted. The visitor is a hash under the day's salt, held in memory for the visit and never stored.
 * @throws {AppError} `not_found` for an article that is not published
 */
export async function countView(ctx: AppContext, postId: number): Promise<void> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  const post = await publishedArticles(knex, now).findById(postId).select('id');
  if (!post) throw new AppError('not_found');
  const { actor, clientAddress: address } = ctx.state;
  if (leftOutReason(ctx.req) || (actor && actor.role !== 'user')) return;
  const hash = await visitorHash(knex, israelDay(now), {
    // Articles and cards share numbers, not visitors.
    profileId: -postId,
    address,
    userAgent: ctx.get('User-Agent'),
  });
  if (isNewVisit(knex, `${postId} ${hash.toString('base64')}`, now.getTime()))
    await knex('blog_posts').where({ id: postId }).increment('view_count', 1);
}

/** The map is in order of arrival, so the oldest entries come first. */
function isNewVisit(knex: Knex, key: string, now: number): boolean {
  const visits = visitsOfPool.get(knex) ?? new Map<string, number>();
  visitsOfPool.set(knex, visits);
  for (const [old, at] of visits) {
    if (Math.abs(now - at) < visit && visits.size < maxVisits) break;
    visits.delete(old);
  }
  if (visits.has(key)) return false;
  visits.set(key, now);
  return true;
}
