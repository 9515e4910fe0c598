import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps what is written here in memory. */
const memory = '/dev/shm';
/** Bytes that must be free there: some ten databases of tests and their log at once take half of it. */
const enough = 1024 ** 3;

/** Folders in which throwaway clusters may be. */
export const throwawayPlaces = (): string[] => [...(existsSync(memory) ? [memory] : []), tmpdir()];

/**
 * Where a cluster that nobody keeps is made: in memory where there is room for it. Each test file's database is a
 * thousand small files, and making those on a disk's file system costs ten times what it costs in memory.
 */
export function throwawayPlace(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough ? memory : tmpdir();
}
