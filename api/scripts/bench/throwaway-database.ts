import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabaseForCommand } from '../../adapters/database.ts';
import { startEmbeddedPostgres } from '../../adapters/embedded-postgres.ts';
import { migrate } from '../../adapters/migrate.ts';

/**
 * Does work on a migrated database of its own, which is gone afterwards. It waits for the disk with each commit as
 * a real one does.
 */
export async function withThrowawayDatabase(work: (knex: Knex) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bikur-bench-'));
  const postgres = await startEmbeddedPostgres({ folder });
  const knex = openDatabaseForCommand(postgres.url, 10);
  try {
    await migrate(postgres.url);
    await work(knex);
  } finally {
    await knex.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
