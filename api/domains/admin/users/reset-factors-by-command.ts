import type { Knex } from 'knex';
import { commandLine } from '../../../contract/admin/audited.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { User } from '../../../models/User.ts';
import { hasFactor, removeFactors } from '../../accounts/index.ts';
import type { MailSite } from '../../messaging/index.ts';

/**
 * Removes the second factors of a person from the command line, where no two admins are at hand (docs/security.md S1).
 * Their sessions end, they are told by mail, and the audit log has it.
 * @returns what was done: `unknown` when nobody has that address, `none` when there is nothing to remove
 */
export function resetFactorsByCommand(
  knex: Knex,
  site: MailSite,
  email: string,
): Promise<'reset' | 'none' | 'unknown'> {
  return knex.transaction(async (trx) => {
    const user = await User.query(trx).findOne({ email: email.trim() }).forUpdate();
    if (!user) return 'unknown';
    if (!(await hasFactor(trx, user.id))) return 'none';
    await removeFactors(trx, site, user, new Date());
    await writeAudit(
      { trx, actor: { id: null, username: commandLine }, requestId: null },
      { action: 'reset-factors', entity: 'users', id: user.id },
      null,
      null,
    );
    return 'reset';
  });
}
