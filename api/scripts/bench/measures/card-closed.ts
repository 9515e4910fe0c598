import { askForEach, cardRequests, constantRequests, warmCards } from '../cards.ts';
import type { Span } from '../data/groups.ts';
import type { Measure, Row } from '../measure.ts';
import { ratios } from '../ratios.ts';

/** Addresses without a card to show are as quick as a warm card: links that were printed are asked for years later. */
export const measure: Measure = {
  name: 'card-closed',
  async run(world) {
    const { lapsed, hidden, gone } = world.groups;
    const unknown = { first: 900_000_000, last: 900_000_000 + warmCards };
    const kinds: [string, Span, number][] = [
      ['lapsed', lapsed, 302],
      ['private', hidden, 404],
      ['gone', gone, 410],
      ['unknown', unknown, 404],
    ];
    const rows: Row[] = [];
    for (const [kind, span, status] of kinds) {
      const [server, koa] = [await world.product(), await world.baseline('koa-constant')];
      const requests = cardRequests(span, warmCards);
      await askForEach(server.url, requests);
      const found = await ratios(world, {
        what: `card, ${kind}, ${requests.length} addresses`,
        of: kind,
        goals: { 'Koa, constant': 1 },
        ways: [
          { name: 'Koa, constant', server: koa, requests: constantRequests, status: 200 },
          { name: kind, server, requests, status },
        ],
      });
      rows.push(...found);
    }
    return rows;
  },
};
