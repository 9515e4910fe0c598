import { reportErrorEndpoint } from '../../../../api/contract/admin/system.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { ApiError } from '../../../lib/api-errors.ts';

/** The server stores no more of a stack than this, in characters. */
const maxDetailsLength = 4000;
const maxMessageLength = 500;
const reported = new Set<string>();

/**
 * Reports an error in the page to the server (docs/specification.md 7, errors/report), each one once a visit.
 * A failed report is ignored.
 */
export async function reportError(issue: unknown): Promise<void> {
  const report = describe(issue);
  const key = `${report.path} ${report.errorType} ${report.errorMessage}`;
  if (reported.has(key)) return;
  reported.add(key);
  await call(reportErrorEndpoint, { body: report }).catch(() => reported.delete(key));
}

function describe(issue: unknown) {
  const error = issue instanceof Error ? issue : new Error(String(issue));
  return {
    errorType: error instanceof ApiError ? error.errorType : error.name || 'Error',
    errorMessage: (error.message || 'no message').slice(0, maxMessageLength),
    errorDetails: (error.stack ?? '').slice(0, maxDetailsLength),
    // Without the query, which may contain a visitor's input.
    path: window.location.pathname,
  };
}
