import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminResourceNames } from '../../contract/admin/rows.schema.ts';
import type { Storage } from '../../adapters/storage.ts';
import { advanceMigration } from '../../domains/subscriptions/package-moves/advance-migration.ts';
import { User } from '../../models/User.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { signedInClient } from '../../testing/sign-in.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

// The demo world lets every screen of the back office be tried (docs/product.md 13.18).

// The morning of a working day: nobody is charged at night.
const now = new Date('2026-11-23T08:20:00Z');
let app: TestApp;
let admin: TestClient;

const signIn = async (name: string) =>
  signedInClient(
    app,
    await User.query(app.knex)
      .findOne({ email: `${name}@bikur.example` })
      .throwIfNotFound(),
  );

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  await seedIfEmpty(app.knex, {} as Storage, { now, pictures: false, env: app.deps.env });
  admin = await signIn('admin');
});
afterAll(() => app.close());

// oxlint-disable-next-line no-explicit-any
type Row = Record<string, any>;

const rowsOf = async (resource: string, filter: Row = {}): Promise<Row[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,199]' });
  const { status, body } = await admin.get(`/api/admin/${resource}?${query}`);
  expect([resource, status]).toEqual([resource, 200]);
  return body;
};

test.each(adminResourceNames)('the list of %s has rows', async (resource) => {
  expect((await rowsOf(resource)).length).toBeGreaterThan(0);
});

test.each(['admin', 'finance', 'support', 'content'])('%s has a saved view', async (name) => {
  expect((await (await signIn(name)).get('/api/admin/saved-views')).body.length).toBeGreaterThan(0);
});

// Before the commands, which change packages.
describe('moves of packages', () => {
  const path = '/api/admin/package-migrations';
  const moveIn = async (status: string): Promise<Row> => {
    const { body } = await admin.get(path);
    return (body as Row[]).find((run) => run['status'] === status) ?? {};
  };

  test('one waits to be started: its owners are told of the price first', async () => {
    const { id, progress } = await moveIn('ready');
    expect(progress.planned).toBeGreaterThan(1);
    const answer = await admin.post(`${path}/${id}/start`, { confirmCount: progress.planned });
    expect(answer.body).toMatchObject({ status: 'announced' });
  });

  test('one was stopped half way, goes on to its end and is undone', async () => {
    const { id, progress } = await moveIn('stopped');
    const { changed, planned } = progress;
    expect(Math.min(changed, planned)).toBeGreaterThan(1);
    const count = changed + planned;
    expect((await admin.post(`${path}/${id}/resume`)).status).toBe(200);
    while (await advanceMigration(app.deps));
    const done = (await admin.get(`${path}/${id}`)).body;
    expect(done).toMatchObject({ status: 'done', progress: { changed: count, planned: 0 } });
    expect((await admin.post(`${path}/${id}/undo`, { confirmCount: count })).status).toBe(200);
    while (await advanceMigration(app.deps));
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ progress: { restored: count } });
  });
});

const reason = 'נוסה בעולם ההדגמה';
const isIn = (status: string) => (row: Row) => row['status'] === status;

interface Tried {
  resource: string;
  /** What the page of such a row offers. */
  command: string;
  filter?: Row;
  when: (row: Row) => boolean;
  input?: (row: Row) => Row;
}

/** What is tried first leaves no row for what comes after it. */
const tried: readonly Tried[] = [
  { resource: 'users', command: 'confirm-role', when: ({ roleAsked }) => roleAsked !== null },
  { resource: 'users', command: 'reset-factors', when: ({ factorResetBy }) => factorResetBy !== null },
  { resource: 'users', command: 'send-invitation', when: ({ isInvited }) => isInvited },
  {
    resource: 'users',
    command: 'verify-email',
    when: ({ isEmailVerified, isInvited }) => !isEmailVerified && !isInvited,
  },
  {
    resource: 'business-profiles',
    command: 'release',
    when: ({ isHeld }) => isHeld,
    input: ({ version }) => ({ version, reason }),
  },
  {
    resource: 'business-profiles',
    command: 'clear-suspicion',
    when: ({ isSuspicious, isHeld }) => isSuspicious && !isHeld,
  },
  { resource: 'card-reports', command: 'review', when: isIn('dismissed') },
  { resource: 'card-reports', command: 'dismiss', when: isIn('under_review') },
  { resource: 'card-reports', command: 'review', when: isIn('new') },
  { resource: 'card-reviews', command: 'restore', when: isIn('reported') },
  { resource: 'card-reviews', command: 'restore', when: isIn('taken_down') },
  {
    resource: 'card-reviews',
    command: 'take-down',
    when: isIn('published'),
    input: () => ({ reason: 'spam' }),
  },
  { resource: 'notification-campaigns', command: 'resume', when: isIn('stopped') },
  { resource: 'notification-campaigns', command: 'stop', when: isIn('scheduled') },
  { resource: 'mail-log', command: 'send-again', when: isIn('failed') },
  {
    resource: 'csv-imports',
    command: 'start',
    when: ({ status, faultCount }) => status === 'checked' && faultCount === 0,
  },
  { resource: 'csv-imports', command: 'start', when: isIn('stopped') },
  { resource: 'error-logs', command: 'reopen', when: ({ handledAt }) => handledAt !== null },
  { resource: 'error-logs', command: 'handle', when: ({ handledAt }) => handledAt === null },
  {
    resource: 'physical-card-orders',
    command: 'start-production',
    when: ({ status, designApprovedAt }) => status === 'paid' && designApprovedAt !== null,
  },
  {
    resource: 'physical-card-orders',
    command: 'ship',
    when: isIn('in_production'),
    input: () => ({ shippingCompany: 'HFD', trackingNumber: 'HFD-1' }),
  },
  { resource: 'physical-card-orders', command: 'deliver', when: isIn('shipped') },
  {
    resource: 'physical-card-orders',
    command: 'refund',
    when: isIn('returned'),
    input: () => ({ reason, amount: '1.00' }),
  },
  {
    resource: 'packages',
    command: 'stop-renewal',
    when: ({ status, autoRenew }) => status === 'active' && autoRenew,
  },
  {
    resource: 'packages',
    command: 'resume-renewal',
    when: ({ status, autoRenew, renewalDriver }) =>
      status === 'active' && !autoRenew && renewalDriver !== null,
  },
  {
    resource: 'payments',
    command: 'resolve',
    when: isIn('manual_review'),
    input: () => ({ reason, decision: 'failed' }),
  },
  {
    resource: 'payments',
    command: 'retry-refund',
    when: ({ kind, status, needsReview }) => kind === 'refund' && status === 'failed' && needsReview,
  },
  {
    resource: 'payments',
    command: 'mark-paid',
    when: ({ provider, status }) => provider === 'bank' && status === 'pending',
    input: ({ amountMinor }) => ({
      bankReference: '90-1',
      valueDate: '2026-11-23',
      amount: (amountMinor / 100).toFixed(2),
    }),
  },
  {
    resource: 'payments',
    command: 'mark-sent-back',
    when: ({ provider, kind, status }) => provider === 'bank' && kind === 'refund' && status === 'created',
    input: () => ({ bankReference: '90-2', valueDate: '2026-11-23' }),
  },
  { resource: 'disputes', command: 'win-dispute', when: isIn('evidence_sent') },
  { resource: 'disputes', command: 'send-evidence', when: isIn('opened') },
  { resource: 'provider-events', command: 'process-again', when: isIn('parked') },
  { resource: 'statement-lines', command: 'reopen', when: ({ handledAt }) => handledAt !== null },
  { resource: 'payout-lines', command: 'reopen', when: ({ handledAt }) => handledAt !== null },
  { resource: 'tax-documents', command: 'retry', when: isIn('failed') },
  { resource: 'receipts', command: 'send-again', when: ({ userId }) => userId !== null },
];

describe('a row waits for each command', () => {
  test.each(tried.map((one) => [`${one.command} of ${one.resource}`, one] as const))(
    '%s',
    async (_name, { resource, command, when, input = () => ({ reason }) }) => {
      const row = (await rowsOf(resource)).find(when);
      expect(row).toBeDefined();
      const shown = (await admin.get(`/api/admin/${resource}/${row?.['id']}`)).body;
      const answer = await admin.post(`/api/admin/${resource}/${row?.['id']}/${command}`, input(shown));
      expect(answer.status, answer.text).toBe(200);
    },
  );

  test('a card that was taken down is put back', async () => {
    const takedown = (await rowsOf('card-takedowns')).find(({ liftedAt }) => liftedAt === null);
    const answer = await admin.post(
      `/api/admin/business-profiles/${takedown?.['profileId']}/lift-takedown`,
      {},
    );
    expect(answer.status, answer.text).toBe(200);
  });

  test('a chip that staff asked for is asked for no more', async () => {
    const asked = await app.knex('chip_take_backs').where({ status: 'asked' }).first('allocation_id');
    const path = `/api/admin/card-allocations/${asked?.allocation_id}/withdraw-asking`;
    expect((await admin.post(path, {})).status).toBe(200);
  });

  test('a deposit that staff entered is taken back', async () => {
    const entered = (await rowsOf('payouts')).find(({ seenAt }) => seenAt === null);
    expect((await admin.delete(`/api/admin/payouts/${entered?.['id']}`)).status).toBe(200);
  });
});

test('an order that goes to production has the codes of its pieces', async () => {
  for (const { id, quantity } of (await rowsOf('physical-card-orders', { status: ['paid'] })) as Row[]) {
    const chips = await app.knex('card_allocations').where({ order_id: id }).sum('quantity as sum').first();
    expect([id, Number(chips?.sum)]).toEqual([id, quantity]);
  }
});

test('why something changed its state is said in words, not by the name of the state', async () => {
  expect(
    await app.knex('state_transitions').whereRaw('reason = to_status').where('reason', '!=', 'delivered'),
  ).toEqual([]);
});

test('the last migration of the schema is a batch that can be rolled back, and its run stands in the log', async () => {
  const { lastBatch, log } = (await admin.get('/api/admin/database-migrations')).body;
  expect(lastBatch).toMatchObject({ isFirst: false, names: [expect.any(String)] });
  expect(log).toMatchObject([{ direction: 'up', result: 'done', names: lastBatch.names }]);
});
