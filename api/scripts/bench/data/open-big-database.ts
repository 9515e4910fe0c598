import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabaseForCommand } from '../../../adapters/database.ts';
import { startEmbeddedPostgres } from '../../../adapters/embedded-postgres.ts';
import { migrate } from '../../../adapters/migrate.ts';
import { generateRows } from './generate-rows.ts';

export interface BigDatabase {
  url: string;
  pid: number;
  close(): Promise<void>;
}

/**
 * Starts a PostgreSQL of the benchmark's own with so many users, cards and leads in it, and ten times as many events.
 * They are made once and found again the next time.
 * @param folder where it is kept, with a place for each number of users
 */
export async function openBigDatabase(users: number, folder: string): Promise<BigDatabase> {
  const place = join(folder, String(users));
  // Written last: a folder without it was broken off.
  const finished = join(place, 'filled');
  if (!existsSync(finished)) rmSync(place, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres({ folder: place });
  const knex = openDatabaseForCommand(postgres.url, 2);
  try {
    await migrate(postgres.url);
    if (!existsSync(finished)) {
      console.log(
        `Making ${users.toLocaleString('en')} users, cards and leads, and ten times as many events:`,
      );
      await generateRows(knex, users, (line) => console.log(line));
      writeFileSync(finished, String(users));
    }
    const pid = Number(readFileSync(join(place, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    return { url: postgres.url, pid, close: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  } finally {
    await knex.destroy();
  }
}
