import type { Knex } from 'knex';
import type { TeamCardWish } from '../../../contract/subscriptions/team.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import type { SubscriptionHooks } from '../subscription-hooks.ts';
import { makeTeamCard } from './make-team-card.ts';
import { notifyAboutTeam } from './notify-about-team.ts';
import { assertInForce, lockInvitation } from './team.queries.ts';
import { teamMessages } from '../messages.ts';

/**
 * Accepts an invitation: a user with its link received the mail, whichever address they are signed in with. Their
 * card of the team is made in the same transaction.
 * @throws {AppError} `validation_failed` on token; `conflict` for a member and for the owner, and while the package
 * is not in force; `not_found` for a card that isn't the user's; `demo_account_protected`
 */
export async function joinTeam(
  trx: Knex.Transaction,
  hooks: SubscriptionHooks,
  actor: Actor,
  { token, ...wish }: TeamCardWish & { token: string },
  now: Date,
): Promise<BusinessProfile> {
  assertMayManageCredentials(actor);
  const { shared, member } = await lockInvitation(trx, token, now);
  assertInForce(shared, now);
  const standing = { package_id: shared.id, user_id: actor.id, status: 'active' };
  const isIn = shared.userId === actor.id || (await TeamMember.query(trx).where(standing).resultSize()) > 0;
  if (isIn) throw new AppError('conflict', { text: teamMessages.alreadyMember });
  await member.$query(trx).patch({
    status: 'active',
    userId: actor.id,
    joinedAt: now,
    tokenHash: null,
    expiresAt: null,
  });
  const card = await makeTeamCard(trx, hooks, { shared, userId: actor.id, wish, now });
  await notifyAboutTeam(trx, shared.userId, teamMessages.joined(actor.username, shared.enterpriseCommunity));
  return card;
}
