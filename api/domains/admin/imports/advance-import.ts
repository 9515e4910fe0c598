import type { Knex } from 'knex';
import { importLimits } from '../../../contract/admin/csv-imports.schema.ts';
import { accessTo } from '../../../contract/admin/resource-access.ts';
import type { ImportIssue } from '../../../contract/admin/entities/csv-import.schema.ts';
import { may } from '../../../contract/accounts/permissions.ts';
import { startBatchRunner, type BatchRunner } from '../../../adapters/batch-runner.ts';
import type { AppDeps } from '../../../deps.ts';
import type { AdminCommandContext, AdminInput } from '../../../http/admin/admin-resource.ts';
import { describeError } from '../../../http/describe-error.ts';
import { refusalText } from '../../../http/error-handler.ts';
import { CsvImport } from '../../../models/CsvImport.ts';
import { User } from '../../../models/User.ts';
import type { CsvImporter } from './csv-importer.ts';
import { csvImporters } from './importers.ts';

type Deps = Pick<AppDeps, 'knex' | 'clock' | 'env'>;

const batch = 50;

/**
 * Makes the next rows of one file, in a transaction that locks it: two workers never make the same row, and a crash
 * leaves none half done. A row that is refused, or that somebody made meanwhile, keeps none of the others.
 * @returns false when no file has a row left
 */
export async function advanceImport({ knex, clock, env }: Deps): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const file = await CsvImport.query(trx)
      .where({ status: 'running' })
      .orderBy(['updated_at', 'id'])
      .first()
      .forUpdate()
      .skipLocked();
    if (!file) return false;
    const by = file.createdBy === null ? undefined : await User.query(trx).findById(file.createdBy);
    const rows = file.rows.slice(file.done, file.done + batch);
    // Whoever began it has left, or may do no such thing any more.
    const isAllowed = by !== undefined && may(by.userRole, accessTo('csv-imports', 'start'));
    if (!isAllowed || rows.length === 0) {
      const status = isAllowed ? 'done' : 'stopped';
      await file.$query(trx).patch({ status, rows: [], finishedAt: clock.now() });
      return true;
    }
    const { id, username, email, userRole: role, isDemo, language } = by;
    const context: AdminCommandContext = {
      trx,
      actor: { id, username, email, role, isDemo, via: 'session' },
      credential: null,
      requestId: `import-${file.id}`,
      env,
      now: clock.now(),
    };
    const importer = csvImporters[file.kind];
    const there = await importer.findKnown(trx, rows);
    const faults: ImportIssue[] = [];
    let made = 0;
    for (const row of rows) {
      if (importer.keysOf(row).some((key) => there.has(key))) continue;
      const refused = await makeOne(trx, context, importer, row).catch((error: unknown) => {
        const text = refusalText(error, language);
        if (text === null) throw error;
        return text;
      });
      if (refused === null) made += 1;
      else faults.push({ line: 0, column: importer.keysOf(row).join(', '), message: refused });
    }
    await file.$query(trx).patch({
      done: file.done + rows.length,
      made: file.made + made,
      faultCount: file.faultCount + faults.length,
      faults: [...file.faults, ...faults].slice(0, importLimits.faults),
    });
    return true;
  });
}

/** In a savepoint of its own, so that a refused row takes back nothing but itself. */
function makeOne(
  trx: Knex.Transaction,
  context: AdminCommandContext,
  importer: CsvImporter,
  row: AdminInput,
): Promise<null> {
  return trx.transaction(async (own) => {
    await importer.make({ ...context, trx: own }, row);
    return null;
  });
}

/** Takes files in, batch after batch, until stopped. Several processes may run it at once. */
export function startImportRunner(deps: Deps & Pick<AppDeps, 'log'>): BatchRunner {
  return startBatchRunner(
    () => advanceImport(deps),
    (error) => deps.log.error({ err: describeError(error) }, 'import of a file'),
  );
}
