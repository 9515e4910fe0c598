import type { Knex } from 'knex';
import type { UserRole } from '../../../contract/accounts/roles.schema.ts';
import { commandLine } from '../../../contract/admin/audited.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { User } from '../../../models/User.ts';
import { endSessions } from '../../accounts/index.ts';

/**
 * Gives a registered person a role from the command line, where no two admins exist who could do so together
 * (docs/security.md V5). Their sessions end, as with any change of role, and the audit log has it.
 * @returns what was done: `unknown` when nobody has that address, `demo` for an account that everybody shares, `last`
 * when nobody would be an admin any more
 */
export function giveRole(
  knex: Knex,
  email: string,
  newRole: UserRole = 'admin',
): Promise<'made' | 'already' | 'unknown' | 'demo' | 'last'> {
  return knex.transaction(async (trx) => {
    const user = await User.query(trx).findOne({ email: email.trim() }).forUpdate();
    if (!user) return 'unknown';
    if (user.isDemo) return 'demo';
    const { userRole } = user;
    if (userRole === newRole) return 'already';
    if (userRole === 'admin' && (await countAdmins(trx)) < 2) return 'last';
    await user.$query(trx).patch({ userRole: newRole });
    await endSessions(trx, user.id);
    await writeAudit(
      { trx, actor: { id: null, username: commandLine }, requestId: null },
      { action: 'update', entity: 'users', id: user.id },
      { userRole },
      { userRole: newRole },
    );
    return 'made';
  });
}

/**
 * Counts the admins, one change of role at a time, so that two who are demoted at once don't both go. The row of the
 * person is locked already: locking those of all admins, too, two changes could wait for each other in a circle.
 */
export async function countAdmins(trx: Knex.Transaction): Promise<number> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('change of role'))`);
  return User.query(trx).where({ user_role: 'admin' }).resultSize();
}
