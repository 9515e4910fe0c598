import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabaseForCommand } from '../../adapters/database.ts';
import { startEmbeddedPostgres } from '../../adapters/embedded-postgres.ts';
import { migrate } from '../../adapters/migrate.ts';
import { createClient } from '../../testing/client.ts';
import { createBusinessProfile } from '../../testing/factories/business-profile.ts';
import { createPackage } from '../../testing/factories/package.ts';
import { createUser } from '../../testing/factories/user.ts';
import { createSession } from '../../testing/sign-in.ts';
import { sessionCookie } from '../../http/session.ts';
import { productionSettings } from '../production-settings.ts';
import { freePort, spawnApplication } from '../spawn-application.ts';

/** The built product as production runs it, over a database with some people and cards. */
export interface LoadWorld {
  url: string;
  cards: number[];
  /** Headers of people who are signed in, with their anti-forgery token. */
  people: Record<string, string>[];
  staff: Record<string, string>;
  close(): Promise<void>;
}

const people = 30;
const rows = 3_000;

export async function openLoadWorld(): Promise<LoadWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'bikur-load-'));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  await migrate(postgres.url);
  const knex = openDatabaseForCommand(postgres.url, 4);
  await knex.raw(
    `insert into users (username, email) select 'קורא ' || n, 'reader' || n || '@load.test' from generate_series(1, ?) n`,
    [rows],
  );
  const cards: number[] = [];
  const users: number[] = [];
  for (let person = 0; person < people; person += 1) {
    const { id } = await createUser(knex);
    await createPackage(knex, { userId: id, endDate: null });
    users.push(id);
    for (let card = 0; card < 3; card += 1)
      cards.push((await createBusinessProfile(knex, { userId: id, cardType: 'pro' })).id);
  }
  const admin = await createUser(knex, { userRole: 'admin' });
  const application = await spawnApplication({
    ...productionSettings(postgres.url, folder, await freePort()),
    TRUSTED_PROXY_HOPS: '1',
  });
  const headersOf = (userId: number) => headersAt(application.url, knex, userId);
  const signedIn: Record<string, string>[] = [];
  for (const userId of users) signedIn.push(await headersOf(userId));
  const staff = await headersOf(admin.id);
  await knex.destroy();
  return {
    url: application.url,
    cards,
    people: signedIn,
    staff,
    async close() {
      await application.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function headersAt(url: string, knex: Knex, userId: number): Promise<Record<string, string>> {
  const client = createClient(url);
  client.cookies.set(sessionCookie, await createSession({ knex }, { id: userId }));
  await client.get('/api/csrf-token');
  return {
    Cookie: client.cookies.header(),
    'csrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
    'x-csrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
    'X-Forwarded-For': `203.0.113.${userId % 250}`,
  };
}
