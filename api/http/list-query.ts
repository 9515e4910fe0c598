import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import { deepestRow, maxPageSize, type ListQuery } from '../contract/admin/list.schema.ts';
import { AppError } from '../errors.ts';
import type { BaseModel } from '../models/BaseModel.ts';
import type { SearchedTable } from '../models/search-expressions.ts';
import { searchRows } from './search-rows.ts';
import { listTooDeep } from './messages.ts';

/** What a list allows; any other query is refused. */
export interface ListRules {
  model: typeof BaseModel;
  /** The model's row as JSON: the types of its fields decide how they are compared. */
  row: z.ZodObject;
  /** Fields by which the list may be sorted; backed by indexes where the table grows. */
  sortable: readonly string[];
  /** Fields by which it may be filtered: equal, one of several, null, and for times and numbers `_gte`, `_lte`. */
  filterable: readonly string[];
  /**
   * Filters over several columns, by name and value: each a condition in SQL that names its table's columns in full.
   * A function makes it of a day, `2026-11-21`.
   */
  named?: Readonly<Record<string, Readonly<Record<string, string>> | ((day: string) => string)>>;
  /** Set when `q` searches the table. */
  searched?: SearchedTable;
  /** A condition in SQL that every row of the list fulfils, where the list is only a part of its table. */
  scope?: string;
  /** The order when the client asks for none. */
  defaultSort: readonly [field: string, order: 'ASC' | 'DESC'];
}

export interface ListRequest {
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Absent when the query lists the ids of its rows. */
  range?: { first: number; last: number };
  /** The fields of its rows that are asked for; absent for whole rows. */
  columns?: string[];
  conditions: Condition[];
  /** Conditions in SQL, as the list's rules hold them. */
  named: string[];
  search?: string;
}

type Comparison = '=' | '>=' | '<=' | 'in' | 'null' | 'holds';
interface Condition {
  field: string;
  comparison: Comparison;
  value: unknown;
  span?: 'millisecond' | 'day';
}

const day = /^\d{4}-\d{2}-\d{2}$/u;
const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const rangeSchema = z.tuple([z.int().min(0).max(100_000_000), z.int().min(0).max(100_000_000)]);
const columnsSchema = z.array(z.string().max(100)).min(1).max(100);
const filterSchema = z.record(z.string().max(100), z.unknown());

/**
 * Reads a list's query (docs/product.md 10) against what the list allows.
 * @param maxRows rows of one page at most; a longer range is answered with its beginning
 * @param fields that a row has, where they are others than the model's row
 * @throws {AppError} `malformed_request` for broken JSON, `validation_failed` for a field that isn't allowed or a
 * value that doesn't fit its field
 */
export function readListQuery(
  query: ListQuery,
  rules: ListRules,
  { maxRows = maxPageSize, fields }: { maxRows?: number; fields?: readonly string[] } = {},
): ListRequest {
  const [field, order] = query.sort ? readPart('sort', query.sort, sortSchema) : rules.defaultSort;
  if (!['id', ...rules.sortable].includes(field)) refuse('sort');
  const filter = query.filter ? readPart('filter', query.filter, filterSchema) : {};
  const { q, ...others } = filter;
  const entries = Object.entries(others);
  const isNamed = ([name]: [string, unknown]) => Object.hasOwn(rules.named ?? {}, name);
  const request: ListRequest = {
    sort: { field, order },
    conditions: entries
      .filter((entry) => !isNamed(entry))
      .map(([name, value]) => readCondition(name, value, rules)),
    named: entries.filter(isNamed).map(([name, value]) => readNamed(name, value, rules)),
  };
  if (q !== undefined && q !== null && q !== '') {
    if (typeof q !== 'string' || q.length > 200 || !rules.searched) refuse('filter.q');
    else request.search = q.trim();
  }
  if (query.columns) request.columns = readColumns(query.columns, fields ?? Object.keys(rules.row.shape));
  const namesRows = Array.isArray(filter['id']) && !query.range;
  if (!namesRows) request.range = readRange(query.range, maxRows);
  return request;
}

function readPart<Schema extends z.ZodType>(name: string, text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('malformed_request', { fields: { [name]: 'invalid_input' } });
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : refuse(name);
}

function refuse(field: string): never {
  throw new AppError('validation_failed', { fields: { [field]: 'invalid_input' } });
}

/** The id comes with every row: clients know rows by it. */
function readColumns(text: string, fields: readonly string[]): string[] {
  const asked = readPart('columns', text, columnsSchema);
  if (!asked.every((name) => fields.includes(name))) refuse('columns');
  return [...new Set(['id', ...asked])];
}

function readRange(text: string | undefined, maxRows: number): { first: number; last: number } {
  const [first, last] = text ? readPart('range', text, rangeSchema) : [0, 24];
  if (last < first) refuse('range');
  if (first > deepestRow) throw new AppError('validation_failed', { fields: { range: listTooDeep } });
  return { first, last: Math.min(last, first + maxRows - 1) };
}

function readCondition(name: string, value: unknown, rules: ListRules): Condition {
  const [, field = name, suffix] = /^(.+)_(gte|lte)$/u.exec(name) ?? [];
  if (!['id', ...rules.filterable].includes(field)) refuse(`filter.${name}`);
  const schema = innermost(rules.row.shape[field] as z.ZodType);
  if (suffix && !isOrdered(schema)) refuse(`filter.${name}`);
  if (value === null) return { field, comparison: 'null', value: null };
  // A list is asked for those that hold one value, or each of several.
  if (schema instanceof z.ZodArray) {
    const held = schema.safeParse(Array.isArray(value) ? value : [value]);
    return held.success ? { field, comparison: 'holds', value: held.data } : refuse(`filter.${name}`);
  }
  const comparison = suffix === 'gte' ? '>=' : suffix === 'lte' ? '<=' : '=';
  if (isTime(schema)) {
    const isDay = typeof value === 'string' && day.test(value);
    return isDay
      ? { field, comparison, value, span: 'day' }
      : { field, comparison, value: readValue(value, schema, name), span: 'millisecond' };
  }
  if (!Array.isArray(value)) return { field, comparison, value: readValue(value, schema, name) };
  if (value.length > maxPageSize) refuse(`filter.${name}`);
  return { field, comparison: 'in', value: value.map((one) => readValue(one, schema, name)) };
}

function readNamed(name: string, value: unknown, { named }: ListRules): string {
  const choices = named?.[name] ?? {};
  if (typeof choices === 'function') {
    const given = z.iso.date().safeParse(value);
    return given.success ? choices(given.data) : refuse(`filter.${name}`);
  }
  if (typeof value !== 'string' || !Object.hasOwn(choices, value)) refuse(`filter.${name}`);
  return choices[value] ?? refuse(`filter.${name}`);
}

/** In an address ids, numbers and booleans are text. */
function readValue(value: unknown, schema: z.ZodType, name: string): unknown {
  if (schema instanceof z.ZodNumber) {
    const parsed = z.coerce
      .number()
      .safeParse(typeof value === 'string' && value.trim() === '' ? NaN : value);
    return parsed.success && schema.safeParse(parsed.data).success ? parsed.data : refuse(`filter.${name}`);
  }
  if (schema instanceof z.ZodBoolean) {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' ? value : refuse(`filter.${name}`);
  }
  // A client may send a row's text id as a number.
  const parsed = schema.safeParse(
    schema instanceof z.ZodString && typeof value === 'number' ? String(value) : value,
  );
  return parsed.success ? parsed.data : refuse(`filter.${name}`);
}

/** The schema without `nullable` and `default` around it. */
function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return innermost(schema.unwrap() as z.ZodType);
  return schema;
}

const isTime = (schema: z.ZodType) => schema instanceof z.ZodISODateTime;
const isOrdered = (schema: z.ZodType) => isTime(schema) || schema instanceof z.ZodNumber;

/** Whether a column that is sorted by may be null. */
export function mayBeNull({ row, model }: ListRules, field: string): boolean {
  if (field === 'id' || field === model.idColumn) return false;
  const schema = row.shape[field] as z.ZodType | undefined;
  return schema === undefined || acceptsNull(schema);
}

/** By the outermost schemas: a default wraps the nullable schema. */
function acceptsNull(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodNullable) return true;
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? acceptsNull(schema.unwrap() as z.ZodType)
    : false;
}

export function columnOf(rules: ListRules, field: string): string {
  const { model } = rules;
  const column = field === 'id' ? String(model.idColumn) : model.propertyNameToColumnName(field);
  return `${model.tableName}.${column}`;
}

/** Applies a request's filters to a query, without an order. */
export function filterList<Query extends QueryBuilder<BaseModel>>(
  rules: ListRules,
  request: ListRequest,
  builder: Query,
): Query {
  for (const condition of request.conditions) apply(builder, columnOf(rules, condition.field), condition);
  for (const condition of request.named) builder.whereRaw(`(${condition})`);
  if (rules.scope) builder.whereRaw(`(${rules.scope})`);
  if (request.search && rules.searched)
    searchRows(builder, rules.searched, request.search, numberedBy(rules));
  return builder;
}

/** The column of the number by which a row is known; none where its key is a text or another row's. */
function numberedBy({ row, model }: ListRules): string | null {
  return innermost(row.shape['id'] as z.ZodType) instanceof z.ZodNumber && model.idColumn === 'id'
    ? `${model.tableName}.id`
    : null;
}

function apply(
  builder: QueryBuilder<BaseModel>,
  column: string,
  { comparison, value, span }: Condition,
): void {
  if (comparison === 'null') builder.whereNull(column);
  else if (comparison === 'holds') builder.whereRaw('?? @> ?::jsonb', [column, JSON.stringify(value)]);
  else if (comparison === 'in') builder.whereIn(column, value as string[]);
  else if (span) applyTime(builder, column, comparison, value as string, spans[span]);
  else builder.where(column, comparison, value as string);
}

/** First moment of a span of time, and the first one after it. */
const spans = {
  // The database has microseconds, JSON milliseconds: times that look equal have to be found as equal.
  millisecond: ['?::timestamptz', `?::timestamptz + interval '1 millisecond'`],
  day: [
    `(?::date)::timestamp at time zone 'Asia/Jerusalem'`,
    `(?::date + 1)::timestamp at time zone 'Asia/Jerusalem'`,
  ],
} as const;

function applyTime(
  builder: QueryBuilder<BaseModel>,
  column: string,
  comparison: Comparison,
  value: string,
  [begin, end]: readonly [string, string],
): void {
  if (comparison !== '<=') builder.whereRaw(`?? >= ${begin}`, [column, value]);
  if (comparison !== '>=') builder.whereRaw(`?? < ${end}`, [column, value]);
}
