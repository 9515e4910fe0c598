import {
  fetchExportEndpoint,
  listExportsEndpoint,
  requestExportEndpoint,
} from '../../../contract/accounts/data-export.endpoint.ts';
import {
  fetchExportSchemas,
  listExportsSchemas,
  requestExportSchemas,
} from '../../../contract/accounts/data-export.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { findReadyExport, listExports, requestExport } from './request-export.ts';

/** Export of all data of a user in one file (docs/product.md 5, `/account`). */
export const dataExportRouter = createFeatureRouter()
  .add(listExportsEndpoint, listExportsSchemas, (ctx) =>
    listExports(ctx.deps.knex, actorOf(ctx).id, ctx.deps.clock.now()),
  )
  .add(
    requestExportEndpoint,
    requestExportSchemas,
    rateLimit('export'),
    rateLimit('exportOfNetwork'),
    async (ctx) => {
      const { knex, clock } = ctx.deps;
      await requestExport(knex, actorOf(ctx), ctx.state.credential, clock.now());
      return listExports(knex, actorOf(ctx).id, clock.now());
    },
  )
  .add(fetchExportEndpoint, fetchExportSchemas, async (ctx, { params }) => {
    const { knex, clock, storage } = ctx.deps;
    const row = await findReadyExport(knex, actorOf(ctx).id, params.id, clock.now());
    const file = await storage.open(row.storageKey);
    if (!file) throw new AppError('not_found');
    sendAsFile(ctx, `bikur-${row.createdAt.toISOString().slice(0, 10)}.zip`);
    ctx.type = 'application/zip';
    ctx.set('Cache-Control', 'private, no-store');
    ctx.length = file.byteSize;
    ctx.body = file.body;
  });
