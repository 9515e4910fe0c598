import type { Knex } from 'knex';
import { fieldsOfTeamParts } from '../../../contract/subscriptions/team-parts.schema.ts';
import type { TeamLock } from '../../../contract/subscriptions/team-lock.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { TeamDesign } from '../../../models/TeamDesign.ts';
import { TeamMember } from '../../../models/TeamMember.ts';

/** The team that a card belongs to, and the fields that its company sets; null for a card outside of any team. */
export async function teamLockOf(
  knex: Knex,
  { packageId, userId }: Pick<BusinessProfile, 'packageId' | 'userId'>,
): Promise<TeamLock | null> {
  if (packageId === null) return null;
  const member = await TeamMember.query(knex)
    .findOne({ package_id: packageId, user_id: userId, status: 'active' })
    .withGraphFetched('package');
  if (!member) return null;
  const design = await TeamDesign.query(knex).findById(packageId);
  return {
    community: member.package?.enterpriseCommunity ?? null,
    fields: fieldsOfTeamParts(design?.lockedParts ?? []),
  };
}
