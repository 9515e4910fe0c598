import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { repository } from '../../../lib/repository.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createAuditEntry } from '../../../testing/factories/audit-entry.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { checkAuditLog } from './check-audit-log.ts';
import { sealEntries } from './seal-entries.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bikur-audit-'));
  app = await startTestApp({ env: { BACKUP_DIR: join(folder, 'backups'), BACKUP_KEY: key } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const key = Buffer.alloc(32, 7).toString('base64');

function audit(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const env = {
      ...(inheritedVariables() as NodeJS.ProcessEnv),
      NODE_ENV: 'test',
      DATABASE_URL: app.deps.env.DATABASE_URL,
      DATA_DIR: app.deps.env.DATA_DIR,
      BACKUP_DIR: join(folder, 'backups'),
      BACKUP_KEY: key,
    };
    execFile(process.execPath, [join(repository, 'api/scripts/audit.ts'), ...args], { env }, (error, out) =>
      done({ code: error ? Number(error.code) : 0, output: out }),
    );
  });
}

const seal = () => sealEntries(app.knex, new Date());
const seals = () => app.knex('audit_seals').orderBy('number').select('number', 'entry_ids');

/** What somebody does who owns the tables, and would rather not be seen. */
async function forge(statements: string, bindings: unknown[] = []): Promise<void> {
  await app.knex.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(statements, bindings as never[]);
  });
}

describe('the audit log', () => {
  test('takes new rows alone; the link to an account goes with the account', async () => {
    const person = await createUser(app.knex);
    const entry = await createAuditEntry(app.knex, { actorId: person.id, actorName: 'מנהלת' });
    const row = () => app.knex('audit_log').where({ id: entry.id });
    await expect(row().update({ actor_name: 'אחר' })).rejects.toThrow('audit_log takes new rows alone');
    await expect(row().update({ actor_id: null })).rejects.toThrow('audit_log takes new rows alone');
    await expect(row().delete()).rejects.toThrow('audit_log takes new rows alone');
    await expect(app.knex.raw('truncate audit_log')).rejects.toThrow('audit_log takes new rows alone');
    await seal();
    await expect(app.knex('audit_seals').delete()).rejects.toThrow('audit_seals takes new rows alone');
    await expect(app.knex.raw('truncate audit_seals')).rejects.toThrow('audit_seals takes new rows alone');

    await app.knex('users').where({ id: person.id }).delete();
    expect(await row().first('actor_id', 'actor_name')).toEqual({ actor_id: null, actor_name: 'מנהלת' });
    expect(await audit('verify')).toMatchObject({ code: 0, output: expect.stringMatching(/^OK: /) });
  });

  test('what is committed late comes into a later seal, and two sealers make one chain', async () => {
    await seal();
    const before = (await seals()).length;
    const late = await app.knex.transaction();
    const first = await createAuditEntry(late);
    const second = await createAuditEntry(app.knex);
    const counts = await Promise.all([seal(), seal(), seal()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    await late.commit();
    expect(await seal()).toBe(1);
    expect((await seals()).slice(before).map(({ entry_ids: ids }) => ids)).toEqual([
      [`${second.id}`],
      [`${first.id}`],
    ]);
    expect(await seal()).toBe(0);
  });

  test('of many entries at once is sealed whole, whoever wrote them', async () => {
    await app.knex.raw(
      `insert into audit_log (actor_name, action, entity, entity_id, after)
         select 'מנהל', 'update', 'users', n::text, jsonb_build_object('b', 1e20, 'a', '"' || n) from generate_series(1, 4100) n`,
    );
    expect(await seal()).toBe(4100);
    expect(await app.knex('audit_unsealed')).toEqual([]);
  });

  test('is checked each night, whose head is written down outside the database; metrics tell', async () => {
    await createAuditEntry(app.knex);
    expect(await checkAuditLog(app.deps)).toMatchObject({ unsealed: 0, findings: [] });
    const [last] = (await seals()).slice(-1);
    const [line = ''] = readFileSync(join(app.deps.env.DATA_DIR, 'audit-heads.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(line)).toMatchObject({
      number: last.number,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await audit('verify')).toMatchObject({ code: 0, output: expect.stringContaining('by 1 heads') });
    const { text } = await app.client().get('/metrics');
    expect(text).toContain('\naudit_check_passed 1');
    expect(text).toContain('\naudit_unsealed_oldest_age_seconds 0');
  });

  test('names a line of the heads that a full disk tore, and writes the next one whole', async () => {
    const file = join(app.deps.env.DATA_DIR, 'audit-heads.jsonl');
    const whole = readFileSync(file, 'utf8');
    const count = whole.trim().split('\n').length;
    writeFileSync(file, `${whole}{"at":"2026-`);
    const finding = `line ${count + 1} of audit-heads.jsonl can't be read`;
    expect((await checkAuditLog(app.deps)).findings).toEqual([finding]);
    expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[count + 1] ?? '')).toMatchObject({
      number: expect.any(Number),
    });
    const [archived = ''] = readdirSync(join(folder, 'backups/audit')).toSorted();
    const sealed = join(folder, 'backups/audit', archived);
    const bytes = readFileSync(sealed);
    writeFileSync(sealed, bytes.subarray(0, -1));
    const torn = await audit('verify');
    expect(torn).toMatchObject({ code: 1, output: expect.stringContaining(finding) });
    expect(torn.output).toContain(`audit/${archived} among the backups can't be read`);
    expect(await audit('restored')).toMatchObject({ code: 0 });
    expect((await checkAuditLog(app.deps)).findings).toEqual([]);
    writeFileSync(sealed, bytes);
    writeFileSync(file, whole);
  });

  test('names a changed, a missing, an exchanged and a smuggled row, and a changed seal', async () => {
    const rows = [];
    for (let count = 0; count < 6; count += 1) rows.push((await createAuditEntry(app.knex)).id);
    const [changed = 0, missing = 0, one = 0, other = 0, blamed = 0, resealed = 0] = rows;
    await seal();
    await createAuditEntry(app.knex);
    await seal();
    const [{ number = 0 } = {}] = (await seals()).slice(-1);
    const innocent = await createUser(app.knex);
    await forge(`update audit_log set after = '{"role": "user"}' where id = ?`, [changed]);
    await forge('delete from audit_log where id = ?', [missing]);
    await forge(
      `update audit_log row set entity_id = twin.entity_id, created_at = twin.created_at, actor_name = twin.actor_name,
         action = twin.action, entity = twin.entity, before = twin.before, after = twin.after, request_id = twin.request_id
       from audit_log twin where (row.id, twin.id) in ((:one, :other), (:other, :one))`.replaceAll(
        /:(one|other)/g,
        (_, name) => String(name === 'one' ? one : other),
      ),
    );
    await forge('update audit_log set actor_id = ? where id = ?', [innocent.id, blamed]);
    await forge(
      `insert into audit_log (actor_name, action, entity, entity_id) values ('מנהל', 'refund', 'payments', '1')`,
    );
    const smuggled = (await app.knex('audit_log').max({ id: 'id' }))[0]?.['id'];
    // Whoever writes the hash of a row anew has to write those of all seals that follow.
    await forge(`update audit_seals set entry_hashes[6] = sha256('x') where number = ?`, [number - 1]);

    const { code, output } = await audit('verify');
    expect(code).toBe(1);
    for (const finding of [
      `row ${changed} was changed (seal ${number - 1}`,
      `row ${missing} is missing (seal ${number - 1}`,
      `row ${one} stands in the place of row ${other} (seal ${number - 1}`,
      `row ${other} stands in the place of row ${one} (seal ${number - 1}`,
      `row ${blamed} has another actor (seal ${number - 1}`,
      `row ${resealed} was changed (seal ${number - 1}`,
      `seal ${number - 1} was changed`,
      `row ${smuggled} is in no seal and waits for none`,
    ])
      expect(output).toContain(finding);
    expect(output.trim().split('\n')).toHaveLength(9);
    expect((await checkAuditLog(app.deps)).findings).toHaveLength(8);
    expect((await app.client().get('/metrics')).text).toContain('\naudit_check_passed 0');
    const admin = (await signInAs(app, 'admin')).client;
    expect((await admin.get('/api/admin/waiting')).body).toMatchObject({ auditFindings: 8 });
  });

  test('that ends before a head that was written down is named, until it is said that it was restored', async () => {
    const heads = readFileSync(join(app.deps.env.DATA_DIR, 'audit-heads.jsonl'), 'utf8').trim().split('\n');
    const { number } = JSON.parse(heads.at(-1) ?? '') as { number: number };
    await forge('delete from audit_log; delete from audit_seals; delete from audit_unsealed');
    // The file beside the database is gone as well: the backups have the heads, too.
    rmSync(join(app.deps.env.DATA_DIR, 'audit-heads.jsonl'));
    const cut = await audit('verify');
    expect(cut).toMatchObject({ code: 1, output: expect.stringContaining(`seal ${number} is missing`) });
    expect(await audit('restored')).toMatchObject({ code: 0 });
    expect(await audit('verify')).toMatchObject({
      code: 0,
      output: expect.stringContaining('OK: 0 entries'),
    });
  });

  test('says how it is called', async () => {
    expect((await audit('erase')).code).toBe(2);
  });
});
