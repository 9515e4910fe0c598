import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStorage } from '../testing/storage-suite.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bikur-storage-'));
  storage = openDiskStorage(join(folder, 'kept'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

testStorage(() => storage);

test('leaves no rests of writing', async () => {
  await Promise.all([
    storage.put('rests/x.avif', Buffer.alloc(200_000, 1)),
    storage.put('rests/x.avif', Buffer.alloc(200_000, 2)),
  ]);
  expect(await readdir(join(folder, 'kept', 'rests'))).toEqual(['x.avif']);
});
