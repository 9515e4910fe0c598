import type { Knex } from 'knex';
import pg from 'pg';
import type { PaymentProvider } from '../adapters/payments/payment-port.ts';
import { countedRows } from '../contract/admin/list.schema.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { claimMail, isCampaignMailBehind } from '../domains/messaging/mail/mail-queue.ts';
import { chargeDuePackages } from '../domains/payments/renewals/charge-due-packages.ts';
import { expirePackages } from '../domains/payments/renewals/expire-packages.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { createBusinessProfile } from './factories/business-profile.ts';
import { createPackage } from './factories/package.ts';
import { createUser } from './factories/user.ts';
import { signedInClient, signInAs } from './sign-in.ts';

// What is asked most often finds its rows by an index, also once there are a million. The statements are those that the
// application sends; with so few rows the planner would rather read whole tables, so that this is made dear.

/** Tables that grow with use. */
const growing =
  /^(?:users|sessions|access_tokens|business_profiles|profile_slug_history|closed_card_addresses|packages|mail_log|profile_stats|card_events(?:_.*)?|card_day_tallies|card_event_visitors|contact_leads|notifications|messages|receipts|audit_log|media|card_allocations|physical_card_orders)$/u;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

let app: TestApp;
let owner: TestClient;
let admin: TestClient;
let card: number;

beforeAll(async () => {
  listenToDriver();
  app = await startTestApp();
  const user = await createUser(app.knex);
  await createPackage(app.knex, { userId: user.id });
  const { id: packageId } = await createPackage(app.knex);
  ({ id: card } = await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro' }));
  owner = await signedInClient(app, user);
  ({ client: admin } = await signInAs(app, 'admin'));
  // More than a list counts: as few as the others are sorted where they are found.
  await app.knex.raw(
    `insert into contact_leads (name, email, profile_id, created_at)
     select 'פונה ' || n, 'lead' || n || '@plans.test', case when n <= 20 then ?::bigint end, now() - n * interval '1 minute'
     from generate_series(1, ?) n`,
    [card, countedRows + 100],
  );
  // Most plans go on by a charge; those of a day on which many are due are past their end, and no other plan is.
  await app.knex.raw(
    `insert into packages (user_id, product_id, status, is_paid, price, start_date, end_date, auto_renew)
     select user_id, product_id, 'active', true, 40, now() - interval '2 years',
       now() + (case when n % 5 < 3 then -1 else 1 end) * n * interval '1 hour', n % 5 < 3
     from generate_series(1, 5000) n, packages where id = ?`,
    [packageId],
  );
  // A day of many renewals: few of the mails that are due are waited for, and few are a campaign's.
  await app.knex.raw(
    `insert into mail_log (to_address, template, subject, text_body, html_body, language, status, is_bulk, next_try_at)
     select 'reader' || n || '@plans.test', case when n % 100 = 0 then 'campaign_news' else 'receipt' end, 'קבלה', '', '',
       'he', 'queued', n % 100 <> 1, now() - n * interval '1 second'
     from generate_series(1, 5000) n`,
  );
  // Small tables are estimated at ten pages before they were looked at, and words just written are not in the index yet.
  await app.knex.raw('vacuum analyze contact_leads');
  await app.knex.raw('analyze');
});
afterAll(async () => {
  await app.close();
  vi.restoreAllMocks();
});

const list = (resource: string, query: Record<string, unknown>) => {
  const parts = Object.entries(query).map(([part, value]): [string, string] => [part, JSON.stringify(value)]);
  return admin.get(`/api/admin/${resource}?${new URLSearchParams(parts).toString()}`);
};

/** Work of a worker, which asks whether there is any again and again, and for each piece of it. */
const worked = async (work: Promise<unknown>) => {
  await work;
  return { status: 200 };
};
/** Nothing is due, so that no provider is asked. */
const nobody = {} as PaymentProvider;

/** What is asked most: what is done, and the indexes that must serve it. */
const hot: [string, () => Promise<{ status: number }>, RegExp[]][] = [
  ['a card’s page', () => app.client().get(`/p/${card}`), [/^business_profiles_pkey$/u]],
  ['a card by its address', () => app.client().get('/p/card-x'), [/^business_profiles_custom_slug_key$/u]],
  ['a former address', () => app.client().get('/p/nobody-has-it'), [/^profile_slug_history_/u]],
  ['a closed address', () => app.client().get('/p/nobody-has-it'), [/^closed_card_addresses_/u]],
  ['a user’s address', () => app.client().get('/@nobody'), [/^users_/u]],
  [
    'a view',
    () =>
      app.client().request(
        'POST',
        `/api/cards/${card}/events`,
        { type: 'view' },
        {
          headers: { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
        },
      ),
    [/^profile_stats_pkey$/u, /^card_event_visitors_pkey$/u],
  ],
  ['who is signed in', () => owner.get('/api/auth/current-user'), [/^sessions_pkey$/u, /^users_pkey$/u]],
  ['the dashboard', () => owner.get('/api/dashboard'), [/^packages_/u]],
  ['own cards', () => owner.get('/api/cards'), [/^business_profiles_user_id_index$/u]],
  [
    'statistics of all cards',
    () => owner.get('/api/stats'),
    [/^card_day_tallies_/u, /^profile_stats_pkey$/u],
  ],
  [
    'statistics of a card',
    () => owner.get(`/api/cards/${card}/stats`),
    [/^card_events_.*_profile_id_occurred_at_idx$/u],
  ],
  ['notifications', () => owner.get('/api/notifications'), [/^notifications_/u]],
  ['own leads', () => owner.get('/api/leads'), [/^contact_leads_profile_id_index$/u]],
  ['sign-ins', () => owner.get('/api/sessions'), [/^sessions_user_id/u]],
  ['the list of leads', () => list('contact-leads', {}), [/^contact_leads_sales_index$/u]],
  [
    'columns of leads, by their state',
    () => list('contact-leads', { columns: ['name', 'status'], filter: { status: 'new' } }),
    [/^contact_leads_(?:status|sales)_index$/u],
  ],
  [
    'a search of leads',
    () => list('contact-leads', { filter: { q: 'דנה לוי' } }),
    [/^contact_leads_text_index$/u],
  ],
  [
    'the next mail that somebody waits for',
    () => worked(claimMail(app.deps.knex, 'transactional first')),
    [/^mail_log_transactional_due_index$/u],
  ],
  [
    'mails of campaigns that are due',
    () => worked(isCampaignMailBehind(app.deps.knex)),
    [/^mail_log_campaign_due_index$/u],
  ],
  [
    'the next charge that is due',
    () => worked(chargeDuePackages(app.deps, nobody, { atAnyHour: true })),
    [/^packages_due_renewal$/u],
  ],
  ['the next plan that ends', () => worked(expirePackages(app.deps)), [/^packages_ending_index$/u]],
  ['a search of users', () => list('users', { filter: { q: 'dana@' } }), [/^users_text_index$/u]],
];

test.each(hot)('%s reads no growing table as a whole', async (_what, ask, indexes) => {
  const used: string[] = [];
  const whole: string[] = [];
  for (const statement of await statementsOf(ask)) {
    const looked = await lookInto(app.deps.knex, statement);
    used.push(...looked.indexes);
    whole.push(...looked.scanned.filter((table) => growing.test(table)));
  }
  expect(whole).toEqual([]);
  for (const index of indexes)
    expect(
      used.filter((name) => index.test(name)),
      `${index} in ${used.join(', ')}`,
    ).not.toEqual([]);
});

interface Statement {
  sql: string;
  bindings: unknown[];
}

/** Where the driver's statements are written down at the moment. */
let sent: Statement[] | null = null;

/** At the driver: some statements are prepared on a connection, beside the query builder. */
function listenToDriver(): void {
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    const bindings = typeof asked === 'string' ? values : asked.values;
    sent?.push({ sql: text, bindings: Array.isArray(bindings) ? bindings : [] });
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as never);
}

const wholeScans =
  'select relname as name, seq_scan as scans from pg_stat_xact_user_tables where seq_scan > 0';
const indexScans = `select indexrelname as name, pg_stat_get_xact_numscans(indexrelid) as scans
  from pg_stat_user_indexes where pg_stat_get_xact_numscans(indexrelid) > 0`;

async function statementsOf(ask: () => Promise<{ status: number }>): Promise<Statement[]> {
  const own: Statement[] = [];
  sent = own;
  const { status } = await ask();
  sent = null;
  expect(status === 404 || status < 400, `answered ${status}`).toBe(true);
  const plain = own.filter(({ sql }) => /^\s*(?:select|with|insert|update|delete)\b/iu.test(sql));
  expect(plain.length).toBeGreaterThan(0);
  // A list's count ends with so many rows, in whatever order it meets them; a search's has to find them first.
  return plain.filter(({ sql }) => !sql.includes('counted as (select c') || sql.includes('ilike'));
}

/**
 * The indexes of a statement's plan and those that it really reads, and the tables that it really reads as a whole,
 * also within functions of the database. What it writes is taken back.
 */
async function lookInto(
  knex: Knex,
  { sql, bindings }: Statement,
): Promise<{ indexes: string[]; scanned: string[] }> {
  const trx = await knex.transaction();
  try {
    await trx.raw('set local enable_seqscan = off');
    await trx.raw('discard plans');
    const connection = (await trx.client.acquireConnection()) as pg.Client;
    const scans = async (of: string) => {
      const { rows } = await connection.query<{ name: string; scans: number }>(of);
      return new Map(rows.map(({ name, scans: count }) => [name, count]));
    };
    const more = (before: Map<string, number>, after: Map<string, number>) =>
      [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
    const plan = await connection.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${sql}`,
      bindings,
    );
    const [wholeBefore, indexedBefore] = [await scans(wholeScans), await scans(indexScans)];
    await connection.query(sql, bindings);
    const [whole, indexed] = [await scans(wholeScans), await scans(indexScans)];
    const planned = flat(plan.rows[0]?.['QUERY PLAN'][0].Plan).flatMap((node) => node['Index Name'] ?? []);
    return {
      indexes: [...planned, ...more(indexedBefore, indexed)],
      scanned: more(wholeBefore, whole),
    };
  } finally {
    await trx.rollback();
  }
}

function flat(node: PlanNode | undefined): PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(flat)] : [];
}
