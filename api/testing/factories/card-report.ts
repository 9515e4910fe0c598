import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CardReport } from '../../models/CardReport.ts';
import { createBusinessProfile } from './business-profile.ts';

/** An open report of a new card. */
export async function createCardReport(
  knex: Knex,
  overrides: Overrides<CardReport> = {},
): Promise<CardReport> {
  return CardReport.query(knex).insertAndFetch({
    profileId: overrides.profileId ?? (await createBusinessProfile(knex)).id,
    cardName: 'סטודיו גפן',
    reason: 'impersonation',
    details: 'הכרטיס משתמש בשם ובתמונה שלי בלי רשות.',
    ...overrides,
  });
}
