import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ListedFile, Storage } from '../adapters/storage.ts';

/** What every storage must do, whatever it keeps its files in. */
export function testStorage(storageOf: () => Storage): void {
  const read = async (key: string): Promise<Buffer | null> => {
    const file = await storageOf().open(key);
    return file ? buffer(file.body) : null;
  };

  test('gives back what was put, whole, and says its size', async () => {
    const bytes = Buffer.from('שלום');
    await storageOf().put('ab/640.jpg', bytes);
    expect(await read('ab/640.jpg')).toEqual(bytes);
    expect(await storageOf().sizeOf('ab/640.jpg')).toBe(bytes.length);
    expect((await storageOf().open('ab/640.jpg'))?.byteSize).toBe(bytes.length);
  });

  test('keeps a large file of any bytes as it is', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7) & 255));
    await storageOf().put('large/1920.avif', bytes);
    expect((await read('large/1920.avif'))?.equals(bytes)).toBe(true);
  });

  test('knows nothing of what is not there, and of folders', async () => {
    await storageOf().put('cd/1.webp', Buffer.from('x'));
    for (const key of ['cd/2.webp', 'cd', 'nobody/1.jpg', 'cd/1.webp/2.jpg']) {
      expect(await storageOf().open(key)).toBeNull();
      expect(await storageOf().sizeOf(key)).toBeNull();
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
    await expect(storageOf().put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(storageOf().open(key)).rejects.toThrow(RangeError);
    await expect(storageOf().sizeOf(key)).rejects.toThrow(RangeError);
    await expect(storageOf().remove(key)).rejects.toThrow(RangeError);
  });

  test('two writers of one key leave one whole file', async () => {
    const one = Buffer.alloc(200_000, 1);
    const other = Buffer.alloc(200_000, 2);
    await Promise.all([
      storageOf().put('ef/x.avif', one),
      storageOf().put('ef/x.avif', other),
      storageOf().put('ef/x.avif', one),
    ]);
    const found = await read('ef/x.avif');
    expect(found?.equals(one) || found?.equals(other)).toBe(true);
  });

  test('removes one file or all below a key, nobody else’s, and does not mind when there is none', async () => {
    for (const key of ['gh/1.jpg', 'gh/2.jpg', 'gh/deep/3.jpg', 'gh-other/1.jpg'])
      await storageOf().put(key, Buffer.from('1'));
    await storageOf().remove('gh/1.jpg');
    expect(await storageOf().sizeOf('gh/1.jpg')).toBeNull();
    expect(await storageOf().sizeOf('gh/2.jpg')).toBe(1);
    await storageOf().remove('gh');
    await storageOf().remove('gh');
    expect(await storageOf().sizeOf('gh/2.jpg')).toBeNull();
    expect(await storageOf().sizeOf('gh/deep/3.jpg')).toBeNull();
    expect(await storageOf().sizeOf('gh-other/1.jpg')).toBe(1);
  });

  test('lists what it has, each with its size and time', async () => {
    await storageOf().put('ij/1.jpg', Buffer.from('12'));
    await storageOf().put('ij/deep/2.jpg', Buffer.from('123'));
    await storageOf().put('ij/3.jpg', Buffer.from('1'));
    await storageOf().remove('ij/3.jpg');
    const listed: ListedFile[] = [];
    for await (const file of storageOf().list()) if (file.key.startsWith('ij/')) listed.push(file);
    expect(listed.map(({ key, byteSize }) => `${key} ${byteSize}`).toSorted()).toEqual([
      'ij/1.jpg 2',
      'ij/deep/2.jpg 3',
    ]);
    for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
  });
}
