import { expect, test } from 'vitest';
import type { BackupArchive } from '../../../models/BackupArchive.ts';
import { alarmsOf, type BackupFigures } from './backup-alarms.ts';

const now = new Date('2026-11-22T10:00:00Z');
const hoursAgo = (hours: number, milliseconds = 0) =>
  new Date(now.getTime() - hours * 3_600_000 - milliseconds);

interface Wrong {
  archive?: Partial<BackupArchive>;
  lastGoodBackup?: Date | null;
  lastDrill?: BackupFigures['lastDrill'];
}

function alarms({ archive, ...others }: Wrong) {
  const whole = { byteSize: 1_000, mostBytes: 10_000, freeBytes: 9e9, waitingSegments: 0, ...archive };
  const lastDrill = { passed: true, endedAt: hoursAgo(1) };
  const figures = { archive: whole as BackupArchive, lastGoodBackup: hoursAgo(1), lastDrill, ...others };
  return alarmsOf(figures, now);
}

test.each<[string, Wrong, string[]]>([
  ['all is well', {}, []],
  ['the last good backup is 26 hours old', { lastGoodBackup: hoursAgo(26) }, []],
  ['it is older than that', { lastGoodBackup: hoursAgo(26, 1) }, ['no_backup']],
  ['there was none', { lastGoodBackup: null }, ['no_backup']],
  ['the last drill failed', { lastDrill: { passed: false, endedAt: hoursAgo(1) } }, ['drill_failed']],
  ['there was no drill yet', { lastDrill: null }, []],
  ['less than four fifths of the room are taken', { archive: { byteSize: 7_999 } }, []],
  ['four fifths are', { archive: { byteSize: 8_000 } }, ['archive_nearly_full']],
  ['two gigabytes are free', { archive: { freeBytes: 2_000_000_000 } }, []],
  ['less are', { archive: { freeBytes: 1_999_999_999 } }, ['disk_nearly_full']],
  ['the place can not say how much is free', { archive: { freeBytes: null } }, []],
  ['64 files of the log wait', { archive: { waitingSegments: 64 } }, []],
  ['65 do', { archive: { waitingSegments: 65 } }, ['log_waits']],
  [
    'all is wrong at once',
    {
      archive: { byteSize: 10_000, freeBytes: 0, waitingSegments: 900 },
      lastGoodBackup: null,
      lastDrill: { passed: false, endedAt: hoursAgo(1) },
    },
    ['no_backup', 'drill_failed', 'archive_nearly_full', 'disk_nearly_full', 'log_waits'],
  ],
])('what staff hear of the backups when %s', (_when, wrong, told) => {
  expect(alarms(wrong)).toEqual(told);
});

test('where no backups are set up nothing is wrong with them', () => {
  expect(alarmsOf({ archive: null, lastGoodBackup: null, lastDrill: null }, now)).toEqual([]);
});
