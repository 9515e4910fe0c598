import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskStorage } from '../../adapters/disk-storage.ts';
import type { Storage } from '../../adapters/storage.ts';
import type { PictureName } from './drawings/catalogue.ts';
import { demoPictureId, storeDrawings } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bikur-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('keeps each picture once in all its files, and does not draw again what is kept', async () => {
  const disk = openDiskStorage(folder);
  const written: string[] = [];
  const storage: Storage = {
    ...disk,
    put: (key, bytes) => {
      written.push(key);
      return disk.put(key, bytes);
    },
  };
  const names: PictureName[] = ['scene:ofek-keys', 'portrait:tomer-fit', 'scene:ofek-keys'];
  const first = await storeDrawings(storage, names);
  expect((await readdir(folder)).toSorted()).toEqual(
    ['scene:ofek-keys', 'portrait:tomer-fit'].map((name) => demoPictureId(name as PictureName)).toSorted(),
  );
  expect(written).toHaveLength(12);
  expect(first.get('portrait:tomer-fit')).toMatchObject({ width: 640, height: 640 });
  expect(await storeDrawings(storage, names)).toEqual(first);
  expect(written).toHaveLength(12);
});

test('mends a picture whose last file is missing', async () => {
  const storage = openDiskStorage(folder);
  const publicId = demoPictureId('scene:ofek-keys');
  await storage.remove(`${publicId}/640.jpg`);
  const kept = await storeDrawings(storage, ['scene:ofek-keys']);
  expect(await storage.sizeOf(`${publicId}/640.jpg`)).toBe(kept.get('scene:ofek-keys')?.byteSize);
});
