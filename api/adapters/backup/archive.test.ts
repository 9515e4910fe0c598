import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import { openDiskStorage } from '../disk-storage.ts';
import { sealArchive, type Archive } from './archive.ts';
import type { ArchiveStore } from './archive-store.ts';
import { archiveFiles, restoreFiles, sweepFiles } from './archived-files.ts';
import { chooseWal } from './choose-wal.ts';
import { openFolderStore } from './folder-store.ts';
import { prune } from './prune.ts';
import { openS3Store } from './s3-store.ts';
import { walObject } from './wal-names.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const key = randomBytes(32).toString('base64');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bikur-archive-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const newArchive = (name: string): Archive => sealArchive(openFolderStore(join(folder, name)), key);
async function namesIn(archive: Archive, below: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of archive.list(below)) names.push(name);
  return names.toSorted();
}

describe.each<[string, () => ArchiveStore]>([
  ['a folder', () => openFolderStore(join(folder, 'store'))],
  ['a bucket', () => openS3Store(s3.options)],
])('%s', (_, open) => {
  test('keeps files, sealed with their names', async () => {
    const store = open();
    const archive = sealArchive(store, key);
    const content = Buffer.from('שלום '.repeat(10_000));
    const stored = await archive.write('wal/7/ABC-1', content);
    await archive.write('wal/8/ABC-2', Buffer.alloc(0));
    expect(stored).toBeLessThan(1_000);
    expect((await archive.read('wal/7/ABC-1')).equals(content)).toBe(true);
    expect(await archive.read('wal/8/ABC-2')).toHaveLength(0);
    expect(await namesIn(archive, 'wal/')).toEqual(['wal/7/ABC-1', 'wal/8/ABC-2']);
    expect(await namesIn(archive, 'base/')).toEqual([]);

    const sealed = await store.get('wal/7/ABC-1');
    // Every bit counts, wherever it is; a cut end and another file's content, too.
    for (const at of [0, 9, 20, 50, (sealed?.length ?? 0) - 1]) {
      const flipped = Buffer.from(sealed ?? []);
      flipped[at] = (flipped[at] ?? 0) ^ 0x10;
      await store.put('wal/7/ABC-1', flipped);
      await expect(archive.read('wal/7/ABC-1')).rejects.toThrow(/^wal\/7\/ABC-1 (is damaged|was encrypted)/);
    }
    await store.put('wal/7/ABC-1', (sealed ?? Buffer.alloc(0)).subarray(0, -3));
    await expect(archive.read('wal/7/ABC-1')).rejects.toThrow('wal/7/ABC-1 is damaged');
    await store.put('wal/8/ABC-2', sealed ?? Buffer.alloc(0));
    await expect(archive.read('wal/8/ABC-2')).rejects.toThrow('wal/8/ABC-2 is damaged');
    await store.remove('wal/8/ABC-2');
    await store.remove('wal/8/ABC-2');
    await expect(archive.read('wal/8/ABC-2')).rejects.toThrow('wal/8/ABC-2 is missing from the backup');
  });
});

test('a bucket that drips is let go of', async () => {
  const dripping = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml', 'content-length': '1000000', etag: '"1"' });
    const drops = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drops));
    request.resume();
  });
  const endpoint = await new Promise<string>((done) => {
    dripping.listen(0, '127.0.0.1', () => {
      const address = dripping.address();
      done(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
  try {
    const store = openS3Store({ ...s3.options, endpoint, longest: 300 });
    await expect(store.get('wal/1')).rejects.toThrow(/abort/iu);
    await expect(store.put('wal/1', Buffer.from('x'))).rejects.toThrow(/abort/iu);
    await expect(store.remove('wal/1')).rejects.toThrow(/abort/iu);
    await expect(store.list('wal/')[Symbol.asyncIterator]().next()).rejects.toThrow(/abort/iu);
  } finally {
    dripping.closeAllConnections();
    dripping.close();
  }
});

describe('files', () => {
  test('are had back as of any moment, whatever was removed or written since', async () => {
    const archive = newArchive('files');
    const bare = openDiskStorage(join(folder, 'media'));
    const storage = archiveFiles(bare, archive);
    const pause = () => new Promise((done) => setTimeout(done, 3));
    await bare.put('before/1.jpg', Buffer.from('before there were backups'));
    expect(await sweepFiles(bare, archive)).toEqual({ files: 1, added: 1 });
    await storage.put('kept/1.jpg', Buffer.from('kept'));
    await storage.put('gone/1.jpg', Buffer.from('gone'));
    await pause();
    const moment = new Date();
    await pause();
    await storage.remove('gone');
    await storage.put('late/1.jpg', Buffer.from('late'));
    await bare.remove('before');
    expect(await sweepFiles(bare, archive)).toEqual({ files: 2, added: 0 });

    const then = openDiskStorage(join(folder, 'then'));
    expect(await restoreFiles(archive, then, moment)).toBe(3);
    expect(readFileSync(join(folder, 'then/gone/1.jpg'), 'utf8')).toBe('gone');
    expect(await then.sizeOf('late/1.jpg')).toBeNull();
    const now = openDiskStorage(join(folder, 'now'));
    expect(await restoreFiles(archive, now, new Date())).toBe(2);
    expect(await now.sizeOf('before/1.jpg')).toBeNull();
  });

  test('are stored although the archive is away, and taken up by the next backup', async () => {
    const store = openFolderStore(join(folder, 'away'));
    let isAway = true;
    const archive = sealArchive(
      { ...store, put: (...args) => (isAway ? Promise.reject(new Error('away')) : store.put(...args)) },
      key,
    );
    const bare = openDiskStorage(join(folder, 'media-away'));
    await archiveFiles(bare, archive).put('ab/1.jpg', Buffer.from('1'));
    expect(await bare.sizeOf('ab/1.jpg')).toBe(1);
    isAway = false;
    expect(await sweepFiles(bare, archive)).toEqual({ files: 1, added: 1 });
  });
});

describe('what is kept', () => {
  const day = 86_400_000;
  const now = new Date('2026-11-22T03:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const base = (days: number) => `base/7/${ago(days).toISOString().replaceAll(/[-:.]/g, '')}`;
  const segment = (days: number) => walObject('7', `0000000100000000000000${90 - days}`, ago(days));

  async function filled(name: string): Promise<Archive> {
    const archive = newArchive(name);
    for (const days of [20, 15, 14.5, 7, 1]) {
      await archive.write(`${base(days)}/000001`, randomBytes(1_000));
      await archive.write(`${base(days)}/manifest`, Buffer.from('{}'));
    }
    // Killed: one yesterday, one that may be under way.
    await archive.write(`${base(2)}/000001`, Buffer.from('half'));
    await archive.write(`${base(0.1)}/000001`, Buffer.from('half'));
    for (const days of [19, 16, 13, 1]) await archive.write(segment(days), randomBytes(1_000));
    await archive.write('files/old/1.jpg/1000', Buffer.from('removed long ago'));
    await archive.write('removed/old/2000', Buffer.alloc(0));
    await archive.write('files/new/1.jpg/1000', Buffer.from('still there'));
    return archive;
  }

  test('is every second of the last days, and nothing that only older ones need', async () => {
    const archive = await filled('kept');
    const state = await prune(archive, { days: 14, mostBytes: 1e9, now });
    expect(state).toMatchObject({ reachesFrom: ago(14.5), bases: 3 });
    expect(await namesIn(archive, 'base/')).toEqual(
      [14.5, 7, 1]
        .flatMap((days) => [`${base(days)}/000001`, `${base(days)}/manifest`])
        .concat(`${base(0.1)}/000001`),
    );
    expect(await namesIn(archive, 'wal/')).toEqual([13, 1].map(segment).toSorted());
    expect(await namesIn(archive, 'files/')).toEqual(['files/new/1.jpg/1000']);
    expect(await namesIn(archive, 'removed/')).toEqual([]);
  });

  test('is less where there is no room for it, but never less than the newest backup', async () => {
    const archive = await filled('bounded');
    expect(await prune(archive, { days: 14, mostBytes: 5_000, now })).toMatchObject({ bases: 2 });
    expect(await prune(archive, { days: 14, mostBytes: 1, now })).toMatchObject({
      reachesFrom: ago(1),
      bases: 1,
    });
    expect(await namesIn(archive, 'wal/')).toEqual([segment(1)]);
  });
});

describe('the log up to a moment', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
  const one = (timeline: number, number: number, minute: number) => {
    const segment = `0000000${timeline}00000000000000${String(number).padStart(2, '0')}`;
    return { name: segment, segment, filledAt: at(minute) };
  };
  // Restored at 10:05 to what was in segment 4; what followed on the former timeline is still there.
  const archived = [
    ...[2, 3, 4, 5].map((number) => one(1, number, number)),
    ...[4, 5, 6].map((number) => one(2, number, number + 2)),
  ];
  const question = {
    archived,
    histories: new Map([[2, '1\t0/4000098\tbefore 2026-11-22\n']]),
    firstSegment: '000000010000000000000002',
    lastSegment: '000000010000000000000002',
    segmentBytes: 16 * 1024 * 1024,
  };
  const chosen = (until: Date | null, from = archived) =>
    chooseWal({ ...question, archived: from, until })?.segments.map(
      ({ segment }) => `${segment[7]}/${segment.at(-1)}`,
    );

  test('follows the timeline of that moment', () => {
    expect(chosen(new Date(at(3).getTime() - 1))).toEqual(['1/2', '1/3']);
    expect(chosen(at(5))).toEqual(['1/2', '1/3', '1/4', '1/5']);
    expect(chosen(new Date(at(7).getTime() - 1))).toEqual(['1/2', '1/3', '2/4', '2/5']);
    expect(chosen(null)).toEqual(['1/2', '1/3', '2/4', '2/5', '2/6']);
  });

  test('names what is missing, and how far it goes', () => {
    const third = '000000010000000000000003';
    const without = archived.filter(({ segment }) => segment !== third);
    expect(() => chosen(at(4), without)).toThrow(`WAL segment ${third} is missing`);
    expect(() => chosen(at(59))).toThrow('The archive reaches to 2026-11-22T10:08:00.000Z');
    expect(() => chosen(at(59), [])).toThrow(/is missing/);
  });

  test('a base backup of an abandoned future is not on the way', () => {
    const later = {
      ...question,
      firstSegment: '000000010000000000000005',
      lastSegment: '000000010000000000000005',
    };
    expect(chooseWal({ ...later, until: null })).toBeNull();
  });
});
