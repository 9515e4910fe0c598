import { askForEach, cardRequests, constantRequests, warmCards } from '../cards.ts';
import type { Measure } from '../measure.ts';
import { ratios } from '../ratios.ts';

/** Pages of cards that are in memory. */
export const measure: Measure = {
  name: 'card-warm',
  async run(world) {
    const [server, koa] = [await world.product(), await world.baseline('koa-constant')];
    const requests = cardRequests(world.groups.live, warmCards);
    await askForEach(server.url, requests);
    return ratios(world, {
      what: `card, warm, ${requests.length} cards, brotli`,
      of: 'card',
      goals: { 'Koa, constant': 1 },
      ways: [
        { name: 'Koa, constant', server: koa, requests: constantRequests, status: 200 },
        { name: 'card', server, requests, status: 200, headers: { 'Content-Encoding': 'br' } },
      ],
    });
  },
};
