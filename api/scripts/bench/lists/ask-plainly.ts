import type { Knex } from 'knex';
import { readListQuery } from '../../../http/list-query.ts';
import { filterList } from '../../../http/list-query.ts';
import type { ListCase } from './list-cases.ts';

const patience = 5_000;

/**
 * The same question without any care: every row counted, whole rows sorted and skipped, and nulls put last in words
 * that no index knows.
 * @returns milliseconds; the patience where it took longer
 */
export async function askPlainly(knex: Knex, { resource, query }: ListCase): Promise<number> {
  const { model } = resource;
  const request = readListQuery(Object.fromEntries(new URLSearchParams(query)), resource);
  const column =
    request.sort.field === 'id' ? String(model.idColumn) : model.propertyNameToColumnName(request.sort.field);
  const started = performance.now();
  try {
    await knex.transaction(async (trx) => {
      await trx.raw(`set local statement_timeout = ${patience}`);
      await filterList(resource, request, model.query(trx)).resultSize();
      await filterList(resource, request, model.query(trx))
        .orderByRaw(`?? ${request.sort.order} nulls last, ?? ${request.sort.order}`, [
          column,
          String(model.idColumn),
        ])
        .offset(request.range?.first ?? 0)
        .limit(25);
    });
  } catch {
    return patience;
  }
  return performance.now() - started;
}
