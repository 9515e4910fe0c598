import { exportListEndpoint } from '../../contract/admin/list-export.endpoint.ts';
import { exportListSchemas, maxExportPageSize } from '../../contract/admin/list-export.schema.ts';
import { accessTo } from '../../contract/admin/resource-access.ts';
import { totalKindHeader } from '../../contract/admin/list.schema.ts';
import { AppError } from '../../errors.ts';
import { assertAccess } from '../access-guard.ts';
import { readListQuery } from '../list-query.ts';
import { totalsOf } from '../lists/list-totals.ts';
import { readPage } from '../lists/read-page.ts';
import { createFeatureRouter, type FeatureRouter } from '../route.ts';
import { transaction } from '../transaction.ts';
import type { AdminResource } from './admin-resource.ts';
import { commandContext } from './command-context.ts';
import { presentRows } from './present-rows.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Lists in large pages, for a file (docs/security.md S2): each page needs a fresh proof and the session, so an export
 * ends where either does (V6), and the first page of each is in the audit log with its filter.
 */
export function createListExportRouter(resources: readonly AdminResource[]): FeatureRouter {
  const byName = new Map<string, AdminResource>(resources.map((resource) => [resource.name, resource]));
  return createFeatureRouter().add(
    exportListEndpoint,
    exportListSchemas,
    transaction,
    async (ctx, { params, query }) => {
      const resource = byName.get(params.resource);
      if (!resource) throw new AppError('not_found');
      const context = commandContext(ctx);
      assertAccess(accessTo(resource.name, 'read'), context.actor);
      // In the role that only reads (docs/security.md V1).
      const reader = ctx.deps.reader ?? context.trx;
      const request = readListQuery(query, resource, { maxRows: maxExportPageSize });
      const page = await readPage(resource, request, { knex: reader, totals: totalsOf(ctx.deps.knex) });
      ctx.set('Content-Range', page.contentRange);
      ctx.set(totalKindHeader, page.isAbout ? 'about' : 'exact');
      if ((request.range?.first ?? 0) === 0) {
        const input = { total: page.total, ...(query.filter !== undefined && { filter: query.filter }) };
        const subject = { action: 'export', entity: resource.name, id: '*', input } as const;
        await writeAudit(context, subject, null, null);
      }
      return presentRows(reader, resource, page.rows, { role: context.actor.role });
    },
  );
}
