import type { Knex } from 'knex';
import type { UserRole } from '../../../contract/accounts/roles.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { Notification } from '../../../models/Notification.ts';
import { RoleChange } from '../../../models/RoleChange.ts';
import { User } from '../../../models/User.ts';
import { endSessions } from '../../accounts/index.ts';
import { countAdmins } from './give-role.ts';
import { roleChangeAsked } from '../messages.ts';

/** How long a request waits for a second admin. */
const requestMilliseconds = 72 * 60 * 60_000;

const refused = (
  key: 'own_role' | 'last_admin' | 'no_second_admin' | 'role_not_asked' | 'role_needs_another',
) => new AppError('conflict', { fields: { root: key } });

/**
 * An admin asks for another role of a person; the admins who may confirm it are notified (docs/product.md 13.13). A
 * request of before is replaced.
 * @throws {AppError} `demo_account_protected`; `conflict` for one's own role, the role they have, the last admin's, and
 * where no second admin could confirm it
 */
export async function askRole(
  { trx, actor, now }: AdminCommandContext,
  user: User,
  newRole: UserRole,
): Promise<void> {
  if (user.isDemo) throw new AppError('demo_account_protected');
  if (user.id === actor.id) throw refused('own_role');
  if (user.userRole === newRole) throw new AppError('conflict', { fields: { newRole: 'same_role' } });
  await assertAnotherAdmin(trx, user);
  const others = await User.query(trx)
    .where({ user_role: 'admin' })
    .whereNotIn('id', [actor.id, user.id])
    .select('id', 'language');
  if (others.length === 0) throw refused('no_second_admin');
  await RoleChange.query(trx).where({ user_id: user.id }).delete();
  await RoleChange.query(trx).insert({
    userId: user.id,
    newRole,
    askedBy: actor.id,
    askedAt: now,
    expiresAt: new Date(now.getTime() + requestMilliseconds),
  });
  await Notification.query(trx).insert(
    others.map(({ id, language }) => ({
      userId: id,
      type: 'security' as const,
      ...roleChangeAsked[language]({ by: actor.username, username: user.username }),
      link: `/admin/users/${user.id}/show`,
    })),
  );
}

/**
 * Another admin confirms it within three days: the role counts at once, on every device (docs/security.md E5).
 * @throws {AppError} `conflict` without such a request, to whoever asked, for one's own role, and for the last admin's
 */
export async function confirmRole({ trx, actor, now }: AdminCommandContext, user: User): Promise<void> {
  if (user.id === actor.id) throw refused('own_role');
  await assertAnotherAdmin(trx, user);
  const request = await RoleChange.query(trx).findOne({ user_id: user.id }).forUpdate();
  // Whoever asked must still be an admin: else nobody knows that there were two.
  const asker = request?.askedBy ? await User.query(trx).findById(request.askedBy) : undefined;
  if (!request || request.expiresAt <= now || asker?.userRole !== 'admin') throw refused('role_not_asked');
  if (asker.id === actor.id) throw refused('role_needs_another');
  await user.$query(trx).patch({ userRole: request.newRole });
  await request.$query(trx).delete();
  await endSessions(trx, user.id);
}

/** Takes an open request away: whoever asked thinks better of it, or another admin refuses. */
export async function refuseRole({ trx }: AdminCommandContext, user: User): Promise<void> {
  if ((await RoleChange.query(trx).where({ user_id: user.id }).delete()) === 0)
    throw refused('role_not_asked');
}

/** @throws {AppError} `conflict` when nobody but this person is an admin */
async function assertAnotherAdmin(trx: Knex.Transaction, user: User): Promise<void> {
  const admins = await countAdmins(trx);
  if (user.userRole === 'admin' && admins < 2) throw refused('last_admin');
}
