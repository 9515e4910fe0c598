import { constantRequests } from '../cards.ts';
import { visitorHeaders } from '../load/raw-request.ts';
import type { Measure } from '../measure.ts';
import { ratios } from '../ratios.ts';

/** The landing page from the server, for visitors who come for the first time. */
export const measure: Measure = {
  name: 'landing',
  async run(world) {
    const server = await world.product();
    const requests = Array.from({ length: 2_000 }, (_, visitor) => ({
      method: 'GET' as const,
      path: '/',
      headers: visitorHeaders(visitor),
    }));
    return ratios(world, {
      what: 'landing page from the server',
      of: 'landing',
      goals: { 'Koa, constant': 0.5 },
      ways: [
        {
          name: 'Koa, constant',
          server: await world.baseline('koa-constant'),
          requests: constantRequests,
          status: 200,
        },
        { name: 'landing', server, requests, status: 200 },
      ],
    });
  },
};
