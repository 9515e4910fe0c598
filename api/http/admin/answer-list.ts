import type { Knex } from 'knex';
import { totalKindHeader } from '../../contract/admin/list.schema.ts';
import { actorOf } from '../actor-of.ts';
import type { AppContext } from '../context.ts';
import type { ListRequest } from '../list-query.ts';
import { jsonColumns } from '../lists/json-columns.ts';
import { totalsOf } from '../lists/list-totals.ts';
import { readPage, readPageAsJson } from '../lists/read-page.ts';
import { wroteLately } from '../replica-reads.ts';
import type { AdminResource } from './admin-resource.ts';
import { presentRows, visibleFields } from './present-rows.ts';

type Rows = Record<string, unknown>[];

/**
 * Answers a list of the back office. Where each asked field is a column, the database writes the rows as JSON and they
 * pass through as they are; it is asked for fields alone that the resource's row names and the caller's role sees, so that
 * nothing else can be among them. Computed fields and versions are made here.
 * @param knex of the pool to read from: the primary's, or a replica's
 */
export async function answerList(
  ctx: AppContext,
  knex: Knex,
  resource: AdminResource,
  request: ListRequest,
): Promise<Rows> {
  const { role } = actorOf(ctx);
  const asked = request.columns;
  // A replica's pool hears of no writes: whoever wrote just now gets a count of their own from it.
  const totals = knex !== ctx.deps.knex && wroteLately(ctx) ? null : totalsOf(knex);
  const fields = visibleFields(resource, role, asked);
  // What a form compares is made of what may be edited, also where the table has a column of that name.
  const hasVersion = resource.update !== undefined && fields.includes('version');
  const columns = hasVersion ? null : await jsonColumns(knex, resource.model, fields);
  if (columns !== null) {
    const { text, ...page } = await readPageAsJson(resource, request, { knex, totals }, columns);
    describePage(ctx, page);
    ctx.type = 'json';
    ctx.body = text;
    // The answer is made: nothing is left to be checked against the contract.
    return undefined as never;
  }
  const { rows, ...page } = await readPage(resource, request, { knex, totals });
  describePage(ctx, page);
  return presentRows(knex, resource, rows, { role, asked });
}

function describePage(
  ctx: AppContext,
  { contentRange, isAbout }: { contentRange: string; isAbout: boolean },
): void {
  ctx.set('Content-Range', contentRange);
  ctx.set(totalKindHeader, isAbout ? 'about' : 'exact');
}
