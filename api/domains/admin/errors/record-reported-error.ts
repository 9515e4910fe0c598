import type { Knex } from 'knex';
import type { ErrorReport } from '../../../contract/admin/system.schema.ts';
import type { Actor } from '../../../http/context.ts';
import { ErrorLog } from '../../../models/ErrorLog.ts';

/**
 * Stores an error that a browser reported, with the signed-in user (docs/specification.md 7, POST
 * /api/errors/report). Only the path of the address is stored: a query may hold tokens.
 */
export async function recordReportedError(
  knex: Knex,
  actor: Actor | null,
  report: ErrorReport,
): Promise<void> {
  await ErrorLog.query(knex).insert({
    userId: actor?.id ?? null,
    username: actor?.username ?? null,
    errorType: storable(report.errorType),
    errorMessage: storable(report.errorMessage),
    errorDetails: storableOrNull(report.errorDetails),
    path: storableOrNull(report.path?.replace(/[?#].*$/s, '')),
  });
}

/** PostgreSQL stores no NUL and no lone surrogates; a report is not worth refusing for one. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function storableOrNull(text: string | null | undefined): string | null {
  return typeof text === 'string' ? storable(text) : null;
}
