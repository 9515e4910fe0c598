import { cardRequests, constantRequests } from '../cards.ts';
import type { Measure } from '../measure.ts';
import { ratios } from '../ratios.ts';

/** Pages of cards that nobody has asked for lately: several times as many as a process keeps, one after the other. */
export const measure: Measure = {
  name: 'card-miss',
  async run(world) {
    const [server, koa] = [await world.product(), await world.baseline('koa-constant')];
    const requests = cardRequests(world.groups.live, Infinity);
    return ratios(world, {
      what: `card, every request a miss, ${requests.length} cards`,
      of: 'card',
      goals: { 'Koa, constant': 0.13, 'Svelte 5, one read': 1 },
      ways: [
        { name: 'Koa, constant', server: koa, requests: constantRequests, status: 200 },
        {
          name: 'Svelte 5, one read',
          server: await world.baseline('svelte-page'),
          requests,
          status: 200,
          goesOn: { place: 0 },
        },
        { name: 'card', server, requests, status: 200, goesOn: { place: 0 } },
      ],
    });
  },
};
