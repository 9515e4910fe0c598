import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CannedAnswer } from '../../models/CannedAnswer.ts';

/** An answer in Hebrew. */
export async function createCannedAnswer(
  knex: Knex,
  overrides: Overrides<CannedAnswer> = {},
): Promise<CannedAnswer> {
  return CannedAnswer.query(knex).insertAndFetch({
    title: 'איך מחליפים תבנית',
    language: 'he',
    body: 'שלום {name}, את התבנית מחליפים בעורך הכרטיס, תחת "עיצוב".',
    ...overrides,
  });
}
