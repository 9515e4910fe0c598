import { openDatabaseForCommand } from '../../../adapters/database.ts';
import { median } from '../compare.ts';
import { openBigDatabase } from '../data/open-big-database.ts';
import { groupsOf } from '../data/groups.ts';
import { visitorHeaders } from '../load/raw-request.ts';
import type { Measure, Row } from '../measure.ts';
import { adminId, signedInHeaders } from '../people.ts';
import { inWords } from '../ratios.ts';
import type { World } from '../world.ts';
import { cardColumns } from './admin-list.ts';

const tries = 25;
/** What is flat may still be some times slower: indexes grow a level, and less of them is in memory. */
const mostGrowth = 3;

interface Figure {
  milliseconds: number;
  bytes: number;
}

/** How long an answer takes, one at a time, and how large it is, with a thousand cards and with a million. */
export const measure: Measure = {
  name: 'growth',
  async run(world) {
    const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((people) => people < world.people);
    const figures: Map<string, Figure>[] = [];
    for (const people of sizes) {
      const database = await openBigDatabase(people, world.folder);
      const knex = openDatabaseForCommand(database.url, 2);
      try {
        figures.push(await figuresOf({ ...world, knex, people, databaseUrl: database.url }));
      } finally {
        await world.endMeasure();
        await knex.destroy();
        await database.close();
      }
    }
    figures.push(await figuresOf(world));
    const [least = new Map<string, Figure>()] = figures;
    return [...least.keys()].map((what): Row => {
      const all = figures.map((of) => of.get(what)?.milliseconds ?? NaN);
      const growth = (all.at(-1) ?? NaN) / (all[0] ?? NaN);
      return {
        what: `${what}, at ${[...sizes, world.people].map((people) => people.toLocaleString('en')).join(', ')} cards`,
        goal: `≤ ${mostGrowth} × from first to last`,
        value: `${all.map(inWords).join(', ')} ms (× ${inWords(growth)})`,
        isMet: growth <= mostGrowth,
        facts: `${figures.map((of) => ((of.get(what)?.bytes ?? 0) / 1_000).toFixed(1)).join(', ')} KB`,
      };
    });
  },
};

async function figuresOf(world: World): Promise<Map<string, Figure>> {
  const server = await world.ownProduct({ DATABASE_URL: world.databaseUrl });
  const { owners, live } = groupsOf(world.people);
  const found = new Map<string, Figure>();
  const look = async (what: string, headers: Record<string, string>, pathOf: (round: number) => string) => {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < tries; round += 1) {
      const since = performance.now();
      const answer = await fetch(server.url + pathOf(round), { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
      times.push(performance.now() - since);
      if (answer.status !== 200) throw new Error(`${pathOf(round)}: ${answer.status}`);
    }
    found.set(what, { milliseconds: median(times), bytes });
  };
  await look('card that is not in memory', visitorHeaders(1), (round) => `/p/card-${live.first + round}`);
  const admin = await signedInHeaders(world, adminId);
  const list = (resource: string, parts: object) =>
    `/api/admin/${resource}?${new URLSearchParams(
      Object.entries(parts).map(([part, value]): [string, string] => [part, JSON.stringify(value)]),
    ).toString()}`;
  await look('list of cards', admin, () =>
    list('business-profiles', { sort: ['updatedAt', 'DESC'], columns: cardColumns }),
  );
  await look('search of leads', admin, (round) =>
    list('contact-leads', { filter: { q: `lead${100 + round}@` } }),
  );
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  for (const { user, cards } of owners) {
    const headers = await signedInHeaders(world, user);
    const count = cards.last - cards.first + 1;
    await look(`dashboard of ${count} cards`, headers, () => '/api/dashboard');
    await look(`list of ${count} own cards`, headers, () => '/api/cards');
    await look(
      `a year's statistics of ${count} cards`,
      headers,
      () => `/api/stats?from=${day(365)}&to=${day(0)}`,
    );
  }
  return found;
}
