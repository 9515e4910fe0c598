import type { Knex } from 'knex';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { TeamMember } from '../../../models/TeamMember.ts';
import { User } from '../../../models/User.ts';
import { notifyAboutTeam } from './notify-about-team.ts';
import { lockInvitation, lockMembership, lockPersonOfTeam } from './team.queries.ts';
import { teamMessages } from '../messages.ts';

/**
 * Removes a member from a team, or cancels an invitation. The card stays its owner's with all its content; from now
 * on the owner's own plan decides whether visitors see it.
 * @throws {AppError} `not_found`
 */
export async function removePerson(
  trx: Knex.Transaction,
  userId: number,
  id: number,
  now: Date,
): Promise<void> {
  const { shared, member } = await lockPersonOfTeam(trx, userId, id);
  await end(trx, member, 'removed', now);
  if (member.userId !== null)
    await notifyAboutTeam(trx, member.userId, teamMessages.removed(shared.enterpriseCommunity));
}

/**
 * Ends a user's own membership, as `removePerson` does.
 * @throws {AppError} `not_found`
 */
export async function leaveTeam(trx: Knex.Transaction, userId: number, id: number, now: Date): Promise<void> {
  const { shared, member } = await lockMembership(trx, userId, id);
  await end(trx, member, 'left', now);
  const { username } = await User.query(trx).findById(userId).throwIfNotFound();
  await notifyAboutTeam(trx, shared.userId, teamMessages.left(username, shared.enterpriseCommunity));
}

/**
 * Declines an invitation.
 * @throws {AppError} `validation_failed` on token
 */
export async function declineInvitation(trx: Knex.Transaction, token: string, now: Date): Promise<void> {
  const { shared, member } = await lockInvitation(trx, token, now);
  await end(trx, member, 'declined', now);
  await notifyAboutTeam(trx, shared.userId, teamMessages.declined(member.email, shared.enterpriseCommunity));
}

async function end(
  trx: Knex.Transaction,
  member: TeamMember,
  status: 'removed' | 'left' | 'declined',
  now: Date,
): Promise<void> {
  const { packageId, userId } = member;
  if (userId !== null)
    await BusinessProfile.query(trx)
      .where({ user_id: userId, package_id: packageId })
      .patch({ packageId: null, community: null });
  await member.$query(trx).patch({ status, endedAt: now, tokenHash: null, expiresAt: null });
}
