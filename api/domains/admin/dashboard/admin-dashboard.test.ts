import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminDashboard } from '../../../contract/admin/dashboard.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createCardReview } from '../../../testing/factories/card-review.ts';
import { createCardReport } from '../../../testing/factories/card-report.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createBackupArchive } from '../../../testing/factories/backup-archive.ts';
import { createBackupRun } from '../../../testing/factories/backup-run.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';

/** Half past midnight in Israel: yesterday in Greenwich. */
const now = new Date('2026-11-21T22:30:00Z');
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  admin = (await signInAs(app, 'admin')).client;
  const { knex } = app;
  // Every user made so far joined long ago, unless a test says otherwise.
  const user = await createUser(knex);
  const at = (time: string) => new Date(time);
  const paid = { userId: user.id, currency: 'ILS' as const };
  await createReceipt(knex, { ...paid, amount: 10_050, paymentDate: at('2026-11-21T22:10:00Z') });
  await createReceipt(knex, { ...paid, amount: 20_000, paymentDate: at('2026-11-21T21:50:00Z') });
  await createReceipt(knex, {
    ...paid,
    amount: 5_000,
    kind: 'credit',
    paymentDate: at('2026-11-20T10:00:00Z'),
  });
  await createReceipt(knex, {
    ...paid,
    amount: 7_777,
    status: 'cancelled',
    paymentDate: at('2026-11-20T10:00:00Z'),
  });
  await createReceipt(knex, { ...paid, amount: 30_000, paymentDate: at('2026-11-10T10:00:00Z') });
  await createReceipt(knex, {
    ...paid,
    amount: 9_900,
    currency: 'USD',
    paymentDate: at('2026-11-21T10:00:00Z'),
  });
  await createPackage(knex, {
    userId: user.id,
    status: 'active',
    autoRenew: true,
    price: 4_000,
    startDate: at('2026-11-18T10:00:00Z'),
    endDate: at('2026-12-18T10:00:00Z'),
  });
  await createPackage(knex, {
    userId: user.id,
    status: 'active',
    autoRenew: true,
    billingCycle: 'yearly',
    price: 40_000,
    startDate: at('2026-03-01T10:00:00Z'),
    endDate: at('2027-03-01T10:00:00Z'),
  });
  await createPackage(knex, {
    userId: user.id,
    status: 'active',
    autoRenew: false,
    price: 9_999,
    startDate: at('2026-03-01T10:00:00Z'),
    endDate: null,
  });
  await createPackage(knex, {
    userId: user.id,
    status: 'past_due',
    startDate: at('2026-10-20T10:00:00Z'),
    endDate: at('2026-11-20T10:00:00Z'),
  });
  await createPackage(knex, {
    userId: user.id,
    status: 'pending_payment',
    startDate: at('2026-11-19T10:00:00Z'),
  });
  for (const status of ['paid', 'in_production', 'shipped', 'pending'] as const)
    await createPhysicalCardOrder(knex, {
      userId: user.id,
      status,
      estimatedDeliveryDate: status === 'paid' ? at('2026-11-19T10:00:00Z') : at('2026-11-30T10:00:00Z'),
    });
  await createContactLead(knex, { status: 'new', profileId: null });
  await createContactLead(knex, { status: 'won', profileId: null });
  await createErrorLog(knex, { createdAt: at('2026-11-20T10:00:00Z') });
  await createErrorLog(knex, { createdAt: at('2026-11-20T10:00:00Z'), handledAt: now });
  await createErrorLog(knex, { createdAt: at('2026-10-01T10:00:00Z') });
  await createMailLogEntry(knex, { status: 'failed' });
  await createCardReport(knex);
  await createCardReport(knex, { status: 'dismissed' });
  await createCardReview(knex);
  await createCardReview(knex, { status: 'reported', statusBefore: 'published' });
  // All users of the factories joined this autumn; two today and one the week before.
  await knex('users').update({ created_at: at('2026-01-01T10:00:00Z') });
  for (const time of ['2026-11-21T22:01:00Z', '2026-11-21T22:02:00Z', '2026-11-12T10:00:00Z'])
    await createUser(knex, { createdAt: at(time) });
});
afterAll(() => app.close());

const read = async (days: number): Promise<AdminDashboard> => {
  const reply = await admin.get(`/api/admin/dashboard?days=${days}`);
  expect(reply.status).toBe(200);
  return reply.body as AdminDashboard;
};

test('the figures of a week, by the calendar of Israel, beside the week before', async () => {
  expect(await read(7)).toMatchObject({
    from: '2026-11-16',
    to: '2026-11-22',
    unit: 'day',
    revenue: { amount: '250.50', before: '300.00' },
    newUsers: { count: 2, before: 1 },
    activePackages: 3,
    // 40 a month, and a twelfth of 400; a package without renewal doesn't count.
    recurring: { amount: '73.33', packages: 2 },
    failedRenewals: 1,
    paymentsToReview: 0,
    openDisputes: 0,
    taxDocumentsToReview: 0,
    awaitedTransfers: 0,
    refundsToSend: 0,
    failedRefunds: 0,
    ordersToShip: { count: 2, late: 1 },
    newLeads: 1,
    openReports: 1,
    reportedReviews: 1,
    heldCards: 0,
    openErrors: 1,
    failedMails: 1,
    failedJobs: 0,
  });
});

test('the series has a point for each day, also for those without anything', async () => {
  const { series } = await read(7);
  expect(
    series.map(({ from, revenue, newUsers, activePackages }) => [from, revenue, newUsers, activePackages]),
  ).toEqual([
    ['2026-11-16', '0.00', 0, 3],
    ['2026-11-17', '0.00', 0, 3],
    ['2026-11-18', '0.00', 0, 4],
    ['2026-11-19', '0.00', 0, 4],
    ['2026-11-20', '-50.00', 0, 3],
    ['2026-11-21', '200.00', 0, 3],
    ['2026-11-22', '100.50', 2, 3],
  ]);
});

test('each point stands beside the corresponding one of the period before, and opens the list of its rows', async () => {
  const { series } = await read(7);
  expect(
    series.map(({ to, before }) => [to, before.revenue, before.newUsers, before.activePackages]),
  ).toEqual([
    ['2026-11-16', '0.00', 0, 3],
    ['2026-11-17', '300.00', 0, 3],
    ['2026-11-18', '0.00', 0, 3],
    ['2026-11-19', '0.00', 1, 3],
    ['2026-11-20', '0.00', 0, 3],
    ['2026-11-21', '0.00', 0, 3],
    ['2026-11-22', '0.00', 0, 3],
  ]);
  for (const { to, activePackages } of series) {
    const filter = encodeURIComponent(JSON.stringify({ inForceOn: to }));
    const { headers } = await admin.get(`/api/admin/packages?filter=${filter}`);
    expect(headers.get('content-range')).toMatch(new RegExp(`/${activePackages}$`, 'u'));
  }
});

test('a year is told by months, the first of them cut to the period', async () => {
  const { series, unit, openErrors } = await read(365);
  expect(unit).toBe('month');
  expect(series).toHaveLength(13);
  expect([series[0]?.from, series[0]?.to]).toEqual(['2025-11-23', '2025-11-30']);
  expect(series.at(-1)).toEqual({
    from: '2026-11-01',
    to: '2026-11-22',
    revenue: '550.50',
    newUsers: 3,
    activePackages: 3,
    before: { revenue: '0.00', newUsers: 0, activePackages: 0 },
  });
  expect(openErrors).toBe(2);
});

test('other lengths are refused', async () => {
  for (const days of ['0', '31', 'x', '-7'])
    expect((await admin.get(`/api/admin/dashboard?days=${days}`)).status).toBe(422);
  expect((await admin.get('/api/admin/dashboard')).body.series).toHaveLength(30);
});

test('the badges of the menu count what the dashboard counts: paid orders, and leads of our own', async () => {
  const { id: profileId } = await createBusinessProfile(app.knex);
  await createContactLead(app.knex, { status: 'new', profileId });
  const {
    paymentsToReview,
    ordersToShip,
    newLeads,
    openReports,
    reportedReviews,
    heldCards,
    parkedEvents,
    statementDifferences,
    payoutDifferences,
    openDisputes,
    taxDocumentsToReview,
    awaitedTransfers,
    refundsToSend,
    backupAlarms,
    auditFindings,
  } = await read(7);
  const reply = await admin.get('/api/admin/waiting');
  expect(reply.body).toEqual({
    paymentsToReview,
    ordersToShip,
    newLeads,
    openReports,
    reportedReviews,
    heldCards,
    parkedEvents,
    statementDifferences,
    payoutDifferences,
    openDisputes,
    taxDocumentsToReview,
    awaitedTransfers,
    refundsToSend,
    backupAlarms,
    auditFindings,
  });
  expect(reply.body).toMatchObject({ ordersToShip: { count: 2, late: 1 }, newLeads: 1 });
});

test('the badge of the backups goes by the newest that came out whole and the newest drill that ended', async () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const alarms = async () => (await admin.get('/api/admin/waiting')).body.backupAlarms;
  const ended = (hours: number, run: Parameters<typeof createBackupRun>[1] = {}) =>
    createBackupRun(app.knex, { startedAt: hoursAgo(hours + 1), endedAt: hoursAgo(hours), ...run });
  await createBackupArchive(app.knex);
  await ended(27);
  await ended(2, { status: 'failed', findings: 'disk full' });
  expect(await alarms()).toBe(1);
  await ended(3);
  expect(await alarms()).toBe(0);
  await ended(2, { kind: 'drill', status: 'failed', findings: 'disk full' });
  await ended(9, { kind: 'drill' });
  await createBackupRun(app.knex, { kind: 'drill', status: 'running', endedAt: null, asOf: null });
  expect(await alarms()).toBe(1);
  await ended(1, { kind: 'drill' });
  expect(await alarms()).toBe(0);
  for (const table of ['backup_runs', 'backup_archives']) await app.knex(table).delete();
});

test('a role reads the figures, charts and badges of what it may read, and no others', async () => {
  const told = async (role: 'finance' | 'support' | 'content') => {
    const { client } = await signInAs(app, role);
    const [dashboard, waiting] = [
      await client.get('/api/admin/dashboard'),
      await client.get('/api/admin/waiting'),
    ];
    expect([dashboard.status, waiting.status]).toEqual([200, 200]);
    return [dashboard.body, dashboard.body.series[0], waiting.body].map((part) =>
      Object.keys(part as object),
    );
  };
  const [ofFinance, , badgesOfFinance] = await told('finance');
  for (const name of ['revenue', 'recurring', 'statementDifferences']) expect(ofFinance).toContain(name);
  for (const name of ['newLeads', 'conversations', 'openErrors', 'heldCards'])
    expect(ofFinance).not.toContain(name);
  expect(badgesOfFinance).not.toContain('auditFindings');
  const [ofSupport, pointsOfSupport] = await told('support');
  for (const name of ['newLeads', 'conversations', 'ordersToShip']) expect(ofSupport).toContain(name);
  expect(ofSupport).not.toContain('revenue');
  expect(pointsOfSupport?.toSorted()).toEqual(['activePackages', 'before', 'from', 'newUsers', 'to']);
  expect((await told('content')).map((names) => names.toSorted())).toEqual([
    ['from', 'heldCards', 'openReports', 'reportedReviews', 'series', 'to', 'unit'],
    ['before', 'from', 'to'],
    ['heldCards', 'openReports', 'reportedReviews'],
  ]);
});
