import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CardTakedown } from '../../models/CardTakedown.ts';
import { createBusinessProfile } from './business-profile.ts';

/** A takedown in force of a new card. */
export async function createCardTakedown(
  knex: Knex,
  overrides: Overrides<CardTakedown> = {},
): Promise<CardTakedown> {
  return CardTakedown.query(knex).insertAndFetch({
    profileId: overrides.profileId ?? (await createBusinessProfile(knex)).id,
    cardName: 'סטודיו גפן',
    reason: 'fraud',
    message: 'הכרטיס מבקש מהמבקרים פרטי אשראי.',
    ...overrides,
  });
}
