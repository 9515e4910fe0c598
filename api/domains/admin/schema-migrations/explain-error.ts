import type { MigrationError } from '../../../contract/admin/schema-migrations.schema.ts';

const issuesByCode: readonly [pattern: RegExp, issue: MigrationError][] = [
  [/^55P03$/u, 'lock'],
  [/^57014$/u, 'timeout'],
  [/^42P0[467]$|^42710$|^42701$|^42723$/u, 'exists'],
  [/^42P01$|^42703$|^42704$|^42883$|^3F000$/u, 'missing'],
  [/^(22|23)/u, 'data'],
  [/^42501$/u, 'permission'],
  [/^42/u, 'syntax'],
];

/** The kind of error that stopped a migration: the database's, by its code, or the migration's own. */
export function issueOf(error: unknown): MigrationError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === null) return 'code';
  return issuesByCode.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}
