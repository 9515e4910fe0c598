import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import type { CardEventType } from '../../../contract/statistics/card-events.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import { israelDay } from '../reports/israel-day.ts';
import { spendAllowance } from './event-allowance.ts';
import { queueOf } from './event-queue.ts';
import { leftOutReason } from './left-out-reason.ts';
import { readAgent } from './read-agent.ts';
import { readSource } from './read-source.ts';
import { onceInAWhile } from './recent-events.ts';
import type { CardEvent } from './store-events.ts';
import { visitorHash, visitorHashOf } from './visitor-hash.ts';

interface Happening {
  profileId: number;
  type: CardEventType;
  /** What the page reports of where the visitor came from. */
  source?: string | undefined;
  /** Address of the card's page; by default the request's referrer. */
  page?: string;
}

/** A happening with the guest or user who caused it. */
interface CausedHappening extends Happening {
  req: IncomingMessage;
  address: string;
  actorId?: number | null;
}

const causedBy = (ctx: AppContext, happening: Happening): CausedHappening => ({
  ...happening,
  req: ctx.req,
  address: ctx.state.clientAddress,
  actorId: ctx.state.actor?.id ?? null,
});

/** Makes the event of a request. Of the caller it holds only the day's hash, a source and a kind of device. */
export async function eventOf(ctx: AppContext, happening: Happening): Promise<CardEvent> {
  const occurredAt = ctx.deps.clock.now();
  const caused = causedBy(ctx, happening);
  const visitor = visitorOf(caused);
  return makeEvent(caused, occurredAt, await visitorHash(ctx.deps.knex, israelDay(occurredAt), visitor));
}

const refererOf = ({ headers }: IncomingMessage): string =>
  String(headers['referrer'] ?? headers.referer ?? '');

const visitorOf = ({ profileId, address, req }: CausedHappening) => ({
  profileId,
  address,
  userAgent: req.headers['user-agent'] ?? '',
});

function makeEvent(
  { profileId, type, source, req, page = refererOf(req), actorId = null }: CausedHappening,
  occurredAt: Date,
  hash: Buffer,
): CardEvent {
  const userAgent = req.headers['user-agent'] ?? '';
  return {
    profileId,
    type,
    occurredAt,
    day: israelDay(occurredAt),
    source: readSource({ said: source, page, userAgent }),
    device: readAgent(userAgent).device,
    visitorHash: hash,
    leftOut: leftOutReason(req),
    actorId,
  };
}

/**
 * The event of a request that the application hasn't seen, counted against the caller's allowance.
 * @returns null where the application must be asked: the day's salt isn't known yet, or the allowance is used up
 */
export function eventAhead(knex: Knex, now: Date, happening: CausedHappening): CardEvent | null {
  const hash = visitorHashOf(knex, israelDay(now));
  if (!hash || spendAllowance(knex, now, happening)) return null;
  return makeEvent(happening, now, hash(visitorOf(happening)));
}

/** Resolves once the event, or the same one a moment ago, is stored: false when the card can't be seen. */
export const storeOnce = (knex: Knex, event: CardEvent): Promise<boolean> =>
  onceInAWhile(knex, event, () => queueOf(knex).push(event));

/**
 * Stores an event and counts it, unless a program or the owner caused it (docs/product.md 4).
 * @returns false when the card doesn't exist or isn't visible
 * @throws {AppError} `too_many_requests` over the caller's allowance, `service_unavailable` when it can't be stored
 */
export async function recordEvent(ctx: AppContext, happening: Happening): Promise<boolean> {
  const { knex, clock } = ctx.deps;
  const { profileId } = happening;
  const overdrawn = spendAllowance(knex, clock.now(), { address: ctx.state.clientAddress, profileId });
  if (overdrawn) {
    ctx.metrics.rateLimitRejections.inc({ limit: overdrawn.limit });
    throw new AppError('too_many_requests', { retryAfterSeconds: overdrawn.retryAfterSeconds });
  }
  return storeOnce(knex, await eventOf(ctx, happening));
}

/**
 * Records callers that run no script: previews, bots and prefetches. To be called where a card's page is answered. A
 * visitor's view is counted by the page's own script or picture, never here, so that pages can be cached anywhere and
 * no view counts twice. Never fails the page.
 */
export async function recordPageRequest(ctx: AppContext, profileId: number): Promise<void> {
  if (leftOutReason(ctx.req)) await recordQuietly(ctx, { profileId, type: 'view' });
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
