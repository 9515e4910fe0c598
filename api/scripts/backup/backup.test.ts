import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../adapters/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../adapters/embedded-postgres.ts';
import { migrate } from '../../adapters/migrate.ts';
import { openStorage } from '../../adapters/open-storage.ts';
import { readEnvironment } from '../../env.ts';
import { inheritedVariables } from '../../inherited-variables.ts';
import { repository } from '../../lib/repository.ts';
import { createBusinessProfile } from '../../testing/factories/business-profile.ts';
import { createContactLead } from '../../testing/factories/contact-lead.ts';
import { createMedia } from '../../testing/factories/media.ts';
import { createUser } from '../../testing/factories/user.ts';
import { throwawayPlace } from '../../testing/throwaway-place.ts';

let folder: string;
let settings: Record<string, string>;
let database: EmbeddedPostgres;
let knex: ReturnType<typeof openDatabase>;

const data = () => settings['DATA_DIR'] ?? '';
const archive = () => settings['BACKUP_DIR'] ?? '';
const storage = () => openStorage(readEnvironment(settings));

async function open(): Promise<void> {
  database = await startEmbeddedPostgres({
    folder: join(data(), 'postgres'),
    throwaway: true,
    archiving: true,
  });
  knex = openDatabase(database.url, 4);
}

async function close(): Promise<void> {
  await knex.destroy();
  await database.stop();
}

beforeAll(async () => {
  folder = mkdtempSync(join(throwawayPlace(), 'bikur-backup-'));
  settings = {
    NODE_ENV: 'test',
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: randomBytes(32).toString('base64'),
  };
  await open();
  await migrate(database.url);
  await knex.raw('create table notes (id int primary key, words text not null)');
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

function start(command: string, args: string[] = [], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(repository, `api/scripts/${command}.ts`), ...args], {
    env: { ...(inheritedVariables() as NodeJS.ProcessEnv), ...settings, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}
const run = (command: string, args?: string[], more?: Record<string, string>) =>
  start(command, args, more).ended;

/** What a restored copy has, started as an application starts it. */
async function lookInto(copy: string): Promise<{ notes: number | null; media: string[] }> {
  const server = await startEmbeddedPostgres({ folder: join(copy, 'postgres'), throwaway: true });
  const copied = openDatabase(server.url, 1);
  try {
    const hasNotes = await copied.schema.hasTable('notes');
    const [count] = hasNotes ? await copied('notes').count('id') : [];
    const media = existsSync(join(copy, 'media')) ? readdirSync(join(copy, 'media')) : [];
    return { notes: count ? Number(count['count']) : null, media: media.toSorted() };
  } finally {
    await copied.destroy();
    await server.stop();
  }
}

const filesBelow = (part: string) =>
  readdirSync(join(archive(), part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

let beforeDrop: Date;

test('goes back to just before a table was dropped, with the files of that moment', async () => {
  const files = await storage();
  // Written before there was an archive of it.
  await (
    await openStorage({ ...readEnvironment(settings), BACKUP_DIR: undefined })
  ).put('old/1.jpg', Buffer.from('old'));
  const backup = await run('backup');
  expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/^Backup \d{8}T\d{9}Z is whole/) });
  expect(await knex('backup_runs').first('kind', 'status', 'file_count')).toEqual({
    kind: 'backup',
    status: 'passed',
    file_count: 1,
  });

  await knex.raw(`insert into notes select n, 'שלום ' || n from generate_series(1, 1500) n`);
  await files.put('present/1.jpg', Buffer.from('a picture'));
  await sleep(20);
  beforeDrop = new Date();
  await sleep(20);
  await knex.raw('drop table notes');
  await files.put('later/1.jpg', Buffer.from('another picture'));
  await files.remove('present');

  const copy = join(folder, 'copy');
  const restored = await run('restore', [`--to=${beforeDrop.toISOString()}`, `--into=${copy}`]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('2 files') });
  expect(await lookInto(copy)).toEqual({ notes: 1500, media: ['old', 'present'] });
  expect(readFileSync(join(copy, 'media/present/1.jpg'), 'utf8')).toBe('a picture');
  // The live one goes on.
  expect(await knex.schema.hasTable('notes')).toBe(false);
});

test('keeps nothing readable in the archive', () => {
  for (const part of ['base', 'wal', 'files'])
    for (const file of filesBelow(part)) {
      const bytes = readFileSync(file);
      expect(bytes.includes('a picture') || bytes.includes('PostgreSQL')).toBe(false);
    }
});

test('a backup that is killed leaves the former one whole', async () => {
  const former = readdirSync(join(archive(), 'base'), { recursive: true }).length;
  for (let tries = 0; tries < 5; tries += 1) {
    const { child, ended } = start('backup');
    while (
      readdirSync(join(archive(), 'base'), { recursive: true }).length < former + 2 &&
      child.exitCode === null
    )
      await sleep(5);
    child.kill('SIGKILL');
    if ((await ended).code === null) break;
  }
  expect(await knex('backup_runs').where({ status: 'running' })).toHaveLength(1);
  const copy = join(folder, 'copy-after-kill');
  expect(await run('restore', [`--into=${copy}`])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^(Restored|Backup)/),
  });
  expect(await lookInto(copy)).toEqual({ notes: null, media: ['later', 'old'] });
});

test('refuses a flipped bit, a missing file of the log, another key and an impossible moment, each by name', async () => {
  const refused = async (what: RegExp, args: string[] = [], more = {}) => {
    const copy = join(folder, 'copy-refused');
    const { code, output } = await run('restore', [...args, `--into=${copy}`], more);
    expect(output).toMatch(what);
    expect(code).toBe(1);
    expect(existsSync(join(copy, 'postgres'))).toBe(false);
  };
  const [pack = ''] = filesBelow('base');
  const bytes = readFileSync(pack);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(pack, flipped);
  await refused(/base\/\d+\/\w+\/000001 is damaged/, [`--to=${beforeDrop.toISOString()}`]);
  writeFileSync(pack, bytes);

  // From a machine that has nothing but the archive: the live one has the file still.
  const alone = { DATA_DIR: join(folder, 'elsewhere') };
  const segment = filesBelow('wal').at(-2) ?? '';
  renameSync(segment, `${segment}.away.part`);
  const name = /[0-9A-F]{24}/.exec(segment)?.[0] ?? 'none';
  await refused(new RegExp(`WAL segment ${name} is missing`), [], alone);
  renameSync(`${segment}.away.part`, segment);

  await refused(/another BACKUP_KEY/, [], { BACKUP_KEY: randomBytes(32).toString('base64') });
  await refused(/the first one is of/, ['--to=2020-01-01T00:00:00Z']);
});

test('in place of the live one: what was there is kept, and backups go on from the restored state', async () => {
  expect(await run('restore')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Bikur is running'),
  });
  await close();
  const restored = await run('restore', [`--to=${beforeDrop.toISOString()}`]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('before-restore-') });
  expect(restored.output).toContain('Then run `npm run audit -- restored`');
  await open();
  expect(await knex('notes').count('id')).toEqual([{ count: 1500 }]);
  await knex('notes').insert({ id: 2000, words: 'after the restore' });
  expect(await run('backup')).toMatchObject({ code: 0, output: expect.stringMatching(/^(Restored|Backup)/) });
  await knex('notes').insert({ id: 2001, words: 'after the backup' });
  const copy = join(folder, 'copy-of-restored');
  expect(await run('restore', [`--into=${copy}`])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^(Restored|Backup)/),
  });
  expect(await lookInto(copy)).toEqual({ notes: 1502, media: ['old', 'present'] });
});

let owner: Awaited<ReturnType<typeof createUser>>;
let card: Awaited<ReturnType<typeof createBusinessProfile>>;

test('the drill compares a copy with the database row by row and reads its books', async () => {
  owner = await createUser(knex, { email: 'lost@bikur.example' });
  card = await createBusinessProfile(knex, {
    userId: owner.id,
    businessName: 'סטודיו אבוד',
    customSlug: 'lost-studio',
  });
  const picture = await createMedia(knex, {
    userId: owner.id,
    profileId: card.id,
    storageKey: 'ab12cd34ef56ab12cd34',
  });
  await createContactLead(knex, { profileId: card.id, name: 'פונה' });
  await (await storage()).put(`${picture.storageKey}/640.jpg`, Buffer.from('a portrait'));
  const passed = await run('drill');
  expect(passed).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ tables, \d+ rows, 3 files/) });
  const [row] = await knex('backup_runs').where({ kind: 'drill' });
  expect(row).toMatchObject({ status: 'passed', file_count: 3, findings: null });
  expect(row.row_count).toBeGreaterThan(1_500);

  // What its owner deleted comes back from the copy, once, and staff see in the audit log that it did.
  const gone = await knex.raw('select to_jsonb(p) row from business_profiles p where id = ?', [card.id]);
  await knex('business_profiles').where({ id: card.id }).delete();
  await (await storage()).remove(picture.storageKey);
  expect(await run('bring-back', ['--card=lost-studio'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/1 business_profiles, .*1 contact_leads.* 1 files/),
  });
  const back = await knex.raw('select to_jsonb(p) row from business_profiles p where id = ?', [card.id]);
  expect({ ...back.rows[0].row, updated_at: 0, version: 0 }).toEqual({
    ...gone.rows[0].row,
    updated_at: 0,
    version: 0,
  });
  expect(await (await storage()).sizeOf(`${picture.storageKey}/640.jpg`)).toBe(10);
  expect(await knex('audit_log').where({ action: 'bring-back', entity_id: String(card.id) })).toHaveLength(1);
  expect((await run('bring-back', [`--card=${card.id}`])).output).toContain('It is there already');
  await knex('users').where({ id: owner.id }).delete();
  expect((await run('bring-back', [`--card=${card.id}`])).output).toContain('Its owner is gone, too');
  expect(await run('bring-back', ['--account=lost@bikur.example'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/1 users, 1 business_profiles, .*1 contact_leads/),
  });
  expect(await knex('closed_card_addresses').where({ former_user_id: owner.id })).toEqual([]);
  expect((await run('bring-back', ['--account=nobody@bikur.example'])).output).toContain('not in the copy');

  // A number that was given to no document, and a picture that nobody can read any more.
  await knex.raw(`insert into receipt_counters (series, last_no) values ('R', 7)`);
  const damaged = filesBelow('files').find((file) => file.includes('old')) ?? '';
  writeFileSync(damaged, readFileSync(damaged).subarray(1));
  const failed = await run('drill');
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(/books: numbers-end-at-their-counter: .*\nfiles\/old\/1.jpg\/\d+ is damaged/);
  expect(await knex('backup_runs').where({ kind: 'drill', status: 'failed' })).toHaveLength(1);
});
