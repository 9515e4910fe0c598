import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { countedOfShortSearch, countedRows, maxPageSize } from '../../contract/admin/list.schema.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import { columnOf, filterList, mayBeNull, type ListRequest, type ListRules } from '../list-query.ts';
import { isShortSearch } from '../search-rows.ts';
import { findPage } from './find-page.ts';
import type { ListTotal, ListTotals } from './list-totals.ts';

/** Matches of a search that are sorted rather than looked for along the list's order, where all may lie at its end. */
const sortedOfSearch = 20_000;

/** Where a list is read. */
interface Source {
  knex: Knex;
  /** Null where this answer needs a count of its own. */
  totals: ListTotals | null;
}

interface ListPage {
  total: number;
  /** Whether the total is an estimate, because counting would cost more than the page. */
  isAbout: boolean;
  /** For the header: `users 0-24/319`. */
  contentRange: string;
}

/** Answers a list with whole rows. The page's ids are found first, so that skipping rows reads the index alone. */
export async function readPage(
  rules: ListRules,
  request: ListRequest,
  source: Source,
): Promise<ListPage & { rows: BaseModel[] }> {
  const place = await findPlace(rules, request, source);
  const { key, order } = orderOf(rules, request);
  const rows = await rules.model
    .query(source.knex)
    .whereRaw(`?? in (select found_key from (${place.keys.sql}) page)`, [key, ...place.keys.bindings])
    .orderByRaw(order);
  return { rows, ...describe(rules, request, place.total, rows.length) };
}

/**
 * Answers a list with rows that the database writes as JSON.
 * @param columns of `jsonColumns`
 */
export async function readPageAsJson(
  rules: ListRules,
  request: ListRequest,
  source: Source,
  columns: string,
): Promise<ListPage & { text: string }> {
  const place = await findPlace(rules, request, source);
  const { key, order } = orderOf(rules, request);
  const { rows } = await source.knex.raw<{ rows: [{ shown: number; text: string }] }>(
    `with page as materialized (${place.keys.sql})
     select count(*)::integer as shown, coalesce(json_agg(row_to_json(line)), '[]')::text as text
     from (select ${columns} from page join ${rules.model.tableName} on ${key} = page.found_key order by ${order}) line`,
    place.keys.bindings as Knex.RawBinding[],
  );
  const [{ shown, text }] = rows;
  return { text, ...describe(rules, request, place.total, shown) };
}

interface Sql {
  sql: string;
  bindings: readonly unknown[];
}

interface Place {
  total: ListTotal;
  /** Selects the page's keys as `found_key`. */
  keys: Sql;
}

async function findPlace(rules: ListRules, request: ListRequest, { knex, totals }: Source): Promise<Place> {
  const filtered = () => filterList(rules, request, rules.model.query(knex));
  const { key, column, order, orderBy } = orderOf(rules, request);
  const first = request.range?.first ?? 0;
  const page = { limit: (request.range?.last ?? maxPageSize - 1) - first + 1, offset: first };
  const isWhole = request.conditions.length + request.named.length === 0 && !request.search && !rules.scope;
  const maxCounted = !request.search
    ? countedRows
    : isShortSearch(request.search)
      ? countedOfShortSearch
      : sortedOfSearch;
  // Built once: putting a question together takes longer than asking it.
  const inner = asSql(filtered().select(`${key} as found_key`, `${column} as found_order`));
  const counted = `${inner.sql.slice(inner.sql.indexOf(' from '))} ${JSON.stringify(inner.bindings)}`;
  // What whoever counts finds in the same step.
  const own: { ids: (number | string)[] | null } = { ids: null };
  const count = async () => {
    const found = await findPage(filtered(), {
      key,
      column,
      order: request.sort.order,
      mayBeNull: mayBeNull(rules, request.sort.field),
      ...page,
      maxCounted,
      wholeTable: isWhole ? rules.model.tableName : null,
    });
    own.ids = found.ids;
    return { total: found.total, isAbout: found.isAbout };
  };
  const total = await (totals ? totals.read(counted, count) : count());
  if (own.ids)
    return {
      total,
      keys: asSql(rules.model.query(knex).select(`${key} as found_key`).whereIn(key, own.ids)),
    };
  const bindings = [...inner.bindings, page.limit, page.offset];
  if (total.isAbout)
    return { total, keys: { sql: `${inner.sql} order by ${order} limit ? offset ?`, bindings } };
  // So few are sorted where they were found: an order's index would be walked for them from one end to the other.
  const sorted = orderBy('found_order', 'found_key');
  return {
    total,
    keys: {
      sql: `select found_key from (with found as materialized (${inner.sql})
        select found_key from found order by ${sorted} limit ? offset ?) few`,
      bindings,
    },
  };
}

function asSql(query: QueryBuilder<BaseModel>): Sql {
  const { sql, bindings } = query.toKnexQuery().toSQL();
  return { sql, bindings };
}

/** Only for columns that may be null: an index of a column that is never null has no order of nulls. */
function orderOf(rules: ListRules, { sort: { field, order } }: ListRequest) {
  const { model } = rules;
  const key = `${model.tableName}.${String(model.idColumn)}`;
  const column = columnOf(rules, field);
  const nulls = mayBeNull(rules, field) ? ' nulls last' : '';
  const orderBy = (value: string, id: string) =>
    `${value} ${order}${nulls}${column === key ? '' : `, ${id} ${order}`}`;
  return { key, column, order: orderBy(column, key), orderBy };
}

/** A total is never less than the rows shown, and a page with room left is the last one: its end is the count. */
function describe(
  { model }: ListRules,
  { range }: ListRequest,
  { total, isAbout }: ListTotal,
  shown: number,
): ListPage {
  const first = range?.first ?? 0;
  const limit = (range?.last ?? maxPageSize - 1) - first + 1;
  const isLast = !isAbout && shown < limit && (shown > 0 || first === 0);
  const atLeast = isLast ? first + shown : Math.max(total, shown > 0 ? first + shown : 0);
  const span = shown === 0 ? '*' : `${first}-${first + shown - 1}`;
  return {
    total: atLeast,
    isAbout,
    contentRange: `${model.tableName.replaceAll('_', '-')} ${span}/${atLeast}`,
  };
}
