import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { assertStored, openS3Client, unlessMissing, type S3Options } from '../s3-storage.ts';
import type { ArchiveStore } from './archive-store.ts';

/** Packs are up to 32 MB, and nobody waits at a screen; a service that drips is one that hangs all the same. */
const longestCall = 5 * 60_000;

/**
 * Keeps an archive in a bucket of Amazon S3 or of a compatible service.
 * @param options.longest milliseconds of one call, its second try included
 */
export function openS3Store({
  longest = longestCall,
  ...options
}: S3Options & { longest?: number }): ArchiveStore {
  const client = openS3Client(options);
  const inTime = () => ({ abortSignal: AbortSignal.timeout(longest) });
  const Bucket = options.bucket;
  return {
    place: `s3://${Bucket}`,
    async put(name, bytes) {
      const { ETag } = await client.send(
        new PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentLength: bytes.length }),
        inTime(),
      );
      assertStored(ETag);
    },
    async get(name) {
      const limit = inTime();
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: name }), limit));
      return found && buffer(addAbortSignal(limit.abortSignal, found.Body as Readable));
    },
    async *list(folder) {
      for (let after: string | undefined, hasMore = true; hasMore;) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: folder, ...(after && { StartAfter: after }) }),
          inTime(),
        );
        for (const { Key, Size } of page.Contents ?? []) if (Key) yield { name: Key, byteSize: Size ?? 0 };
        after = page.Contents?.at(-1)?.Key;
        hasMore = page.IsTruncated === true && after !== undefined;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }), inTime());
    },
    freeBytes: () => Promise.resolve(null),
  };
}
