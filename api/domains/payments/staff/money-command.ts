import type { AuditAction } from '../../../contract/admin/audited.ts';
import type { z } from 'zod';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';

type Name = 'payments' | 'packages' | 'disputes';

export interface MoneyCommand<Row extends BaseModel> {
  name: Name;
  model: typeof BaseModel;
  id: number;
  action: AuditAction;
  input: Record<string, unknown>;
  run(row: Row, actor: Actor): Promise<unknown>;
}

const present = (name: Name, row: BaseModel): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys((adminRows[name] as z.ZodObject).shape).map((field) => [field, row.toRow()[field]]),
  );

/**
 * Runs a command of staff that asks the provider in between and so can't be one transaction; the audit log has each
 * result as soon as it exists.
 * @returns the row after the command, as staff see it
 * @throws {AppError} `not_found`
 */
export async function runMoneyCommand<Row extends BaseModel>(
  ctx: AppContext,
  { name, model, id, action, input, run }: MoneyCommand<Row>,
): Promise<Record<string, unknown>> {
  const { knex } = ctx.deps;
  const { actor, requestId } = ctx.state;
  // The access guard admitted only admins.
  if (!actor) throw new AppError('login_required');
  const find = async () => (await model.query(knex).findById(id)) as Row | undefined;
  const row = await find();
  if (!row) throw new AppError('not_found');
  const before = present(name, row);
  await run(row, actor);
  const after = present(name, (await find()) ?? row);
  await knex.transaction((trx) =>
    writeAudit({ trx, actor, requestId }, { action, entity: name, id, input }, before, after),
  );
  return after;
}
