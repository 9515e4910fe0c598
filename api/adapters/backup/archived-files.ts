import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage.ts';
import type { Archive } from './archive.ts';

/** One writing of a file of the storage, as the archive has it. */
interface FileVersion {
  name: string;
  storedAt: Date;
  byteSize: number;
}

/** What the archive knows of one key. */
export interface FileHistory {
  versions: FileVersion[];
  removals: { name: string; removedAt: Date }[];
}

const fileName = (key: string, at: Date) => `files/${key}/${at.getTime()}`;
const removalName = (key: string, at: Date) => `removed/${key}/${at.getTime()}`;

/**
 * A storage whose files go into the archive as soon as they are written, so that those of any moment can be had back
 * with the database of that moment. A file that can't be archived now is stored all the same: the next backup finds
 * what the archive lacks (`sweepFiles`).
 */
export function archiveFiles(storage: Storage, archive: Archive): Storage {
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  return {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes);
      await attempt(archive.write(fileName(key, new Date()), bytes));
    },
    async remove(key) {
      await storage.remove(key);
      await attempt(archive.write(removalName(key, new Date()), Buffer.alloc(0)));
    },
  };
}

/** What the archive has of each key, and which removals it knows of whole folders. */
export async function listFiles(archive: Archive): Promise<Map<string, FileHistory>> {
  const files = new Map<string, FileHistory>();
  for await (const { name, byteSize } of archive.list('files/')) {
    const { key, at } = parse(name);
    const known = files.get(key) ?? { versions: [], removals: [] };
    known.versions.push({ name, storedAt: at, byteSize });
    files.set(key, known);
  }
  for await (const { name } of archive.list('removed/')) {
    const { key, at } = parse(name);
    const removal = { name, removedAt: at };
    const exact = files.get(key);
    if (exact) exact.removals.push(removal);
    // Removing `ab12` removes all below it.
    for (const [other, history] of files) if (other.startsWith(`${key}/`)) history.removals.push(removal);
  }
  return files;
}

function parse(name: string): { key: string; at: Date } {
  const parts = name.split('/');
  return { key: parts.slice(1, -1).join('/'), at: new Date(Number(parts.at(-1))) };
}

/** The writing of a file that was there at a moment; null when there was none. */
export function versionAt({ versions, removals }: FileHistory, moment: Date): FileVersion | null {
  const before = versions.filter(({ storedAt }) => storedAt <= moment);
  const newest = before.toSorted((one, other) => other.storedAt.getTime() - one.storedAt.getTime())[0];
  if (!newest) return null;
  const isRemoved = removals.some(({ removedAt }) => removedAt >= newest.storedAt && removedAt <= moment);
  return isRemoved ? null : newest;
}

/**
 * Takes into the archive what it lacks of the storage, and notes what the storage has no more.
 * @returns how many files the storage has, and how many of them were new to the archive
 */
export async function sweepFiles(
  storage: Storage,
  archive: Archive,
): Promise<{ files: number; added: number }> {
  const startedAt = new Date();
  const known = await listFiles(archive);
  const present = new Set<string>();
  let added = 0;
  for await (const { key, storedAt } of storage.list()) {
    present.add(key);
    const history = known.get(key);
    if (history && versionAt(history, new Date())) continue;
    const file = await storage.open(key);
    if (!file) continue;
    await archive.write(fileName(key, storedAt), await buffer(file.body));
    added += 1;
  }
  for (const [key, history] of known) {
    // What was written since this began may be too new for the list.
    const version = versionAt(history, startedAt);
    if (version && !present.has(key) && (await storage.sizeOf(key)) === null)
      await archive.write(removalName(key, startedAt), Buffer.alloc(0));
  }
  return { files: present.size, added };
}

/**
 * Puts the files of a moment into a storage; those that it has already stay as they are.
 * @throws {DamagedFileError} naming the file
 */
export async function restoreFiles(archive: Archive, storage: Storage, moment: Date): Promise<number> {
  let restored = 0;
  for (const [key, history] of await listFiles(archive)) {
    const version = versionAt(history, moment);
    if (!version || (await storage.sizeOf(key)) !== null) continue;
    await storage.put(key, await archive.read(version.name));
    restored += 1;
  }
  return restored;
}
