import type { Knex } from 'knex';
import { commandLine } from '../../../contract/admin/audited.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { User } from '../../../models/User.ts';
import { endSessions } from '../../accounts/index.ts';

/**
 * Makes a registered person an admin from the command line, where no admin exists yet who could do so
 * (docs/security.md V5). Their sessions end, as with any change of role, and the audit log has it.
 * @returns what was done: `unknown` when nobody has that address, `demo` for an account that everybody shares
 */
export function makeAdmin(knex: Knex, email: string): Promise<'made' | 'already' | 'unknown' | 'demo'> {
  return knex.transaction(async (trx) => {
    const user = await User.query(trx).findOne({ email: email.trim() }).forUpdate();
    if (!user) return 'unknown';
    if (user.isDemo) return 'demo';
    const { userRole } = user;
    if (userRole === 'admin') return 'already';
    await user.$query(trx).patch({ userRole: 'admin' });
    await endSessions(trx, user.id);
    await writeAudit(
      { trx, actor: { id: null, username: commandLine }, requestId: null },
      { action: 'update', entity: 'users', id: user.id },
      { userRole },
      { userRole: 'admin' },
    );
    return 'made';
  });
}
