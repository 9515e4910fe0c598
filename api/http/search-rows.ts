import type { QueryBuilder } from 'objection';
import type { BaseModel } from '../models/BaseModel.ts';
import {
  indexedTables,
  phonePatterns,
  searchedThrough,
  searchExpression,
  searchPattern,
  searchText,
  sumIn,
  type SearchedTable,
} from '../models/search-expressions.ts';

/** Of people, cards and coupons that a text names, whose rows are found: more than these have to be named better. */
const maxNamed = 500;

/** Whether a search is for the beginnings of words alone. */
export const isShortSearch = (text: string): boolean => [...searchText(text)].length < 3;

interface Condition {
  sql: string;
  bindings: readonly unknown[];
}

/**
 * Narrows a query to the rows that a text finds (docs/product.md 13.7): by their own words and sums, by their number,
 * and by the person or card they belong to. Three letters and more are found anywhere; one or two only at the start of a
 * word, because the index stores words by three letters and the blank before them.
 * @param number the column of the number by which a row is known
 */
export function searchRows(
  builder: QueryBuilder<BaseModel>,
  table: SearchedTable,
  text: string,
  number: string | null,
): void {
  const conditions = [
    ...ofWords(table, text),
    ...(isShortSearch(text) ? [] : throughOthers(table, text)),
    ...(number === null ? [] : ofNumber(number, text)),
  ];
  const sql = conditions.map((condition) => condition.sql).join(' or ') || 'false';
  builder.whereRaw(`(${sql})`, conditions.flatMap(({ bindings }) => bindings) as string[]);
}

function ofWords(table: SearchedTable, text: string): Condition[] {
  if (!indexedTables.includes(table)) return [];
  const expression = searchExpression(table);
  const anywhere = searchPattern(text);
  // Of marks alone nothing is left to search for, and "%%" would find everything.
  if (searchText(text).trim() === '') return [];
  if (isShortSearch(text))
    return [anywhere.slice(1), `% ${anywhere.slice(1)}`].map((pattern) => like(expression, pattern));
  const sum = sumIn(text);
  return [
    like(expression, anywhere),
    ...(sum !== null && sum !== text ? [like(expression, `%${sum}%`)] : []),
    ...phonePatterns(text).map((pattern) => ({ sql: `(${expression}) ~ ?`, bindings: [pattern] })),
  ];
}

const like = (expression: string, pattern: string): Condition => ({
  sql: `(${expression}) ilike ?`,
  bindings: [pattern],
});

/**
 * Found first and then compared as a list, so that each condition is served by its own index; materialized, so that the
 * limit doesn't talk the planner into reading the table until it has found so many.
 */
function throughOthers(table: SearchedTable, text: string): Condition[] {
  return Object.entries(searchedThrough[table] ?? {}).map(([column, other]) => {
    const named = ofWords(other, text);
    return {
      sql: `${table}.${column} = any(array(with named as materialized (select id from ${other}
        where ${named.map(({ sql }) => sql).join(' or ') || 'false'}) select id from named limit ${maxNamed}))`,
      bindings: named.flatMap(({ bindings }) => bindings),
    };
  });
}

/** `13` and `#13`, as long as a number of a row can be. */
function ofNumber(column: string, text: string): Condition[] {
  const typed = /^#?([1-9]\d{0,14})$/u.exec(text.trim())?.[1];
  return typed ? [{ sql: `${column} = ?`, bindings: [typed] }] : [];
}
