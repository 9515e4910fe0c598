import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { assertStored, openS3Client, unlessMissing, type S3Options } from '../s3-storage.ts';
import type { ArchiveStore } from './archive-store.ts';

/** Keeps an archive in a bucket of Amazon S3 or of a compatible service. */
export function openS3Store(options: S3Options): ArchiveStore {
  const client = openS3Client(options);
  const Bucket = options.bucket;
  return {
    place: `s3://${Bucket}`,
    async put(name, bytes) {
      const { ETag } = await client.send(
        new PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentLength: bytes.length }),
      );
      assertStored(ETag);
    },
    async get(name) {
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: name })));
      return found && buffer(found.Body as Readable);
    },
    async *list(folder) {
      for (let after: string | undefined, hasMore = true; hasMore;) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: folder, ...(after && { StartAfter: after }) }),
        );
        for (const { Key, Size } of page.Contents ?? []) if (Key) yield { name: Key, byteSize: Size ?? 0 };
        after = page.Contents?.at(-1)?.Key;
        hasMore = page.IsTruncated === true && after !== undefined;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }));
    },
    freeBytes: () => Promise.resolve(null),
  };
}
