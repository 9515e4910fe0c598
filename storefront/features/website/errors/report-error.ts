import { apiWrite } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';

/** The server keeps no more of a stack than this. */
const longestDetails = 4000;
const longestMessage = 500;
const reported = new Set<string>();

/**
 * Tells the server of a fault in the page (docs/specification.md 7, errors/report), each one once a visit.
 * The report itself never fails the page.
 */
export async function reportError(fault: unknown): Promise<void> {
  const report = describe(fault);
  const key = `${report.path} ${report.errorType} ${report.errorMessage}`;
  if (reported.has(key)) return;
  reported.add(key);
  await apiWrite('POST', '/api/errors/report', report).catch(() => reported.delete(key));
}

function describe(fault: unknown) {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  return {
    errorType: error instanceof ApiError ? error.errorType : error.name || 'Error',
    errorMessage: (error.message || 'no message').slice(0, longestMessage),
    errorDetails: (error.stack ?? '').slice(0, longestDetails),
    // Queries may hold what a person typed.
    path: window.location.pathname,
  };
}
