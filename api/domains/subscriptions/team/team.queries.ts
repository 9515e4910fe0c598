import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { isActivePackage } from '../entitlements/entitlements.ts';
import { teamMessages } from '../messages.ts';

/**
 * A user's own enterprise package, locked: its team can't change before the transaction ends.
 * @throws {AppError} `not_found` when the package isn't the user's or has no team
 */
export async function lockTeam(trx: Knex.Transaction, userId: number, id: number): Promise<Package> {
  const shared = await Package.query(trx)
    .findOne({ id, user_id: userId, is_enterprise: true })
    .forNoKeyUpdate();
  if (!shared) throw new AppError('not_found');
  return shared;
}

/**
 * Checks that a package is active.
 * @throws {AppError} `conflict` when it is not in force
 */
export function assertInForce(shared: Package, now: Date): void {
  if (!isActivePackage(shared, now)) throw new AppError('conflict', { text: teamMessages.notInForce });
}

/**
 * A member or invitation of one of a user's own teams, locked after the team.
 * @throws {AppError} `not_found` when there is none or it has ended
 */
export async function lockPersonOfTeam(
  trx: Knex.Transaction,
  userId: number,
  id: number,
): Promise<{ shared: Package; member: TeamMember }> {
  const found = await TeamMember.query(trx).findById(id);
  if (!found) throw new AppError('not_found');
  const shared = await lockTeam(trx, userId, found.packageId);
  const member = await TeamMember.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (member.status !== 'invited' && member.status !== 'active') throw new AppError('not_found');
  return { shared, member };
}

/**
 * The invitation of a link's token, locked after its team.
 * @throws {AppError} `validation_failed` on token when it is unknown, used, replaced, cancelled or expired
 */
export async function lockInvitation(
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<{ shared: Package; member: TeamMember }> {
  const found = await findInvitation(trx, token, now);
  const shared = await Package.query(trx).findById(found.packageId).forNoKeyUpdate().throwIfNotFound();
  await TeamMember.query(trx).findById(found.id).forUpdate();
  return { shared, member: await findInvitation(trx, token, now) };
}

/**
 * The invitation of a link's token without a lock, with `package.user`.
 * @throws {AppError} `validation_failed` on token, as `lockInvitation`
 */
export async function findInvitation(knex: Knex, token: string, now: Date): Promise<TeamMember> {
  const member = await TeamMember.query(knex)
    .findOne({ token_hash: hashOfSecret(token), status: 'invited' })
    .where('expires_at', '>', now)
    .withGraphFetched('package.user');
  if (!member) throw new AppError('validation_failed', { fields: { token: 'link_used_up' } });
  return member;
}

/**
 * A user's membership in another user's team, locked after the team.
 * @throws {AppError} `not_found` when the user isn't a member
 */
export async function lockMembership(
  trx: Knex.Transaction,
  userId: number,
  id: number,
): Promise<{ shared: Package; member: TeamMember }> {
  const mine = { id, user_id: userId, status: 'active' };
  const found = await TeamMember.query(trx).findOne(mine);
  if (!found) throw new AppError('not_found');
  const shared = await Package.query(trx).findById(found.packageId).forNoKeyUpdate().throwIfNotFound();
  const member = await TeamMember.query(trx).findOne(mine).forUpdate();
  if (!member) throw new AppError('not_found');
  return { shared, member };
}

/** Number of members and invitations of a team, without the company's own card. */
export const countPeople = (knex: Knex, packageId: number): Promise<number> =>
  Promise.resolve(
    TeamMember.query(knex)
      .where({ package_id: packageId })
      .whereIn('status', ['invited', 'active'])
      .resultSize(),
  );
