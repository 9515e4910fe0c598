import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { assertStorageKey, StorageUnavailableError, type Storage } from './storage.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Address of a service other than Amazon's. */
  endpoint?: string | undefined;
  /** Bucket in the path in place of the host name, as most services other than Amazon's need it. */
  pathStyle: boolean;
  /** By default those of the machine (its role). */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Milliseconds of silence that are waited for; ten seconds unless a test is in a hurry. */
  patience?: number;
}

/** Milliseconds for a connection, for the beginning of an answer, and between two pieces of a file. */
const connectPatience = 3_000;
const usualPatience = 10_000;
/** Files are up to 20 MB, and a service that drips is one that hangs. */
const longestCall = 30_000;

/** Opens a connection to the service; its bucket is named with each call. Every call ends by itself. */
export function openS3Client({
  region,
  endpoint,
  pathStyle,
  credentials,
  patience = usualPatience,
}: S3Options): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Many compatible services don't know newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Once more after a lost connection, and no third time: somebody waits for the answer.
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectPatience,
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      socketTimeout: patience,
      httpAgent: { maxSockets: 50, keepAlive: true },
      httpsAgent: { maxSockets: 50, keepAlive: true },
    },
  });
}

/** Opens a storage in a bucket of Amazon S3 or of a compatible service. */
export function openS3Storage(options: S3Options): Storage & { close(): void } {
  const { bucket: Bucket } = options;
  const client = openS3Client(options);

  return {
    async put(key, bytes) {
      assertStorageKey(key);
      const { ETag } = await reach(
        client.send(
          new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentLength: bytes.length }),
          inTime(),
        ),
      );
      assertStored(ETag);
    },
    async open(key) {
      assertStorageKey(key);
      const found = await reach(
        unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: key }), inTime())),
      );
      return found && { body: found.Body as Readable, byteSize: found.ContentLength ?? 0 };
    },
    async sizeOf(key) {
      assertStorageKey(key);
      const found = await reach(
        unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key: key }), inTime())),
      );
      return found?.ContentLength ?? null;
    },
    async remove(key) {
      assertStorageKey(key);
      await removeAll(client, Bucket, [key]);
      // Listed files are deleted before the next listing, so each one starts from the beginning.
      for (let hasMore = true; hasMore;) {
        const page = await reach(
          client.send(new ListObjectsV2Command({ Bucket, Prefix: `${key}/` }), inTime()),
        );
        const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        if (keys.length > 0) await removeAll(client, Bucket, keys);
        hasMore = page.IsTruncated === true && keys.length > 0;
      }
    },
    async *list() {
      for (let after: string | undefined, hasMore = true; hasMore;) {
        const page = await reach(
          client.send(new ListObjectsV2Command({ Bucket, ...(after && { StartAfter: after }) }), inTime()),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key) yield { key: Key, byteSize: Size ?? 0, storedAt: LastModified ?? new Date(0) };
        after = page.Contents?.at(-1)?.Key;
        hasMore = page.IsTruncated === true && after !== undefined;
      }
    },
    close: () => client.destroy(),
  };
}

/** Deletes up to 1,000 keys, as many as one listing names. */
async function removeAll(client: S3Client, Bucket: string, keys: readonly string[]): Promise<void> {
  const Objects = keys.map((Key) => ({ Key }));
  const { Errors } = await reach(
    client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }), inTime()),
  );
  const issue = Errors?.[0];
  if (issue) throw new Error(`S3 kept ${issue.Key}: ${issue.Code} ${issue.Message}`);
}

/** How long a call may take in all, its second try included. */
const inTime = () => ({ abortSignal: AbortSignal.timeout(longestCall) });

/** @throws {StorageUnavailableError} for whatever goes wrong there: no call is refused for what a user sent */
async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailableError(error instanceof Error ? error.message : 'S3', { cause: error });
  }
}

/**
 * Every S3 names what it stored; a "200" without a name is that of a proxy, or of something that is no S3 at all.
 * @throws {StorageUnavailableError}
 */
export function assertStored(name: string | undefined): void {
  if (!name) throw new StorageUnavailableError('S3 did not say what it stored');
}

/** What was found; null when there is no such object. A missing bucket stays an error. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    // A missing bucket is an error of the configuration, not a missing file.
    const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
    if (isMissing && error.name !== 'NoSuchBucket') return null;
    throw error;
  }
}
