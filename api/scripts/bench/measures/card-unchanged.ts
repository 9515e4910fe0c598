import { askForEach, cardRequests, constantRequests, warmCards } from '../cards.ts';
import type { Measure } from '../measure.ts';
import { ratios } from '../ratios.ts';

/** Visitors who have the page already, and ask whether it is still the same. */
export const measure: Measure = {
  name: 'card-unchanged',
  async run(world) {
    const [server, koa] = [await world.product(), await world.baseline('koa-constant')];
    const first = cardRequests(world.groups.live, warmCards);
    const answers = await askForEach(server.url, first);
    const requests = first.map((request, place) => ({
      ...request,
      headers: { ...request.headers, 'If-None-Match': answers[place]?.headers.get('ETag') ?? '' },
    }));
    return ratios(world, {
      what: `card, 304, ${requests.length} cards`,
      of: 'card',
      goals: { 'Koa, constant': 1.4 },
      ways: [
        { name: 'Koa, constant', server: koa, requests: constantRequests, status: 200 },
        { name: 'card', server, requests, status: 304 },
      ],
    });
  },
};
