import type { AppContext } from '../../../http/context.ts';
import { User } from '../../../models/User.ts';
import { closeAccountByStaff } from '../../accounts/index.ts';
import { removeDiscardedFiles } from '../../cards/index.ts';
import { commandContext } from '../../../http/admin/command-context.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';

/**
 * Closes a user's account in the same way as its owner would: the same rows are deleted, the same receipts stay, the
 * same mail is sent. The files are removed after the commit.
 * @throws {AppError} as `closeAccountByStaff`
 */
export async function closeUser(
  ctx: AppContext,
  userId: number,
  { confirmation, reason }: { confirmation: string; reason: string },
): Promise<void> {
  const { knex, storage } = ctx.deps;
  const files = await knex.transaction(async (trx) => {
    ctx.state.trx = trx;
    const context = commandContext(ctx);
    const user = await User.query(trx).findById(userId);
    const gone = await closeAccountByStaff(trx, ctx.deps, userId, { confirmation, now: context.now });
    const shown = Object.keys(adminRows.users.shape);
    const row = Object.entries(user?.toRow() ?? {}).filter(([name]) => shown.includes(name));
    const subject = { action: 'close', entity: 'users', id: userId, input: { reason } } as const;
    await writeAudit(context, subject, Object.fromEntries(row), null);
    return gone;
  });
  delete ctx.state.trx;
  await removeDiscardedFiles(knex, storage, files);
}
