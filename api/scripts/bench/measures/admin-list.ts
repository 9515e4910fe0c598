import { adminId, signedInHeaders } from '../people.ts';
import { inWords, ratios } from '../ratios.ts';
import type { RawRequest } from '../load/raw-request.ts';
import type { Measure, Row } from '../measure.ts';

/** What the table of cards shows; the baseline has no way to ask for less than whole rows. */
const columns = [
  'businessName',
  'userId',
  'cardType',
  'template',
  'isPublic',
  'category',
  'createdAt',
  'updatedAt',
];

/** More would wait for a connection of its pool until it gave up. */
export const connectionsOfObjection = 8;

/** Every kind of card of each type, in two orders: what one question would find in memory helps none of the others. */
function pagesAt(first: number, headers: Record<string, string>): RawRequest[] {
  return ['basic', 'creative', 'classic', 'minimal', 'bold', 'night'].flatMap((template) =>
    ['basic', 'pro'].flatMap((cardType) =>
      ['updatedAt', 'createdAt'].map((field): RawRequest => {
        // Few cards have some of the templates: so deep down there are but the many.
        const filter = first === 0 ? { cardType, template } : { cardType: 'basic' };
        const query = new URLSearchParams({
          sort: JSON.stringify([field, 'DESC']),
          range: JSON.stringify([first, first + 24]),
          filter: JSON.stringify(filter),
          columns: JSON.stringify(columns),
        });
        return { method: 'GET', path: `/api/admin/business-profiles?${query.toString()}`, headers };
      }),
    ),
  );
}

/** A list of the back office beside the same one as Objection makes it. */
export const measure: Measure = {
  name: 'admin-list',
  async run(world) {
    const headers = await signedInHeaders(world, adminId);
    const depths: [string, number, number][] = [
      ['25 rows, filter, sort, total', 0, 100],
      ['at row 100,000', Math.min(100_000, world.people / 10), 15],
    ];
    const rows: Row[] = [];
    for (const [what, first, goal] of depths) {
      const requests = pagesAt(first, headers);
      const found = await ratios(world, {
        what: `admin list of cards, ${what} (${inWords(world.people / 1e6)} million)`,
        of: 'list',
        goals: { 'Objection range()': goal },
        ways: [
          {
            name: 'Objection range()',
            server: await world.baseline('objection-lists'),
            requests,
            status: 200,
            connections: connectionsOfObjection,
          },
          { name: 'list', server: await world.product(), requests, status: 200 },
        ],
      });
      rows.push(...found);
    }
    return rows;
  },
};
