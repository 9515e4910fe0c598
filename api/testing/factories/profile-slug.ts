import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ProfileSlug } from '../../models/ProfileSlug.ts';
import { createBusinessProfile } from './business-profile.ts';
import { nextNumber } from './sequence.ts';

/** An address the card had; it redirects for a year. */
export async function createProfileSlug(
  knex: Knex,
  overrides: Overrides<ProfileSlug> = {},
): Promise<ProfileSlug> {
  return ProfileSlug.query(knex).insertAndFetch({
    profileId: overrides.profileId ?? (await createBusinessProfile(knex)).id,
    slug: `former-${nextNumber('former slug')}`,
    expiresAt: new Date(Date.now() + 365 * 86_400_000),
    ...overrides,
  });
}
