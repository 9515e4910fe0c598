import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from './archive.ts';
import { isHistory, isSegment, walObject } from './wal-names.ts';

const ready = '.ready';

/**
 * Takes what PostgreSQL has filled of its log into the archive, oldest first, and marks it as PostgreSQL's own archiver
 * does. PostgreSQL keeps each segment until it is marked, so nothing is lost when the archive can't be reached, and
 * there is no second copy of it that a power cut could cut short.
 * @param cluster the data folder
 * @returns how many files were taken, and when the newest of them was filled
 */
export async function shipWal(
  cluster: string,
  archive: Archive,
  systemId: string,
): Promise<{ shipped: number; newest: Date | null }> {
  const folder = join(cluster, 'pg_wal');
  const marks = join(folder, 'archive_status');
  await markHistories(cluster);
  const waiting = await waitingFiles(cluster);
  let newest: Date | null = null;
  let shipped = 0;
  for (const file of waiting) {
    const mark = join(marks, `${file}${ready}`);
    // Another process of ours may take the same file at the same time: it writes the same.
    const found = await stat(mark).catch(() => null);
    if (!found) continue;
    // Of a promotion and of a base backup, for people; nothing reads them back.
    if (isSegment(file) || isHistory(file)) {
      const content = await readFile(join(folder, file)).catch(() => null);
      if (!content) continue;
      await archive.write(walObject(systemId, file, found.mtime), content);
      shipped += 1;
      newest = found.mtime;
    }
    await rename(mark, join(marks, `${file}.done`)).catch(() => undefined);
  }
  return { shipped, newest };
}

/** A restored database makes its timeline's history while it archives nothing, and never offers it again. */
async function markHistories(cluster: string): Promise<void> {
  const files = await readdir(join(cluster, 'pg_wal')).catch(() => []);
  const marks = new Set(await readdir(join(cluster, 'pg_wal', 'archive_status')).catch(() => []));
  for (const file of files.filter(isHistory))
    if (!marks.has(`${file}.done`) && !marks.has(`${file}${ready}`))
      await writeFile(join(cluster, 'pg_wal', 'archive_status', `${file}${ready}`), '');
}

/** What PostgreSQL has filled and the archive hasn't taken, oldest first. */
export async function waitingFiles(cluster: string): Promise<string[]> {
  const marks = await readdir(join(cluster, 'pg_wal', 'archive_status')).catch(() => []);
  const files = marks.filter((file) => file.endsWith(ready)).map((file) => file.slice(0, -ready.length));
  // Histories first: a timeline's segments mean nothing without its history.
  return files.toSorted(
    (one, other) => Number(isHistory(other)) - Number(isHistory(one)) || (one < other ? -1 : 1),
  );
}
