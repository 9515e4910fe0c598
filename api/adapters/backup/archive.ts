import type { Environment } from '../../env.ts';
import type { ArchiveStore, StoredObject } from './archive-store.ts';
import { openFolderStore } from './folder-store.ts';
import { createSeal, MissingFileError } from './seal.ts';

/** The backups of an installation: files that are compressed, encrypted and checked, in a folder or a bucket. */
export interface Archive {
  /** Writes a file whole or not at all. @returns the bytes that it takes */
  write(name: string, content: Uint8Array): Promise<number>;
  /**
   * @throws {MissingFileError} when there is no such file
   * @throws {DamagedFileError} when it isn't what was written
   */
  read(name: string): Promise<Buffer>;
  list(folder: string): AsyncIterable<StoredObject>;
  remove(name: string): Promise<void>;
  freeBytes(): Promise<number | null>;
  readonly place: string;
}

type BackupSettings = Pick<
  Environment,
  | 'BACKUP_DIR'
  | 'BACKUP_S3_BUCKET'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_ENDPOINT'
  | 'BACKUP_S3_PATH_STYLE'
  | 'BACKUP_S3_ACCESS_KEY_ID'
  | 'BACKUP_S3_SECRET_ACCESS_KEY'
  | 'BACKUP_KEY'
>;

/** Opens the archive that the settings name; null when they name none. */
export async function openArchive(env: BackupSettings): Promise<Archive | null> {
  const store = await openStore(env);
  return store && env.BACKUP_KEY ? sealArchive(store, env.BACKUP_KEY) : null;
}

export function sealArchive(store: ArchiveStore, key: string): Archive {
  const seal = createSeal(key);
  return {
    place: store.place,
    async write(name, content) {
      const sealed = await seal.close(name, content);
      await store.put(name, sealed);
      return sealed.length;
    },
    async read(name) {
      const sealed = await store.get(name);
      if (!sealed) throw new MissingFileError(name);
      return seal.open(name, sealed);
    },
    list: (folder) => store.list(folder),
    remove: (name) => store.remove(name),
    freeBytes: () => store.freeBytes(),
  };
}

async function openStore(env: BackupSettings): Promise<ArchiveStore | null> {
  if (env.BACKUP_DIR) return openFolderStore(env.BACKUP_DIR);
  if (!env.BACKUP_S3_BUCKET) return null;
  // The client is large and most installations don't use it.
  const { openS3Store } = await import('./s3-store.ts');
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return openS3Store({
    bucket: env.BACKUP_S3_BUCKET,
    region: env.BACKUP_S3_REGION,
    endpoint: env.BACKUP_S3_ENDPOINT,
    pathStyle: env.BACKUP_S3_PATH_STYLE,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
