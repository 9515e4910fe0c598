/** How soon somebody is refused when there is too much to do: lists first, then events, cards last. */
export const urgencies = ['card', 'person', 'event', 'list'] as const;
export type Urgency = (typeof urgencies)[number];

/** Probes, callbacks that a payment provider would have to send again, and streams, which have a bound of their own. */
const never = /^\/(?:healthz|readyz|metrics|api\/live)$|^\/api\/payments\/callbacks\//u;
/** What a card's visitor sees: page, pictures, scripts. */
const cards = /^\/(?:p|t|media|assets)\/|^\/@/u;
/** Views and clicks of cards, which are stored many at a time: they wait for each other, and take nobody's connection. */
const events = /^\/api\/cards\/[^/]+\/events$/u;
/** Long reads that nobody's work waits for: lists and tables of the back office, statistics, files to be made or read. */
const lists =
  /^\/api\/(?:admin|stats|account\/(?:exports?|import)|openapi|docs)\b|\/stats\b|\.(?:csv|pdf|zip|xml)$|^\/sitemap/u;

/**
 * How urgent a request is, by its address alone: nothing is read for it.
 * @returns null for what is never refused
 */
export function urgencyOf(method: string, path: string): Urgency | null {
  if (never.test(path)) return null;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && cards.test(path)) return 'card';
  if (method === 'POST' && events.test(path)) return 'event';
  if (path.startsWith('/api/account/') && lists.test(path)) return 'list';
  return isRead && lists.test(path) ? 'list' : 'person';
}
