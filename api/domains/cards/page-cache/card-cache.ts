import type { Knex } from 'knex';
import { openChangeFeed, type ChangeFeed } from '../../../adapters/change-feed.ts';
import { openEdgeCache } from '../../../adapters/edge-cache.ts';
import { followTransactions } from '../../../adapters/follow-transactions.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { PageCompressor } from './compress-pages.ts';
import { PageCache } from './page-cache.ts';
import { everyPage, PagePurges, pagesOfOwner } from './page-purges.ts';

/**
 * The page cache of one application. Each process is notified of every change by the database, so no feature has to
 * remember to invalidate a page (docs/decisions/page-cache.md).
 */
export interface CardCache {
  pages: PageCache;
  compressor: PageCompressor;
  /** False while notices of changes may get lost: then no page may be cached. */
  readonly isFresh: boolean;
  /** True once the database was found away: then pages from before are better than none. */
  readonly isAway: boolean;
  /** Whether this process has received the notices of all changes that it committed so far. */
  readonly isSettled: boolean;
  /**
   * Waits until this process has received the notices of the changes that it committed so far. Caches in front have forgotten the pages then, or get half a second for it.
   */
  settle(): Promise<void>;
  /**
   * Waits until this process has received the notices of all changes that anybody committed before this call: what is
   * answered then may be kept by caches in front.
   */
  confirm(): Promise<void>;
}

const caches = new WeakMap<object, CardCache>();
/** Tables that triggers watch; see the migration that notifies of card changes. */
const touchesCards =
  /\b(?:business_profiles|card_reviews|card_takedowns|packages|team_members|media|profile_slug_history|closed_card_addresses)\b/;
/** Of a user, a card has its name alone; with the user go the cards. */
const touchesUsers = /\busers\b[^]*\busername\b|^\s*delete\b[^]*\busers\b/i;

/** The cache of this request's application, opened with the first request that asks for it. */
export function cardCacheOf({ deps, lifecycle }: Pick<AppContext, 'deps' | 'lifecycle'>): CardCache {
  let cache = caches.get(deps);
  if (!cache) {
    const edge = openEdgeCache(deps.env);
    const purges =
      edge &&
      new PagePurges(edge, (error) => deps.log.warn({ err: describeError(error) }, 'pages at the edge'));
    const opened = openCache(deps.knex, purges);
    cache = opened.cache;
    caches.set(deps, cache);
    lifecycle.onDrain(() => {
      purges?.close();
      void opened.feed.close();
    });
  }
  return cache;
}

interface RanQuery {
  sql: string;
  __knexTxId?: string;
}

function openCache(knex: Knex, purges: PagePurges | null): { cache: CardCache; feed: ChangeFeed } {
  const pages = new PageCache();
  const compressor = new PageCompressor();
  let writes = 0;
  let settledWrites = 0;
  // Its own pages first: a cache that asks anew gets the present one.
  const dropAll = () => {
    pages.dropAll();
    purges?.add(everyPage);
  };
  const dropOwner = (ownerId: number) => {
    pages.dropOwner(ownerId);
    purges?.add(pagesOfOwner(ownerId));
  };
  const feed = openChangeFeed(knex, 'card_changes', {
    onConnect: dropAll,
    onBreak: () => pages.setAside(performance.now()),
    onMessage: (owner) => (owner === 'all' ? dropAll() : dropOwner(Number(owner))),
  });
  async function settle(): Promise<void> {
    if (settledWrites !== writes) {
      const upTo = writes;
      // Without an answer the feed is broken, and no page counts as true until it is back.
      await feed.settle();
      settledWrites = Math.max(settledWrites, upTo);
    }
    await purges?.settle();
  }
  // Asked at once, so that the answer is here, or nearly, when the next visitor comes.
  const ask = () => {
    if (pages.size > 0) void settle();
  };
  let running = 0;
  let hasWritten = false;
  // What a transaction changes is told of with its commit: a question from before that answers nothing.
  followTransactions(knex, () => {
    running += 1;
    return () => {
      running -= 1;
      if (!hasWritten) return;
      hasWritten = running > 0;
      writes += 1;
      ask();
    };
  });
  knex.on('query-response', (_rows: unknown, { sql, __knexTxId: transaction }: RanQuery) => {
    if (/^\s*select\b/i.test(sql) || !(touchesCards.test(sql) || touchesUsers.test(sql))) return;
    writes += 1;
    if (transaction) hasWritten = true;
    else ask();
  });
  return {
    feed,
    cache: {
      pages,
      compressor,
      get isFresh() {
        return feed.isConnected;
      },
      get isAway() {
        return feed.isAway;
      },
      get isSettled() {
        return settledWrites === writes;
      },
      settle,
      async confirm() {
        await feed.settle();
      },
    },
  };
}
