import type { Knex } from 'knex';
import type { ErrorReport } from '../../../contract/admin/system.schema.ts';
import type { Actor } from '../../../http/context.ts';
import { ErrorLog } from '../../../models/ErrorLog.ts';

/**
 * Keeps a fault that a browser reported, with the person when signed in (docs/specification.md 7,
 * POST /api/errors/report). Of the address only the path is kept: a query may hold tokens.
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

/** PostgreSQL keeps no NUL and no half characters; a report is not worth refusing for one. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function storableOrNull(text: string | null | undefined): string | null {
  return typeof text === 'string' ? storable(text) : null;
}
