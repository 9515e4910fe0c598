import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { testStorage } from '../testing/storage-suite.ts';
import { openStorage } from './open-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { StorageUnavailableError, type Storage } from './storage.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let storage: Storage;

const openWith = (settings: Record<string, string>) =>
  openStorage(
    readEnvironment({
      S3_BUCKET: server.options.bucket,
      S3_ENDPOINT: server.options.endpoint ?? '',
      S3_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      ...settings,
    }),
  );

beforeAll(async () => {
  server = await startS3Server();
  storage = await openWith({});
});
afterAll(() => server.close());

testStorage(() => storage);

test('an unknown key, a missing bucket and a server that is away are faults, not missing files', async () => {
  const strange: [Storage, RegExp][] = [
    [await openWith({ S3_ACCESS_KEY_ID: 'nobody' }), /Access Key Id/],
    [await openWith({ S3_BUCKET: 'nobody' }), /bucket does not exist/],
    [openS3Storage({ ...server.options, endpoint: 'http://127.0.0.1:1' }), /ECONNREFUSED|bad port|connect/],
  ];
  for (const [other, reason] of strange) {
    await expect(other.put('zz/1.jpg', Buffer.from('x'))).rejects.toThrow(reason);
    await expect(other.open('zz/1.jpg')).rejects.toThrow(reason);
    await expect(other.remove('zz')).rejects.toThrow(reason);
  }
});

test('a service that answers nothing, or rubbish, is let go of', async () => {
  const fine = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nConnection: close\r\n\r\n<<<';
  for (const said of ['', 'HTTP/1.1 200 OK\r\nContent-Length: nine\r\n\r\n<<<', fine]) {
    const strange = createServer((socket) => {
      socket.on('error', () => undefined);
      if (said) socket.end(said);
    }).listen(0, '127.0.0.1');
    await once(strange, 'listening');
    const endpoint = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`;
    const silent = openS3Storage({ ...server.options, endpoint, patience: 100 });
    await expect(silent.put('zz/1.jpg', Buffer.from('x'))).rejects.toThrow(StorageUnavailableError);
    if (said !== fine) await expect(silent.open('zz/1.jpg')).rejects.toThrow(StorageUnavailableError);
    silent.close();
    strange.close();
  }
});
