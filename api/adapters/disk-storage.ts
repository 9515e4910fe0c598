import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { assertStorageKey, StorageUnavailableError, type ListedFile, type Storage } from './storage.ts';

/** The pictures of one installation: the folder `media` in DATA_DIR. */
export function openMediaStorage(dataFolder: string): Storage {
  return openDiskStorage(join(dataFolder, 'media'));
}

/** Opens a storage in a folder of this machine, made with the first file. Several processes may share it. */
export function openDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // Beside its final place, so that the renaming stays on one disk and is one step.
      const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw isOfTheDisk(error) ? new StorageUnavailableError('the disk', { cause: error }) : error;
      }
    },
    async open(key) {
      const file = await unlessMissing(open(pathOf(key), 'r'));
      if (!file) return null;
      const found = await file.stat();
      if (!found.isFile()) {
        await file.close();
        return null;
      }
      return { body: file.createReadStream(), byteSize: found.size };
    },
    async sizeOf(key) {
      const found = await unlessMissing(stat(pathOf(key)));
      return found?.isFile() ? found.size : null;
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
    list: () => filesBelow(root, root),
  };
}

/** Full, over its quota, broken, read-only, or out of open files. */
const isOfTheDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );

async function* filesBelow(root: string, folder: string): AsyncGenerator<ListedFile> {
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (!entry.name.endsWith('.part')) {
      const found = await unlessMissing(stat(path));
      const key = relative(root, path).split(sep).join('/');
      if (found) yield { key, byteSize: found.size, storedAt: found.mtime };
    }
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
