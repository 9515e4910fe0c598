import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { TeamMember } from '../../models/TeamMember.ts';
import { User } from '../../models/User.ts';
import { createPackage } from './package.ts';
import { createUser } from './user.ts';

/** Somebody who belongs to the team of an enterprise package. */
export async function createTeamMember(
  knex: Knex,
  overrides: Overrides<TeamMember> = {},
): Promise<TeamMember> {
  // Null on purpose is somebody who has not accepted yet.
  const user =
    overrides.userId === undefined
      ? await createUser(knex)
      : overrides.userId && (await User.query(knex).findById(overrides.userId).throwIfNotFound());
  return TeamMember.query(knex).insertAndFetch({
    packageId: overrides.packageId ?? (await createPackage(knex, { isEnterprise: true })).id,
    ...(user && { userId: user.id, email: user.email }),
    status: 'active',
    joinedAt: new Date(),
    ...overrides,
  });
}
