import { constantRequests } from '../cards.ts';
import type { RawRequest } from '../load/raw-request.ts';
import type { Measure, Row } from '../measure.ts';
import { signedInHeaders } from '../people.ts';
import { ratios } from '../ratios.ts';

const people = 200;
const paths = ['/api/auth/current-user', '/api/notifications', '/api/sessions', '/api/account'];

/** Small reads of people who are signed in, many at once. */
export const measure: Measure = {
  name: 'small-reads',
  async run(world) {
    const headers: Record<string, string>[] = [];
    for (let place = 0; place < people; place += 1)
      headers.push(await signedInHeaders(world, world.groups.live.first + place));
    const rows: Row[] = [];
    for (const path of paths) {
      const requests = headers.map((sent): RawRequest => ({ method: 'GET', path, headers: sent }));
      const found = await ratios(world, {
        what: `GET ${path}, ${people} people`,
        of: 'read',
        goals: { 'Koa, constant': 0.12 },
        ways: [
          {
            name: 'Koa, constant',
            server: await world.baseline('koa-constant'),
            requests: constantRequests,
            status: 200,
          },
          { name: 'read', server: await world.product(), requests, status: 200 },
        ],
      });
      rows.push(...found);
    }
    return rows;
  },
};
