import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bikur-storage-'));
  storage = openDiskStorage(join(folder, 'kept'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(key: string): Promise<Buffer | null> {
  const file = await storage.open(key);
  return file ? buffer(file.body) : null;
}

test('gives back what was put, whole, and says its size', async () => {
  const bytes = Buffer.from('שלום');
  await storage.put('ab/640.jpg', bytes);
  expect(await read('ab/640.jpg')).toEqual(bytes);
  expect(await storage.sizeOf('ab/640.jpg')).toBe(bytes.length);
});

test('knows nothing of what is not there, of folders and of files used as folders', async () => {
  await storage.put('cd/1.webp', Buffer.from('x'));
  for (const key of ['cd/2.webp', 'cd', 'nobody/1.jpg', 'cd/1.webp/2.jpg']) {
    expect(await storage.open(key)).toBeNull();
    expect(await storage.sizeOf(key)).toBeNull();
  }
});

test.each([
  '../secret',
  'ab/../../secret',
  '/etc/passwd',
  'ab//x.jpg',
  'ab/.hidden',
  'AB/x.jpg',
  'ab\\x.jpg',
  'ab/x.jpg\0.png',
  '',
  '.',
  'a'.repeat(300),
])('refuses the key %j', async (key) => {
  await writeFile(join(folder, 'secret'), 'secret');
  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
  await expect(storage.open(key)).rejects.toThrow(RangeError);
  await expect(storage.remove(key)).rejects.toThrow(RangeError);
});

test('two writers of one key leave one whole file and no rests', async () => {
  const one = Buffer.alloc(200_000, 1);
  const other = Buffer.alloc(200_000, 2);
  await Promise.all([
    storage.put('ef/x.avif', one),
    storage.put('ef/x.avif', other),
    storage.put('ef/x.avif', one),
  ]);
  const found = await read('ef/x.avif');
  expect(found?.equals(one) || found?.equals(other)).toBe(true);
  expect(await readdir(join(folder, 'kept', 'ef'))).toEqual(['x.avif']);
});

test('removes one file or all below a key, and does not mind when there is none', async () => {
  await storage.put('gh/1.jpg', Buffer.from('1'));
  await storage.put('gh/2.jpg', Buffer.from('2'));
  await storage.remove('gh/1.jpg');
  expect(await storage.sizeOf('gh/1.jpg')).toBeNull();
  expect(await storage.sizeOf('gh/2.jpg')).toBe(1);
  await storage.remove('gh');
  await storage.remove('gh');
  expect(await storage.sizeOf('gh/2.jpg')).toBeNull();
});
