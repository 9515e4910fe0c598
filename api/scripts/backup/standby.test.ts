import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { addressOfRunningPostgres } from '../../adapters/embedded-postgres.ts';
import { withBackupWorld } from '../../testing/backup-world.ts';

/** Runs with `npm run test:recovery` alone: three servers whose every commit reaches the disk. */
describe('a synchronous standby', () => {
  test('has every acknowledged row when the database is killed in mid-write, and takes its place', async () => {
    await withBackupWorld(async (world) => {
      await world.knex.raw('create table written (id int primary key)');
      expect(await world.run('backup')).toMatchObject({ code: 0 });
      const standby = join(world.folder, 'standby');
      const following = world.start('standby', ['start', `--folder=${standby}`]);
      await following.says('has every change');

      const acknowledged: number[] = [];
      const client = new pg.Client(world.url);
      client.on('error', () => undefined);
      await client.connect();
      const writing = (async () => {
        for (let id = 1; ; id += 1) {
          await client.query('insert into written values ($1)', [id]);
          acknowledged.push(id);
        }
      })().catch(() => undefined);
      while (acknowledged.length < 250) await sleep(5);
      const note = readFileSync(join(world.data, 'postgres/cluster/postmaster.pid'), 'utf8');
      // Every process of the server at once, as when a machine loses its power.
      process.kill(-Number(note.split('\n')[0]), 'SIGKILL');
      await writing;

      const started = performance.now();
      const promoted = await world.run('standby', ['promote', `--folder=${standby}`]);
      expect(promoted).toMatchObject({ code: 0, output: expect.stringContaining('is the database now') });
      const url = addressOfRunningPostgres(join(standby, 'postgres')) ?? '';
      const heir = new pg.Client(url);
      await heir.connect();
      const { rows } = await heir.query<{ id: number }>('select id from written order by id');
      const present = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
      console.log(
        `${acknowledged.length} acknowledged, ${present.size} present; promoted in ${Math.round(performance.now() - started)} ms with the command`,
      );
      // It waits for nobody.
      await heir.query('insert into written values (100000)');

      // And where it waits for a standby that is gone, a command lets it go on.
      await heir.query(`alter system set synchronous_standby_names = 'bikur_standby'`);
      await heir.query('select pg_reload_conf()');
      await heir.query('checkpoint');
      let isAcknowledged = false;
      const waiting = heir.query('insert into written values (100001)').then(() => (isAcknowledged = true));
      await sleep(1_000);
      expect(isAcknowledged).toBe(false);
      expect(await world.run('standby', ['release', `--primary=${url}`])).toMatchObject({ code: 0 });
      await waiting;
      await heir.end();
      following.child.kill('SIGTERM');
      expect((await following.ended).code).toBe(0);
    });
  });

  test('follows by a password of any signs, and its command ends when the standby is killed', async () => {
    await withBackupWorld(async (world) => {
      const password = String.raw`it's a \ back\slash's`;
      await world.knex.raw(`create role follower superuser login password ${pg.escapeLiteral(password)}`);
      const primary = new URL(world.url);
      primary.username = 'follower';
      primary.password = encodeURIComponent(password);
      expect(await world.run('backup')).toMatchObject({ code: 0 });
      const standby = join(world.folder, 'standby');
      const given = ['start', `--folder=${standby}`, `--primary=${primary.href}`];
      const following = world.start('standby', given);
      await following.says('has every change');
      const note = readFileSync(join(standby, 'postgres/cluster/postmaster.pid'), 'utf8');
      process.kill(Number(note.split('\n')[0]), 'SIGKILL');
      expect((await following.ended).code).toBe(0);
      expect(await world.run('standby', ['release', `--primary=${primary.href}`])).toMatchObject({ code: 0 });
    });
  });
});
