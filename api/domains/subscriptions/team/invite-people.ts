import type { Knex } from 'knex';
import type { Translated } from '../../../contract/base/languages.ts';
import { AppError, type FieldErrors } from '../../../errors.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { User } from '../../../models/User.ts';
import type { MailSite } from '../../messaging/index.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { sendInvitation } from './send-invitation.ts';
import { assertInForce, countPeople, lockPersonOfTeam, lockTeam } from './team.queries.ts';
import { teamMessages } from '../messages.ts';

interface InvitationContext {
  site: MailSite;
  userId: number;
  now: Date;
}

/**
 * Invites addresses to a team by mail, all of them or none. The team is locked, so that many requests at once can't
 * exceed its places.
 * @throws {AppError} `not_found`; `conflict` when the package is not in force; `validation_failed` on the addresses
 * that are in the team already, and on all of them when there are too few places; `demo_account_protected`
 */
export async function invitePeople(
  trx: Knex.Transaction,
  { site, userId, now }: InvitationContext,
  packageId: number,
  emails: readonly string[],
): Promise<void> {
  const shared = await lockTeam(trx, userId, packageId);
  const owner = await User.query(trx).findById(userId).throwIfNotFound();
  assertMayManageCredentials(owner);
  assertInForce(shared, now);
  await freeLateInvitations(trx, packageId, now);
  const wanted = [...new Set(emails)];
  const present = await TeamMember.query(trx)
    .where({ package_id: packageId })
    .whereIn('status', ['invited', 'active'])
    .whereIn('email', wanted);
  const known = new Set(present.map(({ email }) => email.toLowerCase()));
  const fields: FieldErrors = Object.fromEntries(
    emails.flatMap((email, index): [string, Translated][] => {
      if (email === owner.email.toLowerCase()) return [[`emails.${index}`, teamMessages.ownInvitation]];
      return known.has(email) ? [[`emails.${index}`, teamMessages.alreadyThere]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  if (shared.enterpriseUserLimit !== null) {
    const free = Math.max(0, shared.enterpriseUserLimit - 1 - (await countPeople(trx, packageId)));
    if (wanted.length > free)
      throw new AppError('validation_failed', { fields: { emails: teamMessages.full(free) } });
  }
  for (const email of wanted) {
    const link = await sendInvitation(trx, { site, shared, owner, email, now });
    await TeamMember.query(trx).insert({ packageId, email, ...link });
  }
}

/** An invitation that wasn't accepted in time takes no place. */
async function freeLateInvitations(trx: Knex.Transaction, packageId: number, now: Date): Promise<void> {
  await TeamMember.query(trx)
    .where({ package_id: packageId, status: 'invited' })
    .where('expires_at', '<=', now)
    .patch({ status: 'removed', endedAt: now, tokenHash: null, expiresAt: null });
}

/**
 * Sends an invitation once more; its former link stops working.
 * @throws {AppError} `not_found`; `conflict` when it was accepted meanwhile, or the package is not in force
 */
export async function resendInvitation(
  trx: Knex.Transaction,
  { site, userId, now }: InvitationContext,
  id: number,
): Promise<void> {
  const { shared, member } = await lockPersonOfTeam(trx, userId, id);
  assertInForce(shared, now);
  if (member.status !== 'invited') throw new AppError('conflict');
  const owner = await User.query(trx).findById(userId).throwIfNotFound();
  const link = await sendInvitation(trx, { site, shared, owner, email: member.email, now });
  await member.$query(trx).patch(link);
}
