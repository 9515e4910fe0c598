import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { findPostgresBinaries } from '../embedded-postgres-binaries.ts';

/** Thrown when a backup's database can't be started because its PostgreSQL isn't installed here. */
export class NoPostgresError extends Error {
  constructor(majorVersion: number) {
    super(
      `The backup is of PostgreSQL ${majorVersion}, whose programs are not on this machine: install postgresql-${majorVersion}, or name their folder in POSTGRES_BIN_DIR.`,
    );
    this.name = 'NoPostgresError';
  }
}

/**
 * Finds the program `postgres` of a major version: in POSTGRES_BIN_DIR, where Debian installs it, or the embedded one.
 * @throws {NoPostgresError}
 */
export async function findPostgres(majorVersion: number, binDir?: string): Promise<string> {
  const embedded = await findPostgresBinaries().then(
    ({ postgres }) => postgres,
    () => null,
  );
  const folders = [...(binDir ? [binDir] : []), `/usr/lib/postgresql/${majorVersion}/bin`];
  const candidates = [...folders.map((folder) => join(folder, 'postgres')), ...(embedded ? [embedded] : [])];
  const found = candidates.find((program) => existsSync(program) && majorOf(program) === majorVersion);
  if (!found) throw new NoPostgresError(majorVersion);
  return found;
}

function majorOf(program: string): number | null {
  try {
    const words = execFileSync(program, ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)(?:\.\d+|beta|rc)/.exec(words)?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
}
