import type { Knex } from 'knex';
import { openChangeFeed, type ChangeFeed } from '../../../adapters/change-feed.ts';
import { openEdgeCache } from '../../../adapters/edge-cache.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { PageCache } from './page-cache.ts';
import { everyPage, PagePurges, pagesOfOwner } from './page-purges.ts';

/**
 * The page cache of one application. Each process is notified of every change by the database, so no feature has to
 * remember to invalidate a page (docs/decisions/page-cache.md).
 */
interface CardCache {
  pages: PageCache;
  /** False while notices of changes may get lost: then no page may be cached. */
  readonly isFresh: boolean;
  /** True once the database was found away: then pages from before are better than none. */
  readonly isAway: boolean;
  /**
   * Waits until this process has received the notices of the changes that it committed so far; returns at once when
   * there are none. Caches in front have forgotten the pages then, or get half a second for it.
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
const touchesCards = /\b(?:business_profiles|card_reviews|packages|media|profile_slug_history)\b/;
/** Of a user, a card has its name alone; with the user go the cards. */
const touchesUsers = /\busers\b[^]*\busername\b|^\s*delete\b[^]*\busers\b/i;

/** The cache of this request's application, opened with the first request that asks for it. */
export function cardCacheOf(ctx: AppContext): CardCache {
  const { deps, lifecycle } = ctx;
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
  let writes = 0;
  let settledWrites = 0;
  const openTransactions = new Set<string>();
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
  knex.on('query-response', (_rows: unknown, { sql, __knexTxId: transaction = '' }: RanQuery) => {
    if (/^(?:commit|rollback)\b/i.test(sql)) {
      if (openTransactions.delete(transaction)) writes += 1;
    } else if (!/^\s*select\b/i.test(sql) && (touchesCards.test(sql) || touchesUsers.test(sql))) {
      writes += 1;
      if (transaction) openTransactions.add(transaction);
    }
  });
  return {
    feed,
    cache: {
      pages,
      get isFresh() {
        return feed.isConnected;
      },
      get isAway() {
        return feed.isAway;
      },
      async settle() {
        if (settledWrites === writes) return;
        const upTo = writes;
        // Without an answer the feed is broken, and no page counts as true until it is back.
        await feed.settle();
        settledWrites = Math.max(settledWrites, upTo);
        await purges?.settle();
      },
      async confirm() {
        await feed.settle();
      },
    },
  };
}
