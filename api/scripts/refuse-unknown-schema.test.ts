import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inheritedVariables } from '../inherited-variables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { refuseUnknownSchema } from './refuse-unknown-schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

async function withMigrations(names: string[], work: () => unknown): Promise<void> {
  const { knex } = database;
  await knex('knex_migrations').insert(names.map((name) => ({ name, batch: 1, migration_time: new Date() })));
  try {
    await work();
  } finally {
    await knex('knex_migrations').whereIn('name', names).delete();
  }
}

test('a database of these migrations and an empty one are taken', async () => {
  await expect(refuseUnknownSchema(database.knex, '')).resolves.toBeUndefined();
  const empty = await createTestDatabase({ empty: true });
  await expect(refuseUnknownSchema(empty.knex, '')).resolves.toBeUndefined();
  await empty.destroy();
});

test('one from before the first release is refused with the way to begin anew', () =>
  withMigrations(['20261121060100_create_users.ts', '20261121060400_create_cards.ts'], async () => {
    await expect(refuseUnknownSchema(database.knex, 'Begin like this.')).rejects.toThrow(
      /before 1\.0\.0 \(20261121060100_create_users\.ts and 1 more\).*Begin like this\.$/u,
    );
  }));

test('one of a newer version is refused without telling anybody to delete it', () =>
  withMigrations(['20991231000000_create_more.ts'], () =>
    expect(refuseUnknownSchema(database.knex, 'Begin like this.')).rejects.toThrow(
      /newer version of Bikur: this one does not have 20991231000000_create_more\.ts\. Start the newer version/u,
    ),
  ));

test('who only serves goes on beside a newer version, not on a database from before', async () => {
  const serve = () => refuseUnknownSchema(database.knex, '', { mayBeNewer: true });
  await withMigrations(['20991231000000_create_more.ts'], () => expect(serve()).resolves.toBeUndefined());
  await withMigrations(['20261121060100_create_users.ts'], () =>
    expect(serve()).rejects.toThrow(/before 1/u),
  );
});

test('npm run db says so in words and not with a stack', () =>
  withMigrations(['20261121060100_create_users.ts'], () => {
    const script = fileURLToPath(new URL('db.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, 'migrate'], {
      env: { ...inheritedVariables(), NODE_ENV: 'test', DATABASE_URL: database.url },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/before 1\.0\.0 .* create an empty database and name it in DATABASE_URL\.$/mu);
    expect(stderr).not.toMatch(/^\s+at /mu);
    expect(status).toBe(1);
  }));
