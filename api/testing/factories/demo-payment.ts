import type { Knex } from 'knex';
import { DemoPayment } from '../../models/DemoPayment.ts';
import type { Overrides } from './overrides.ts';
import { randomUuid } from './sequence.ts';

/** A demo payment over 49.90 whose page waits. */
export async function createDemoPayment(
  knex: Knex,
  overrides: Overrides<DemoPayment> = {},
): Promise<DemoPayment> {
  return DemoPayment.query(knex).insertAndFetch({
    publicId: randomUuid(),
    amount: 4_990,
    expiresAt: new Date(Date.now() + 1_800_000),
    steps: [],
    ...overrides,
  });
}
