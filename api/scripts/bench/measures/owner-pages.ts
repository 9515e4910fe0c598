import { compare } from '../compare.ts';
import type { Measure, Row } from '../measure.ts';
import { signedInPlaces } from '../people.ts';
import { factsOf, inWords } from '../ratios.ts';

const connections = 32;
const limit = 25;

/** What an owner of fifty cards waits for: the dashboard, and a year's statistics. */
export const measure: Measure = {
  name: 'owner-pages',
  async run(world) {
    const server = await world.product();
    const owner = world.groups.owners.find(({ cards }) => cards.last - cards.first + 1 === 50);
    if (!owner) throw new Error('No owner of fifty cards.');
    const places = await signedInPlaces(world, owner.user);
    const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const pages = {
      "owner's dashboard, 50 cards": '/api/dashboard',
      "owner's statistics of a year, 50 cards": `/api/stats?from=${day(365)}&to=${day(0)}`,
    };
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(pages)) {
      const requests = places.map((headers) => ({ method: 'GET' as const, path, headers }));
      const way = { name: 'page' as const, server, requests, status: 200 };
      const { page } = await compare([way], { ...world, connections });
      rows.push({
        what: `${what}, ${connections} connections`,
        goal: `p99 ≤ ${limit} ms`,
        value: `p99 ${inWords(page.p99)} ms`,
        isMet: page.p99 <= limit,
        facts: factsOf('page', page),
      });
    }
    return rows;
  },
};
