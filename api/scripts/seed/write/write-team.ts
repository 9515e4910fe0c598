import { createTeamDesign } from '../../../testing/factories/team-design.ts';
import { createTeamMember } from '../../../testing/factories/team-member.ts';
import { Package } from '../../../models/Package.ts';
import { demoSlugs } from '../slugs.ts';
import { userOf, type SeedContext } from './context.ts';

/** The team of the enterprise: what the company sets, somebody who is invited and somebody who said no. */
export async function writeTeam(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const owner = userOf(context, 'team');
  const shared = await Package.query(trx)
    .findOne({ user_id: owner.id, is_enterprise: true })
    .throwIfNotFound();
  const source = context.cards.get(demoSlugs.ofekGroup);
  if (!source) throw new Error('the company has no card');
  await createTeamDesign(trx, {
    packageId: shared.id,
    profileId: source.id,
    lockedParts: ['design', 'cover', 'website', 'place', 'hours'],
    createdAt: calendar.day(-120, 11),
    updatedAt: calendar.day(-120, 11),
  });
  const invited = { packageId: shared.id, userId: null, joinedAt: null };
  await createTeamMember(trx, {
    ...invited,
    email: 'inbal@ofek-realty.example',
    status: 'invited',
    // The hash of no token: the demo's invitation opens nothing.
    tokenHash: '0'.repeat(64),
    expiresAt: calendar.day(12, 10),
    invitedAt: calendar.day(-2, 10),
    createdAt: calendar.day(-2, 10),
    updatedAt: calendar.day(-2, 10),
  });
  await createTeamMember(trx, {
    ...invited,
    email: 'tomer@ofek-realty.example',
    status: 'declined',
    invitedAt: calendar.day(-40, 12),
    endedAt: calendar.day(-39, 9),
    createdAt: calendar.day(-40, 12),
    updatedAt: calendar.day(-39, 9),
  });
}
