import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '../app.ts';
import { startTestApp, type TestApp } from './app.ts';
import { createBusinessProfile } from './factories/business-profile.ts';
import { createUser } from './factories/user.ts';
import { clientOf } from './act-as.ts';
import { samplePath } from './endpoint-samples.ts';

// A link in a mail or a picture's address must never change anything (docs/security.md B8).
// Signing in through Google ends in a GET by its nature; it keeps its own state and is tested on its own.
const reads = features
  .flatMap((feature) => feature.endpoints)
  .filter(({ method, path }) => method === 'get' && !path.startsWith('/api/auth/google'));
const ownTables = /^(sessions|access_tokens|rate_limits|knex_migrations.*)$/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function snapshot(): Promise<Record<string, string>> {
  const { rows } = (await app.knex.raw(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { table_name: string }[] };
  const found: Record<string, string> = {};
  for (const { table_name: table } of rows) {
    if (ownTables.test(table)) continue;
    const { rows: hashes } = (await app.knex.raw(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ?? t`,
      [table],
    )) as { rows: { hash: string }[] };
    found[table] = hashes[0]?.hash ?? '';
  }
  return found;
}

test('no GET changes a row', async () => {
  const admin = await createUser(app.knex, { userRole: 'admin' });
  const card = await createBusinessProfile(app.knex, { userId: admin.id });
  const client = await clientOf(app, admin);
  const before = await snapshot();
  for (const endpoint of reads) await client.get(samplePath(endpoint, String(card.id)));
  expect(await snapshot()).toEqual(before);
});
