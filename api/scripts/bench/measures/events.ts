import { shuffled } from '../cards.ts';
import { addressOf, visitorHeaders, type RawRequest } from '../load/raw-request.ts';
import type { Measure } from '../measure.ts';
import { ratios } from '../ratios.ts';

const cards = 2_000;
const callersOfCard = 40;
const callers = 4_000;

/** Views and clicks of many visitors at many cards, each answered once it is committed. */
export const measure: Measure = {
  name: 'events',
  async run(world) {
    const server = await world.product();
    const { first } = world.groups.live;
    // Of one caller no more than the allowance of a minute.
    const pairs = Array.from({ length: cards * callersOfCard }, (_, place) => {
      const [card, caller] = [place % cards, (place * 7) % callers];
      return { id: first + card, caller };
    });
    const requests = shuffled(pairs).map(({ id, caller }): RawRequest => {
      const { 'Sec-Fetch-Mode': _mode, Accept: _accept, ...browser } = visitorHeaders(caller);
      return {
        method: 'POST',
        path: `/api/cards/${id}/events`,
        headers: {
          ...browser,
          'Content-Type': 'text/plain;charset=UTF-8',
          Origin: server.url,
          Referer: `${server.url}/p/card-${id}`,
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': addressOf(caller),
        },
        body: JSON.stringify({ type: 'view', source: 'https://www.google.com/' }),
      };
    });
    return ratios(world, {
      what: `view, 204 after commit, ${cards} cards, ${callers} callers`,
      of: 'view',
      goals: { 'Koa, POST of nothing': 0.55, 'INSERT and UPDATE': 14 },
      ways: [
        { name: 'Koa, POST of nothing', server: await world.baseline('koa-post'), requests, status: 204 },
        {
          name: 'INSERT and UPDATE',
          server: await world.baseline('insert-and-update'),
          requests,
          status: 204,
        },
        { name: 'view', server, requests, status: 204 },
      ],
    });
  },
};
