import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readBooks } from '../../scripts/books/read-books.ts';
import { fuzz, oneRound } from './fuzz.ts';
import { openFuzzWorld, type FuzzWorld } from './fuzz-world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set by `npm run fuzz`: how long, or how many requests where that isn't 0. */
    fuzz: { minutes: number; requests: number; seed: number; from: number; lanes: number } | null;
  }
}

const minute = 60_000;
const wanted = inject('fuzz');

let world: FuzzWorld;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

test('random requests to all operations as everybody: no fault of ours, no trace, nothing for somebody else', async () => {
  const until = Date.now() + (wanted?.minutes ?? 0) * minute;
  const { requests, statuses, findings } = await fuzz(world, {
    seed: 1,
    ...wanted,
    goesOn: (done) =>
      wanted && wanted.requests === 0 ? Date.now() < until : done < (wanted?.requests ?? oneRound),
    ...(wanted && { tell: (finding) => void process.stdout.write(`! ${JSON.stringify(finding)}\n`) }),
  });
  if (wanted) process.stdout.write(`${requests} requests: ${JSON.stringify(statuses)}\n`);
  expect(requests).toBeGreaterThanOrEqual(wanted ? 1 : oneRound);
  expect(findings).toEqual([]);
  // Enough of them fit that there is something behind the validation to be found.
  if (requests >= oneRound) expect(statuses['200']).toBeGreaterThan(oneRound / 15);
}, 36_000_000);

test('whatever was sent, the books are in order', async () => {
  expect(await readBooks(world.app.knex, { now: new Date() })).toEqual([]);
});
