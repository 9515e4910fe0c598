import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabaseForCommand } from '../../../adapters/database.ts';
import { startEmbeddedPostgres } from '../../../adapters/embedded-postgres.ts';
import { migrate } from '../../../adapters/migrate.ts';
import { createClient } from '../../../testing/client.ts';
import { createDuePackages } from '../../../testing/due-packages.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { productionSettings } from '../../production-settings.ts';
import { freePort, spawnApplication } from '../../spawn-application.ts';

/** One process of the built product over a database with very much to do. */
export interface BacklogWorld {
  url: string;
  cards: number[];
  /** Makes all of it due now. */
  release(): Promise<void>;
  done(): Promise<{ renewals: number; mails: number }>;
  /** Milliseconds that the database takes to find the next of each. */
  searches(): Promise<number[]>;
  askForPassword(): Promise<void>;
  hasPasswordMail(): boolean;
  close(): Promise<void>;
}

const lookedAt = 300;

export async function openBacklogWorld(many: number): Promise<BacklogWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'bikur-backlog-'));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  const knex = openDatabaseForCommand(postgres.url, 4);
  await migrate(postgres.url);
  const owner = await createUser(knex);
  await createPackage(knex, { userId: owner.id, endDate: null, proCardCount: lookedAt });
  const cards: number[] = [];
  for (let card = 0; card < lookedAt; card += 1)
    cards.push((await createBusinessProfile(knex, { userId: owner.id, cardType: 'pro' })).id);
  await makeBacklog(knex, many);
  await knex.raw('vacuum analyze');
  const mail = await startSmtpServer();
  const application = await spawnApplication({
    ...productionSettings(postgres.url, folder, await freePort()),
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: mail.url,
    PAYMENTS_PROVIDER: 'sandbox',
    PAYMENTS_ALLOW_SANDBOX: '1',
    PAYMENTS_SANDBOX_SECRET: randomBytes(32).toString('hex'),
  });
  const ofOwner = () => mail.received.filter(({ to }) => to.includes(owner.email)).length;
  return {
    url: application.url,
    cards,
    async release() {
      // A package and its standing order name one day, at each commit.
      await knex.transaction(async (trx) => {
        await trx('packages').where({ auto_renew: true }).update({ next_payment_date: trx.fn.now() });
        await trx('recurring_payments').update({ next_charge_date: trx.fn.now() });
      });
      await knex('mail_log').where({ status: 'queued' }).update({ next_try_at: knex.fn.now() });
    },
    async done() {
      const { rows } = await knex.raw<{ rows: [{ renewals: number; mails: number }] }>(
        `select (select count(*) from receipts) as renewals, (select count(*) from mail_log where status = 'sent') as mails`,
      );
      return rows[0];
    },
    searches: async () => [
      await timeOf(
        knex,
        `select id from packages where auto_renew and renewal_driver = 'merchant'
           and renewal_process_status in ('not_started', 'retry_scheduled') and status in ('active', 'past_due')
           and next_payment_date <= now() and end_date is not null order by next_payment_date limit 1 for update skip locked`,
      ),
      await timeOf(
        knex,
        `select id from mail_log where status = 'queued' and next_try_at <= now() order by next_try_at, id limit 1 for update skip locked`,
      ),
    ],
    async askForPassword() {
      const reply = await createClient(application.url).post('/api/auth/forgot-password', {
        email: owner.email,
      });
      if (reply.status >= 300) throw new Error(`no new password: ${reply.status} ${reply.text}`);
    },
    hasPasswordMail: () => ofOwner() > 0,
    async close() {
      await application.stop();
      await mail.close();
      await knex.destroy();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The median of a few tries. */
async function timeOf(knex: Knex, sql: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    const since = performance.now();
    await knex.raw(sql);
    times.push(performance.now() - since);
  }
  return times.toSorted((one, other) => one - other)[4] ?? 0;
}

/** All of it due in an hour. */
async function makeBacklog(knex: Knex, many: number): Promise<void> {
  const due = new Date(Date.now() + 3_600_000);
  const step = 50_000;
  for (let first = 1; first <= many; first += step) {
    const last = Math.min(many, first + step - 1);
    await createDuePackages(knex, { first, last, due });
    await knex.raw(
      `insert into mail_log (to_address, template, subject, text_body, html_body, language, status, is_bulk, next_try_at)
       select 'reader' || n || '@backlog.test', 'campaign', 'a notice', repeat('words ', 200), repeat('<p>words</p> ', 200), 'he', 'queued', true, :due
       from generate_series(:first::integer, :last::integer) n`,
      { first, last, due },
    );
  }
}
