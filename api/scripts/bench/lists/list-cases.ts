import type { Knex } from 'knex';
import { z } from 'zod';
import { deepestRow } from '../../../contract/admin/list.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** One question to a list, as the back office asks it. */
export interface ListCase {
  name: string;
  resource: AdminResource;
  /** Of the address, as text. */
  query: string;
}

const searches = ['dana', 'לוי', 'no such word', 'person77', '0501234567', 'א'];
const page = 25;

/** What can be asked of a list: each order both ways, each filter with a common and a rare value, searches, deep pages. */
export async function casesOf(knex: Knex, resource: AdminResource): Promise<ListCase[]> {
  const [byDefault, defaultOrder] = resource.defaultSort;
  const make = (name: string, changes: { sort?: string[]; first?: number; filter?: object }): ListCase => {
    const { sort = [byDefault, defaultOrder], first = 0, filter = {} } = changes;
    const query = new URLSearchParams({
      sort: JSON.stringify(sort),
      range: JSON.stringify([first, first + page - 1]),
      filter: JSON.stringify(filter),
    });
    return { name, resource, query: query.toString() };
  };
  const cases = [make('first page', {}), make('page 100', { first: 99 * page })];
  cases.push(make(`row ${deepestRow}`, { first: deepestRow - page }));
  for (const field of ['id', ...resource.sortable])
    for (const order of ['ASC', 'DESC']) cases.push(make(`by ${field} ${order}`, { sort: [field, order] }));
  for (const field of resource.filterable)
    for (const [kind, filter] of await filtersOf(knex, resource, field))
      cases.push(make(`${field} ${kind}`, { filter }));
  for (const [name, choices] of Object.entries(resource.named ?? {}))
    for (const choice of Object.keys(choices))
      cases.push(make(`${name} ${choice}`, { filter: { [name]: choice } }));
  if (resource.searched)
    for (const q of searches) {
      cases.push(make(`search "${q}"`, { filter: { q } }));
      cases.push(make(`search "${q}" by id`, { filter: { q }, sort: ['id', 'ASC'] }));
    }
  return cases;
}

/** The most and the least common value of a column, or the ends of a time or number. */
async function filtersOf(
  knex: Knex,
  { model, row }: AdminResource,
  field: string,
): Promise<[string, object][]> {
  const column = model.propertyNameToColumnName(field);
  const table = model.tableName;
  const schema = innermost(row.shape[field] as z.ZodType);
  if (schema instanceof z.ZodISODateTime)
    return [
      ['of a day', { [`${field}_gte`]: '2026-01-10', [`${field}_lte`]: '2026-01-10' }],
      ['since years', { [`${field}_gte`]: '2024-01-01' }],
      ['of long ago', { [`${field}_lte`]: '2020-01-01' }],
    ];
  const found = (await knex(table)
    .whereNotNull(column)
    .select(column)
    .count('* as rows')
    .groupBy(column)
    .orderBy('rows', 'desc')) as Record<string, unknown>[];
  const [most, least] = [found[0]?.[column], found.at(-1)?.[column]];
  if (most === undefined) return [['empty', { [field]: null }]];
  return [
    [`common (${String(most)})`, { [field]: most }],
    [`rare (${String(least)})`, { [field]: least }],
  ];
}

function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return innermost(schema.unwrap() as z.ZodType);
  return schema;
}
