import type { PartialModelObject } from 'objection';
import { AppError } from '../../errors.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from './admin-resource.ts';
import { presentRows } from './present-rows.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Makes a row of a resource as staff do by hand, with its line in the audit log.
 * @param input as the resource's schema gives it
 * @returns the row as staff see it, all of it
 * @throws {AppError} as the resource's own `create`
 */
export async function createRow(
  resource: AdminResource,
  context: AdminCommandContext,
  input: AdminInput,
): Promise<Record<string, unknown>> {
  const { name, model, create } = resource;
  const id = create?.run ? await create.run(context, input) : await insert(model, context, input);
  const record = await model.query(context.trx).findById(id);
  if (!record) throw new AppError('not_found');
  const [after = {}] = await presentRows(context.trx, resource, [record]);
  await writeAudit(context, { action: 'create', entity: name, id }, null, after);
  return after;
}

async function insert(
  model: typeof BaseModel,
  { trx }: AdminCommandContext,
  input: AdminInput,
): Promise<number> {
  const record = await model.query(trx).insert(input as PartialModelObject<BaseModel>);
  return Number(record.$id());
}
