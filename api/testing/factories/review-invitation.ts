import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ReviewInvitation } from '../../models/ReviewInvitation.ts';
import { createBusinessProfile } from './business-profile.ts';
import { randomHexadecimal } from './sequence.ts';

/** An invitation of a new card that nobody answered, good for a month. */
export async function createReviewInvitation(
  knex: Knex,
  overrides: Overrides<ReviewInvitation> = {},
): Promise<ReviewInvitation> {
  return ReviewInvitation.query(knex).insertAndFetch({
    profileId: overrides.profileId ?? (await createBusinessProfile(knex)).id,
    clientName: 'גלית אורן',
    subject: 'דירה בגבעתיים',
    tokenHash: randomHexadecimal(64),
    expiresAt: new Date(Date.now() + 30 * 86_400_000),
    ...overrides,
  });
}
