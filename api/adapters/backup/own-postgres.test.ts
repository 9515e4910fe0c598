import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { sealArchive } from './archive.ts';
import { openFolderStore } from './folder-store.ts';
import { archiveOwnLog, receiveLog } from './own-postgres.ts';

let database: TestDatabase;
let folder: string;
let major: number;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  folder = mkdtempSync(join(tmpdir(), 'bikur-own-'));
  const { rows } = await database.knex.raw('show server_version_num');
  major = Math.floor(rows[0].server_version_num / 10_000);
});
afterAll(async () => {
  await database.knex.raw(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'bikur_archive'`,
  );
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** PostgreSQL's programs, of which the one that receives the log does what is said here. */
function withReceiver(script: string) {
  const program = (name: string, words: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${words}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  program('postgres', `echo 'postgres (PostgreSQL) ${major}.0'`);
  program('pg_receivewal', script);
  return {
    url: database.url,
    archive: sealArchive(openFolderStore(join(folder, 'archive')), Buffer.alloc(32, 7).toString('base64')),
    spool: join(folder, 'spool'),
    binDir: folder,
  };
}

test('a receiver of the log that is killed keeps nobody waiting, and shows nobody the password', async () => {
  const seen = join(folder, 'seen');
  const own = withReceiver(`echo "$*" >${seen}; echo "$PGPASSWORD" >>${seen}; kill -9 $$`);
  await expect(archiveOwnLog(own)).rejects.toThrow('pg_receivewal ended before its time');
  const { password } = new URL(database.url);
  const [line, given] = readFileSync(seen, 'utf8').split('\n');
  expect(line).toContain(`/${new URL(database.url).pathname.slice(1)} --directory=`);
  expect(line).not.toContain(password);
  expect(given).toBe(decodeURIComponent(password));
});

test('a receiver that can not be started is told as an error, and ends no process', async () => {
  const own = withReceiver('');
  chmodSync(join(folder, 'pg_receivewal'), 0o644);
  await expect(archiveOwnLog(own)).rejects.toThrow('pg_receivewal ended before its time');
  await receiveLog(own, new AbortController().signal);
  // Once more: the place from which the log is kept is the one of before.
  await receiveLog(own, new AbortController().signal);
});
