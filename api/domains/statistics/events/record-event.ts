import type { CardEventType } from '../../../contract/statistics/card-events.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import { spendAllowance } from './event-allowance.ts';
import { queueOf } from './event-queue.ts';
import { israelDay } from '../reports/israel-day.ts';
import { leftOutReason } from './left-out-reason.ts';
import { readDevice } from './read-device.ts';
import { readSource } from './read-source.ts';
import { onceInAWhile } from './recent-events.ts';
import type { CardEvent } from './store-events.ts';
import { visitorHash } from './visitor-hash.ts';

interface Happening {
  profileId: number;
  type: CardEventType;
  /** What the page reports of where the visitor came from. */
  source?: string | undefined;
  /** Address of the card's page; by default the request's referrer. */
  page?: string;
}

/** Makes the event of a request. Of the caller it holds only the day's hash, a source and a kind of device. */
export async function eventOf(
  ctx: AppContext,
  { profileId, type, source, page = ctx.get('Referer') }: Happening,
): Promise<CardEvent> {
  const occurredAt = ctx.deps.clock.now();
  const day = israelDay(occurredAt);
  const userAgent = ctx.get('User-Agent');
  return {
    profileId,
    type,
    occurredAt,
    day,
    source: readSource({ said: source, page, userAgent }),
    device: readDevice(userAgent),
    visitorHash: await visitorHash(ctx.deps.knex, day, {
      profileId,
      address: ctx.state.clientAddress,
      userAgent,
    }),
    leftOut: leftOutReason(ctx),
    actorId: ctx.state.actor?.id ?? null,
  };
}

/**
 * Stores an event and counts it, unless a program or the owner caused it (docs/product.md 4).
 * @returns false when the card doesn't exist or isn't visible
 * @throws {AppError} `too_many_requests` over the caller's allowance, `service_unavailable` when it can't be stored
 */
export async function recordEvent(ctx: AppContext, happening: Happening): Promise<boolean> {
  spendAllowance(ctx, happening.profileId);
  const event = await eventOf(ctx, happening);
  const { knex } = ctx.deps;
  return onceInAWhile(knex, event, () => queueOf(knex).push(event));
}

/**
 * Records callers that run no script: previews, bots and prefetches. To be called where a card's page is answered. A
 * visitor's view is counted by the page's own script or picture, never here, so that pages can be cached anywhere and
 * no view counts twice. Never fails the page.
 */
export async function recordPageRequest(ctx: AppContext, profileId: number): Promise<void> {
  if (leftOutReason(ctx)) await recordQuietly(ctx, { profileId, type: 'view' });
}

/** Counts a download of a card's contact. To be called where the file is answered; never fails the file. */
export function recordDownload(ctx: AppContext, profileId: number): Promise<void> {
  return recordQuietly(ctx, { profileId, type: 'download', page: ctx.get('Referer') });
}

async function recordQuietly(ctx: AppContext, happening: Happening): Promise<void> {
  try {
    const page = ctx.deps.env.PUBLIC_URL + ctx.url;
    await recordEvent(ctx, { source: ctx.get('Referer'), page, ...happening });
  } catch (error) {
    ctx.state.log.warn({ err: describeError(error) }, 'event was not stored');
  }
}
