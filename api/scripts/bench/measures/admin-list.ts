import { adminId, signedInPlaces } from '../people.ts';
import { inWords, ratios } from '../ratios.ts';
import type { RawRequest } from '../load/raw-request.ts';
import type { Measure, Row } from '../measure.ts';
import { waitForDatabase } from '../wait-for-database.ts';
import type { World } from '../world.ts';

/** More would wait for a connection of its pool until it gave up. */
const connectionsOfObjection = 2;
/** It takes seconds for an answer. */
const secondsOfObjection = 20;

/** Lists as Objection makes them, which the back office's are compared with. */
export const objectionLists = async (world: World, requests: readonly RawRequest[]) => ({
  server: await world.baseline('objection-lists'),
  requests,
  status: 200,
  connections: connectionsOfObjection,
  seconds: secondsOfObjection,
  after: () => waitForDatabase(world),
});

/** What the back office's list of cards shows, and therefore asks for. */
export const cardColumns = [
  'id',
  'businessName',
  'profileImage',
  'userId',
  'template',
  'cardType',
  'category',
  'isPublic',
  'updatedAt',
];

/** Every kind of card of each type, in two orders: what one question would find in memory helps none of the others. */
function pagesAt(first: number, places: readonly Record<string, string>[]): RawRequest[] {
  const paths = ['basic', 'creative', 'classic', 'minimal', 'bold', 'night'].flatMap((template) =>
    ['basic', 'pro'].flatMap((cardType) =>
      ['updatedAt', 'createdAt'].map((field) => {
        // Narrowed lists are rarely so long.
        const filter = first === 0 ? { cardType, template } : {};
        const query = new URLSearchParams({
          sort: JSON.stringify([first === 0 ? field : 'updatedAt', 'DESC']),
          range: JSON.stringify([first, first + 24]),
          filter: JSON.stringify(filter),
          columns: JSON.stringify(cardColumns),
        });
        return `/api/admin/business-profiles?${query.toString()}`;
      }),
    ),
  );
  return places.flatMap((headers) => paths.map((path): RawRequest => ({ method: 'GET', path, headers })));
}

/** A list of the back office beside the same one as Objection makes it. */
export const measure: Measure = {
  name: 'admin-list',
  async run(world) {
    const places = await signedInPlaces(world, adminId);
    const depths: [string, number, number][] = [
      ['25 rows, filter, sort, total', 0, 100],
      ['at row 100,000', Math.min(100_000, world.people / 10), 15],
    ];
    const rows: Row[] = [];
    for (const [what, first, goal] of depths) {
      const requests = pagesAt(first, places);
      const found = await ratios(world, {
        what: `admin list of cards, ${what} (${inWords(world.people / 1e6)} million)`,
        of: 'list',
        goals: { 'Objection range()': goal },
        ways: [
          { name: 'Objection range()', ...(await objectionLists(world, requests)) },
          { name: 'list', server: await world.product(), requests, status: 200 },
        ],
      });
      rows.push(...found);
    }
    return rows;
  },
};
