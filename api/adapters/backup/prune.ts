import type { Archive } from './archive.ts';
import { listFiles } from './archived-files.ts';
import { listBases, type ListedBase } from './base-manifest.ts';
import { isHistory, parseWalObject } from './wal-names.ts';

interface Limits {
  /** Any second of so many days can be had. */
  days: number;
  /** The most bytes that the archive may hold; what is older goes earlier then, but never the newest base backup. */
  mostBytes: number;
  now: Date;
  /** The base backup that is being written now. */
  current?: string;
}

export interface ArchiveState {
  byteSize: number;
  /** The first moment that can be had; null while there is no whole base backup. */
  reachesFrom: Date | null;
  newestBase: ListedBase | null;
  bases: number;
}

const dayMilliseconds = 86_400_000;

/**
 * Removes what no moment of the last days needs: base backups before the newest one that is older than that, the log
 * before it, files that were removed before it, and backups that were killed.
 */
export async function prune(archive: Archive, limits: Limits): Promise<ArchiveState> {
  const since = new Date(limits.now.getTime() - limits.days * dayMilliseconds);
  const bases = await listBases(archive);
  for (const base of bases)
    if (!base.isWhole && base.id !== limits.current && isOld(base, limits.now))
      await removeBase(archive, base);
  const whole = bases.filter(({ isWhole }) => isWhole);
  const firstKept = Math.max(
    0,
    whole.findLastIndex(({ startedAt }) => startedAt <= since),
  );
  for (const base of whole.splice(0, firstKept)) await removeBase(archive, base);
  let byteSize = await removeBefore(archive, whole[0]?.startedAt ?? null);
  while (byteSize > limits.mostBytes && whole.length > 1) {
    const oldest = whole.shift();
    if (oldest) await removeBase(archive, oldest);
    byteSize = await removeBefore(archive, whole[0]?.startedAt ?? null);
  }
  return {
    byteSize,
    reachesFrom: whole[0]?.startedAt ?? null,
    newestBase: whole.at(-1) ?? null,
    bases: whole.length,
  };
}

/** Another process may still write it. */
const isOld = ({ startedAt }: ListedBase, now: Date) => now.getTime() - startedAt.getTime() > dayMilliseconds;

async function removeBase(archive: Archive, base: ListedBase): Promise<void> {
  // The manifest first: half a backup must never look like a whole one.
  for (const name of base.names.toSorted(
    (one, other) => Number(other.endsWith('/manifest')) - Number(one.endsWith('/manifest')),
  ))
    await archive.remove(name);
}

/** Removes log and files that only moments before the first base backup need. @returns the bytes that are left */
async function removeBefore(archive: Archive, first: Date | null): Promise<number> {
  let byteSize = 0;
  for await (const { name, byteSize: size } of archive.list('wal/')) {
    const found = parseWalObject(name);
    if (first && found && !isHistory(found.file) && found.filledAt < first) await archive.remove(name);
    else byteSize += size;
  }
  for (const { byteSize: size } of await listBases(archive)) byteSize += size;
  for (const { versions, removals } of (await listFiles(archive)).values())
    for (const version of versions) {
      const isGone =
        first !== null &&
        (removals.some(({ removedAt }) => removedAt < first && removedAt >= version.storedAt) ||
          versions.some(({ storedAt }) => storedAt > version.storedAt && storedAt < first));
      if (isGone) await archive.remove(version.name);
      else byteSize += version.byteSize;
    }
  if (first)
    for await (const { name } of archive.list('removed/'))
      if (Number(name.split('/').at(-1)) < first.getTime()) await archive.remove(name);
  return byteSize;
}
