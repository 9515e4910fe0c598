import { usualPlaces } from '../../../http/overload.ts';
import type { RawRequest } from '../load/raw-request.ts';
import type { Measure } from '../measure.ts';
import { adminId, signedInPlaces } from '../people.ts';
import { connectionsOfProduct } from '../processes/start-product.ts';
import { inWords, ratios } from '../ratios.ts';
import { objectionLists } from './admin-list.ts';

/** What the back office's list of leads shows, and therefore asks for. */
const columns = [
  'id',
  'name',
  'status',
  'phone',
  'email',
  'service',
  'assigneeId',
  'followUpOn',
  'createdAt',
  'message',
];

const listOf = (q: string, headers: Record<string, string>): RawRequest => {
  const query = new URLSearchParams({
    sort: JSON.stringify(['createdAt', 'DESC']),
    range: JSON.stringify([0, 24]),
    filter: JSON.stringify({ q }),
    columns: JSON.stringify(columns),
  });
  return { method: 'GET', path: `/api/admin/contact-leads?${query.toString()}`, headers };
};

/** Parts of a name, a mail and a phone, each of which a few rows have; so many that no total is known already. */
const words = Array.from({ length: 3_000 }, (_, place) => {
  const number = 100_000 + ((place * 7_919) % 800_000);
  return [`lead${number}`, `${number}@example`, `-${String(number).slice(0, 5)}`][place % 3] ?? '';
});
/** Some eleven thousand rows have it, all of them far down the order of the list. */
const late = 'lead1';

/** One search reads a million rows twice: for its page and for its total. */
const byItself = { connections: 1, seconds: 60 };

/** A search of the back office beside ILIKE without an index. */
export const measure: Measure = {
  name: 'admin-search',
  async run(world) {
    const places = await signedInPlaces(world, adminId);
    const [headers = {}] = places;
    const server = await world.product();
    const requests = words.map((q, place) => listOf(q, places[place % places.length] ?? {}));
    const times: number[] = [];
    for (let round = 0; round < world.rounds * 3; round += 1) {
      const { path, headers: sent } = listOf(`${late}${round}`, headers);
      const since = performance.now();
      const answer = await fetch(server.url + path, { headers: sent });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A search was answered ${answer.status}`);
      times.push(performance.now() - since);
    }
    const worst = Math.max(...times);
    const rows = await ratios(world, {
      what: `admin search by part of a name, mail or phone, with total (${inWords(world.people / 1e6)} million)`,
      of: 'search',
      goals: { ILIKE: 50 },
      // More at once are refused by the overload guard, which keeps lists from taking what visitors need.
      connections: [usualPlaces('list', connectionsOfProduct)],
      ways: [
        { name: 'ILIKE', ...(await objectionLists(world, requests)), ...byItself },
        { name: 'search', server, requests, status: 200 },
      ],
    });
    return [
      ...rows,
      {
        what: 'admin search with some 11,000 matches late in the order, one at a time',
        goal: '≤ 300 ms',
        value: `${inWords(worst)} ms at most`,
        isMet: worst <= 300,
        facts: `${times.length} searches: ${times.map((time) => Math.round(time)).join(', ')} ms`,
      },
    ];
  },
};
