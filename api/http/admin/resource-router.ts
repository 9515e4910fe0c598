import { accessTo, hiddenFields } from '../../contract/admin/resource-access.ts';
import type { UserRole } from '../../contract/accounts/roles.schema.ts';
import { adminPath } from '../../contract/admin/admin-path.ts';
import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import { z } from 'zod';
import { listQuery } from '../../contract/admin/list.schema.ts';
import { presence } from '../../contract/admin/presence.schema.ts';
import { rowVersion } from '../../contract/admin/row-version.schema.ts';
import { inOnePiece } from '../mounted-endpoint.ts';
import { idParams } from '../../contract/base/path-id.schema.ts';
import { AppError } from '../../errors.ts';
import { actorOf } from '../actor-of.ts';
import type { AppContext } from '../context.ts';
import { readListQuery } from '../list-query.ts';
import { readFromReplica } from '../replica-reads.ts';
import { createFeatureRouter, type FeatureRouter } from '../route.ts';
import { transaction } from '../transaction.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from './admin-resource.ts';
import type { AdminCommand } from './admin-command.ts';
import { answerList } from './answer-list.ts';
import { addBulk } from './bulk-router.ts';
import { announcePresence } from './announce-presence.ts';
import { createRow } from './create-row.ts';
import { commandContext } from './command-context.ts';
import { presentRows, rowSchemaOf } from './present-rows.ts';
import { assertVersion } from './row-version.ts';
import { writeAudit } from './write-audit.ts';

const proofOf = ({ proof }: { proof?: 'fresh' }) => (proof ? { proof } : {});

/**
 * The operations of one resource in the dialect of ra-data-simple-rest (docs/product.md 10): list, read, and those
 * writes that the resource allows, each of them in the audit log. An update names the version it was begun on.
 */
export function createResourceRouter(resource: AdminResource): FeatureRouter {
  const { name, model } = resource;
  const { create, update, remove, bodyLimit } = resource;
  const row = rowSchemaOf(resource);
  const path = `${adminPath}/${name}`;
  const common = { tag: 'admin', access: accessTo(name, 'read') } as const;
  const router = createFeatureRouter();

  const present = async (knex: Knex, record: BaseModel): Promise<Record<string, unknown>> =>
    (await presentRows(knex, resource, [record]))[0] ?? {};
  /** The row as this reader may see it: the audit log stores all of it. */
  const shown = (ctx: AppContext, whole: Record<string, unknown>) => seenBy(actorOf(ctx).role, whole);
  const seenBy = (role: UserRole, whole: Record<string, unknown>) => {
    const hidden = hiddenFields(name, role);
    return Object.fromEntries(Object.entries(whole).filter(([field]) => !hidden.includes(field)));
  };

  const find = async (trx: Knex, id: number, lock: boolean): Promise<BaseModel> => {
    const query = model.query(trx).findById(id);
    if (resource.scope) query.whereRaw(`(${resource.scope})`);
    const record = await (lock ? query.forUpdate() : query);
    if (!record) throw new AppError('not_found');
    return record;
  };

  router.add(
    ...inOnePiece({
      ...common,
      method: 'get',
      path,
      summary: `List ${name}`,
      query: listQuery,
      reply: z.array(row.partial()),
    }),
    (ctx, { query }) => {
      const request = readListQuery(query, resource, { fields: Object.keys(row.shape) });
      return readFromReplica(ctx, ctx.deps.knex, (knex) => answerList(ctx, knex, resource, request));
    },
  );

  router.add(
    ...inOnePiece({
      ...common,
      method: 'get',
      path: `${path}/:id`,
      summary: `Read one of ${name}`,
      params: idParams,
      reply: row,
    }),
    async (ctx, { params }) => {
      const { knex } = ctx.deps;
      return shown(ctx, await present(knex, await find(knex, params.id, false)));
    },
  );

  const write = (action: string) => ({
    ...common,
    access: accessTo(name, action),
    ...(bodyLimit !== undefined && { bodyLimit }),
  });
  if (create)
    router.add(
      ...inOnePiece({
        ...write('create'),
        ...proofOf(create),
        method: 'post',
        path,
        summary: `Create one of ${name}`,
        body: create.input,
        reply: row,
        status: 201,
      }),
      transaction,
      async (ctx, { body }) => shown(ctx, await createRow(resource, commandContext(ctx), body)),
    );

  const change = async (
    context: AdminCommandContext,
    id: number,
    { version, ...input }: AdminInput,
    isVersioned: boolean,
  ) => {
    const record = await find(context.trx, id, true);
    const before = await present(context.trx, record);
    if (update && isVersioned)
      assertVersion(record, update.input, { version, ...input }, seenBy(context.actor.role, before));
    if (update?.run) await update.run(context, record, input);
    else await patch(record, context, input);
    const after = await present(context.trx, await find(context.trx, id, false));
    await writeAudit(context, { action: 'update', entity: name, id }, before, after);
    return after;
  };
  if (update)
    router.add(
      ...inOnePiece({
        ...write('update'),
        ...proofOf(update),
        method: 'put',
        path: `${path}/:id`,
        summary: `Update one of ${name}`,
        params: idParams,
        body: update.input.extend({ version: rowVersion }),
        reply: row,
        present: row,
      }),
      transaction,
      async (ctx, { params: { id }, body }) => shown(ctx, await change(commandContext(ctx), id, body, true)),
    );
  if (update)
    router.add(
      ...inOnePiece({
        ...write('update'),
        method: 'post',
        path: `${path}/:id/presence`,
        summary: `Tell colleagues that I have the form of one of ${name} open`,
        params: idParams,
        body: presence,
      }),
      async (ctx, { params: { id }, body }) => {
        const { knex, clock } = ctx.deps;
        await find(knex, id, false);
        await announcePresence(knex, { resource: name, id, byId: actorOf(ctx).id }, body, clock.now());
      },
    );

  if (remove)
    router.add(
      // The client expects the deleted record, never an empty answer.
      ...inOnePiece({
        ...write('delete'),
        method: 'delete',
        path: `${path}/:id`,
        summary: `Delete one of ${name}`,
        params: idParams,
        reply: row,
      }),
      transaction,
      async (ctx, { params: { id } }) => {
        const context = commandContext(ctx);
        await remove.lock?.(context.trx);
        const record = await find(context.trx, id, true);
        const before = await present(context.trx, record);
        await remove.run?.(context, record);
        await model.query(context.trx).deleteById(id);
        await writeAudit(context, { action: 'delete', entity: name, id }, before, null);
        return shown(ctx, before);
      },
    );

  const command = async (
    { name: action, run }: AdminCommand,
    context: AdminCommandContext,
    id: number,
    input: AdminInput,
  ) => {
    const record = await find(context.trx, id, true);
    const before = await present(context.trx, record);
    await run(context, record, input as never);
    // A command may delete the row itself.
    const left = await model.query(context.trx).findById(id);
    const after = left ? await present(context.trx, left) : null;
    await writeAudit(context, { action, entity: name, id, input }, before, after);
    return after ?? before;
  };
  for (const one of resource.commands ?? []) {
    // Before the command of one row, which would take `bulk` for its number.
    if (one.isBulk) addBulk(router, name, { command: one, step: (...given) => command(one, ...given) });
    router.add(
      ...inOnePiece({
        ...common,
        access: accessTo(name, one.name),
        ...proofOf(one),
        method: 'post',
        path: `${path}/:id/${one.name}`,
        summary: one.summary,
        params: idParams,
        body: one.input,
        reply: row,
      }),
      transaction,
      async (ctx, { params: { id }, body }) => shown(ctx, await command(one, commandContext(ctx), id, body)),
    );
  }
  if (update?.bulk) {
    const fields = Object.fromEntries(update.bulk.map((field) => [field, true as const]));
    addBulk(router, name, {
      command: {
        ...proofOf(update),
        name: 'update',
        summary: `Update ${name}`,
        input: update.input.pick(fields as never).partial(),
      },
      step: (context, id, input) => change(context, id, input, false),
    });
  }

  return router;
}

/** Writes the given fields to the row; does nothing when there are none. */
export async function patch(
  record: BaseModel,
  { trx }: AdminCommandContext,
  input: AdminInput,
): Promise<void> {
  const model = record.constructor as typeof BaseModel;
  if (Object.keys(input).length > 0)
    await model
      .query(trx)
      .findById(record.$id())
      .patch(input as PartialModelObject<BaseModel>);
}
