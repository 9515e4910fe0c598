import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Package } from '../../models/Package.ts';
import { TeamDesign } from '../../models/TeamDesign.ts';
import { createBusinessProfile } from './business-profile.ts';
import { createPackage } from './package.ts';

/** An enterprise package whose cards take their look from one of its owner's. */
export async function createTeamDesign(
  knex: Knex,
  overrides: Overrides<TeamDesign> = {},
): Promise<TeamDesign> {
  const shared = overrides.packageId
    ? await Package.query(knex).findById(overrides.packageId).throwIfNotFound()
    : await createPackage(knex, { isEnterprise: true });
  return TeamDesign.query(knex).insertAndFetch({
    packageId: shared.id,
    profileId:
      overrides.profileId ??
      (await createBusinessProfile(knex, { userId: shared.userId, cardType: 'pro' })).id,
    lockedParts: ['design'],
    ...overrides,
  });
}
