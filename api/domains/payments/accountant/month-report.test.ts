import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toMinor } from '../../../contract/base/money.schema.ts';
import type { MonthReport } from '../../../contract/payments/month-report.schema.ts';
import {
  businessName,
  longName,
  openAccountedMonths,
  type AccountedMonths,
} from '../../../testing/accounted-months.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let world: AccountedMonths;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  world = await openAccountedMonths();
  ({ app, admin } = world);
});
afterAll(() => world.close());

const read = async (month: string): Promise<MonthReport> => {
  const reply = await admin.get(`/api/admin/month-report?month=${month}`);
  expect(reply.status).toBe(200);
  return reply.body as MonthReport;
};
const table = async (path: string, headers = {}) => {
  const { response, bytes } = await world.download(`/api/admin/${path}`, headers);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
  return bytes.toString();
};
describe('a month for the accountant', () => {
  test('has gross, VAT and net by the rate of each document, credits taken away at the rate of their receipt', async () => {
    const { rates, totals } = await read('2026-11');
    expect(rates).toEqual([
      { currency: 'ILS', rate: 18, receipts: 2, credits: 2, net: '25.43', vat: '4.57', gross: '30.00' },
      { currency: 'ILS', rate: 19, receipts: 1, credits: 1, net: '41.89', vat: '7.96', gross: '49.85' },
    ]);
    expect(totals).toEqual([
      { currency: 'ILS', receipts: 3, credits: 3, net: '67.32', vat: '12.53', gross: '79.85' },
    ]);
  });

  test('ends at midnight in Israel, and counts what was paid on its days', async () => {
    expect(await read('2026-10')).toMatchObject({
      totals: [{ receipts: 2, gross: '89.90' }],
      numbers: [{ first: 'R000001', last: 'R000003', count: 2, elsewhere: ['R000002'], missing: [] }],
      days: [{ day: '2026-10-30' }, { day: '2026-10-31', received: '49.90', statement: '49.90' }],
    });
    expect((await read('2026-11')).days).toMatchObject([
      {
        day: '2026-11-01',
        receipts: 1,
        received: '49.90',
        books: '49.90',
        statement: '49.90',
        paidOut: '49.90',
      },
      { day: '2026-11-10', receipts: 1, received: '40.00', statement: '0.00', paidOut: '0.00' },
      {
        day: '2026-11-18',
        credits: 2,
        returned: '59.90',
        books: '-59.90',
        statement: '-59.90',
        paidOut: '-59.90',
      },
      { day: '2026-11-20', received: '49.90' },
      { day: '2026-11-21', returned: '0.05', books: '-0.05', statement: '-0.05' },
    ]);
  });

  test('names the first and the last number of each series, those of another month and those that are missing', async () => {
    const { knex } = app;
    expect((await read('2026-11')).numbers).toEqual([
      {
        series: 'R',
        kind: 'receipt',
        first: 'R000002',
        last: 'R000005',
        count: 3,
        cancelled: 0,
        elsewhere: ['R000003'],
        elsewhereCount: 1,
        missing: [],
        missingCount: 0,
      },
      expect.objectContaining({ series: 'C', kind: 'credit', first: 'C000001', last: 'C000003', count: 3 }),
    ]);
    const [row] = await knex('receipts').where({ receipt_number: 'R000004' });
    const without = (change: (trx: typeof knex) => Promise<unknown>) =>
      knex.transaction(async (trx) => {
        await trx.raw('set local session_replication_role = replica');
        await change(trx);
      });
    await without((trx) => trx('receipts').where({ id: row.id }).delete());
    expect((await read('2026-11')).numbers[0]).toMatchObject({ missing: ['R000004'], missingCount: 1 });
    const { items, metadata, snapshot } = row;
    const json = {
      items: JSON.stringify(items),
      metadata: JSON.stringify(metadata),
      snapshot: JSON.stringify(snapshot),
    };
    await without((trx) => trx('receipts').insert({ ...row, ...json }));
    expect((await read('2026-11')).numbers[0]).toMatchObject({ missing: [] });
    // One that was cancelled keeps its number and counts in no sum: its money at the provider is booked nowhere.
    const mark = (status: string) =>
      without((trx) => trx('receipts').where({ receipt_number: 'R000005' }).update({ status }));
    await mark('cancelled');
    const report = await read('2026-11');
    expect(report.numbers[0]).toMatchObject({ last: 'R000005', count: 3, cancelled: 1, missing: [] });
    expect(report.rates).toMatchObject([
      { rate: 18, receipts: 2, gross: '30.00' },
      { rate: 19, receipts: 0, credits: 1, gross: '-0.05' },
    ]);
    expect(report.totals).toMatchObject([{ receipts: 2, credits: 3, gross: '29.95' }]);
    expect(report.days.find(({ day }) => day === '2026-11-20')).toMatchObject({
      receipts: 0,
      received: '0.00',
      statement: '49.90',
      paidOut: '0.00',
    });
    expect(report.differences).toMatchObject([
      { kind: 'not_booked', document: null, line: { txnId: world.closed.providerTxn }, books: '0.00' },
    ]);
    await mark('completed');
    expect((await read('2026-11')).totals).toMatchObject([{ receipts: 3, gross: '79.85' }]);
  });

  test('agrees with the provider’s own books to the agora', async () => {
    const { statement, differences } = await read('2026-11');
    const { rows } = await app.knex.raw(
      `select sum(case type when 'Refund' then -amount else amount end)::text as moved from sandbox_psp.transactions
      where status_code = '000' and created_at >= '2026-11-01T00:00+02' and created_at < '2026-12-01T00:00+02'`,
    );
    expect(statement).toEqual([
      {
        provider: null,
        currency: 'ILS',
        books: '40.00',
        uncovered: '0.00',
        statement: null,
        difference: null,
      },
      {
        provider: 'sandbox',
        currency: 'ILS',
        books: '39.85',
        uncovered: '0.00',
        statement: rows[0].moved,
        difference: '0.00',
      },
    ]);
    expect(differences).toEqual([]);
  });

  test('tells by day of value what reached the bank, and what was kept on the way', async () => {
    const { payouts, payoutTotals } = await read('2026-11');
    const of = { provider: 'sandbox', currency: 'ILS', payouts: 1, other: '0.00' };
    const charge = { ...of, gross: '49.90', refunds: '0.00', fees: '1.60', net: '48.30' };
    expect(payouts).toEqual([
      { day: '2026-11-02', ...charge },
      { day: '2026-11-03', ...charge },
      { day: '2026-11-20', ...of, gross: '0.00', refunds: '59.90', fees: '1.00', net: '-60.90' },
      { day: '2026-11-22', ...charge },
      { day: '2026-11-23', ...of, gross: '0.00', refunds: '0.05', fees: '1.00', net: '-1.05' },
    ]);
    expect(payoutTotals).toEqual([
      {
        currency: 'ILS',
        payouts: 5,
        gross: '149.70',
        refunds: '59.95',
        fees: '6.80',
        other: '0.00',
        net: '82.95',
      },
    ]);
    const { rows } = await app.knex.raw(
      `select sum(net_minor)::int as net from payouts where value_day between '2026-11-01' and '2026-11-30'`,
    );
    expect(rows).toEqual([{ net: 8_295 }]);
    const text = await table('month-report.csv?month=2026-11', { 'Accept-Language': 'en' });
    expect(text).toContain('2026-11-20,sandbox,ILS,1,0.00,59.90,1.00,0.00,-60.90');
    expect(text).toContain('Total,,ILS,5,149.70,59.95,6.80,0.00,82.95');
    expect((await read('2026-10')).payouts).toEqual([]);
  });

  test('names each sum by which the books and the statement differ', async () => {
    const { knex } = app;
    const { providerTxn } = world.closed;
    const lines = () => knex('statement_lines');
    const paid = () => lines().where({ txn_id: providerTxn });
    await paid().update({ amount_minor: 4_989 });
    const { providerTxn: unseen } = world.early;
    await lines().where({ txn_id: unseen }).update({ seen_at: null });
    await lines().insert({
      provider: 'sandbox',
      direction: 'charge',
      txn_id: 'of-nobody',
      amount_minor: 7,
      currency: 'ILS',
      moved_at: new Date('2026-11-30T21:59:59Z'),
      seen_at: new Date(),
    });
    const report = await read('2026-11');
    expect(report.statement).toContainEqual(
      expect.objectContaining({ provider: 'sandbox', statement: '-9.99', difference: '49.84' }),
    );
    expect(report.differenceCount).toBe(3);
    expect(report.differences).toMatchObject([
      { kind: 'not_listed', document: { number: 'R000002' }, line: null, books: '49.90', statement: '0.00' },
      {
        kind: 'another_sum',
        document: { number: 'R000005' },
        line: { txnId: providerTxn },
        statement: '49.89',
      },
      {
        kind: 'not_booked',
        document: null,
        line: { txnId: 'of-nobody', day: '2026-11-30' },
        statement: '0.07',
      },
    ]);
    expect(await table('month-report.csv?month=2026-11')).toContain(
      '\r\nלא רשום אצלנו,sandbox,,,0.00,of-nobody,',
    );
    // The bank's day is the next month's.
    await paid().update({ amount_minor: 4_990, moved_at: new Date('2026-11-30T22:00:00Z') });
    expect((await read('2026-11')).differences).toContainEqual(
      expect.objectContaining({
        kind: 'another_month',
        line: expect.objectContaining({ day: '2026-12-01' }),
      }),
    );
    // A lost dispute is on no list of charges and refunds.
    const taken = () => lines().where({ txn_id: world.lost.providerTxn });
    await taken().update({ seen_at: null });
    expect((await read('2026-11')).differences).toContainEqual(
      expect.objectContaining({ kind: 'lost_dispute', books: '-10.00', statement: '0.00', line: null }),
    );
    await lines().where({ txn_id: 'of-nobody' }).delete();
    await lines().whereNull('seen_at').update({ seen_at: new Date() });
    await paid().update({ moved_at: new Date('2026-11-20T10:00:00Z') });
    expect((await read('2026-11')).differenceCount).toBe(0);
  });

  test('says nothing of what moved before the first line of a statement', async () => {
    // The first of November is now the earliest payment that no line tells of.
    const former = () => app.knex('statement_lines').where('moved_at', '<', new Date('2026-11-02T00:00:00Z'));
    await former().update({ seen_at: null });
    const { statement, differences } = await read('2026-11');
    expect(statement).toContainEqual({
      provider: 'sandbox',
      currency: 'ILS',
      books: '39.85',
      uncovered: '49.90',
      statement: '-10.05',
      difference: '0.00',
    });
    expect(differences).toEqual([]);
    await former().update({ seen_at: new Date() });
  });

  test('without anything is empty, and knows from when there is something', async () => {
    expect(await read('2026-08')).toEqual({
      month: '2026-08',
      hasCompanyNumber: true,
      firstMonth: '2026-10',
      rates: [],
      totals: [],
      numbers: [],
      days: [],
      statement: [],
      differences: [],
      differenceCount: 0,
      payouts: [],
      payoutTotals: [],
    });
    expect((await table('month-documents.csv?month=2026-08')).trim().split('\r\n')).toHaveLength(1);
    expect((await read('2099-12')).rates).toEqual([]);
  });

  test.each(['', '?month=2026-13', '?month=2026-1', '?month=0000-01', '?month=2026-11&month=2026-12'])(
    'that is none (%s) is refused in words',
    async (query) => {
      for (const path of ['month-report', 'month-report.csv', 'month-documents.csv'])
        expect((await admin.get(`/api/admin/${path}${query}`)).status).toBe(422);
    },
  );

  test.each(['user', 'moderator'] as const)('is nothing for a %s', async (role) => {
    const { client } = await signInAs(app, role);
    for (const path of ['month-report', 'month-report.csv', 'month-documents.csv'])
      expect((await client.get(`/api/admin/${path}?month=2026-11`)).status).toBe(403);
  });
});

describe('the month’s tables', () => {
  test('open in a spreadsheet: one line for each document, names as written, nothing that runs', async () => {
    const text = await table('month-documents.csv?month=2026-11');
    expect(text.startsWith('\uFEFFמסמך,סוג,')).toBe(true);
    const lines = text.slice(1).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 6);
    // A name of before the account was closed, with quotes, geresh and emoji.
    expect(lines.filter((line) => line.includes(`"${businessName.replaceAll('"', '""')}"`))).toHaveLength(2);
    expect(text).toContain(`"'${longName.replaceAll('"', '""')}"`);
    expect(lines.find((line) => line.startsWith('C000001,'))).toContain(',R000001,');
    const gross = lines.slice(1).map((line) => /,(-?\d+\.\d\d),(?:כרטיס אשראי)/u.exec(line)?.[1] ?? '');
    expect(gross.reduce((sum, money) => sum + toMinor(money), 0)).toBe(7_985);
  });

  test('speak the language of whoever asks', async () => {
    const english = { 'Accept-Language': 'en' };
    expect(await table('month-documents.csv?month=2026-11', english)).toContain('Document,Kind,');
    const report = await table('month-report.csv?month=2026-11', english);
    expect(report).toContain(
      'ILS,18,2,2,25.43,4.57,30.00\r\nILS,19,1,1,41.89,7.96,49.85\r\nILS,Total,3,3,67.32,12.53,79.85',
    );
    expect(report).toContain('Receipt (R),R000002,R000005,3,0,0,1: R000003');
    expect(report).toContain('sandbox,ILS,39.85,0.00,39.85,0.00');
  });
});
