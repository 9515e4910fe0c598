import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ArchiveStore } from './archive-store.ts';

const unfinished = '.part';

/** Keeps an archive in a folder, which is made with the first file. Several processes may share it. */
export function openFolderStore(folder: string): ArchiveStore {
  const root = resolve(folder);
  return {
    place: root,
    async put(name, bytes) {
      const path = join(root, name);
      try {
        await writeDurably(path, bytes);
      } catch (error) {
        // Whoever removed the last file of this folder removed the folder, too.
        if (!isMissing(error)) throw error;
        await writeDurably(path, bytes);
      }
    },
    async get(name) {
      try {
        return await readFile(join(root, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    list: (below) => filesBelow(root, join(root, below)),
    async remove(name) {
      await rm(join(root, name), { force: true });
      for (let parent = dirname(join(root, name)); parent !== root; parent = dirname(parent)) {
        const isEmpty = await rmdir(parent).then(
          () => true,
          () => false,
        );
        if (!isEmpty) break;
      }
    },
    async freeBytes() {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.${randomBytes(6).toString('hex')}${unfinished}`;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  // The new name is a change of the folder. Windows knows no such thing.
  if (process.platform === 'win32') return;
  const parent = await open(dirname(path), 'r');
  await parent.sync().finally(() => parent.close());
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<{ name: string; byteSize: number }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (!entry.name.endsWith(unfinished)) {
      const found = await stat(path).catch(() => null);
      if (found) yield { name: relative(root, path).split(sep).join('/'), byteSize: found.size };
    }
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
