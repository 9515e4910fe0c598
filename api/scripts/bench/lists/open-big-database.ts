import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabaseForCommand } from '../../../adapters/database.ts';
import { startEmbeddedPostgres } from '../../../adapters/embedded-postgres.ts';
import { generateRows } from './generate-rows.ts';

interface BigDatabase {
  url: string;
  /** Stops it; its files go, too, unless a folder was named. */
  close(): Promise<void>;
}

/**
 * Starts a PostgreSQL of the benchmark's own with so many users and cards in it.
 * @param folder where it is kept and found again the next time; a temporary one unless given
 */
export async function openBigDatabase(users: number, folder?: string): Promise<BigDatabase> {
  const place = folder ?? mkdtempSync(join(tmpdir(), 'bikur-bench-'));
  const postgres = await startEmbeddedPostgres({ folder: place });
  const close = async () => {
    await postgres.stop();
    if (!folder) rmSync(place, { recursive: true, force: true });
  };
  const knex = openDatabaseForCommand(postgres.url, 2);
  try {
    await knex.migrate.latest();
    // Written last: a folder without it was broken off.
    const finished = join(place, 'filled');
    if (!existsSync(finished)) {
      await generateRows(knex, users, (line) => console.log(line));
      writeFileSync(finished, String(users));
    }
    return { url: postgres.url, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    await knex.destroy();
  }
}
