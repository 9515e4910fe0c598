import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Options } from '../adapters/s3-storage.ts';

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: Record<string, unknown>) => S3rver;

// The package brings no types.
const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass;

/** An S3-compatible server with one empty bucket; it refuses unknown keys. */
export async function startS3Server(): Promise<{ options: S3Options; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'bikur-s3-'));
  const bucket = 'pictures';
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    options: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      pathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
