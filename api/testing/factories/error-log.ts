import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ErrorLog } from '../../models/ErrorLog.ts';
import { nextNumber } from './sequence.ts';

/** An error that a browser reported, of nobody known. */
export async function createErrorLog(knex: Knex, overrides: Overrides<ErrorLog> = {}): Promise<ErrorLog> {
  return ErrorLog.query(knex).insertAndFetch({
    errorType: 'ServerError',
    errorMessage: `Request ${nextNumber('error')} failed`,
    errorDetails: 'Error: Request failed\n    at load (app.js:1:1)',
    path: '/dashboard',
    ...overrides,
  });
}
