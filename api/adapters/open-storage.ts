import type { Environment } from '../env.ts';
import { archiveFiles } from './backup/archived-files.ts';
import { openArchive } from './backup/archive.ts';
import { openMediaStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

type StorageSettings = Parameters<typeof openArchive>[0] &
  Pick<
    Environment,
    | 'DATA_DIR'
    | 'S3_BUCKET'
    | 'S3_REGION'
    | 'S3_ENDPOINT'
    | 'S3_PATH_STYLE'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
  >;

/**
 * Opens the storage of pictures: in S3 when a bucket is named, else in the folder DATA_DIR. What is written into it goes
 * into the backups, too, where they are set up.
 */
export async function openStorage(env: StorageSettings): Promise<Storage> {
  const storage = await openBareStorage(env);
  const archive = await openArchive(env);
  return archive ? archiveFiles(storage, archive) : storage;
}

/** The storage alone, for what writes files back from a backup. */
export async function openBareStorage(env: StorageSettings): Promise<Storage> {
  if (!env.S3_BUCKET) return openMediaStorage(env.DATA_DIR);
  // The client is large and most installations don't use it.
  const { openS3Storage } = await import('./s3-storage.ts');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return openS3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    pathStyle: env.S3_PATH_STYLE,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
