import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { addDays, wallClock } from '../../../contract/base/israel-clock.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Payout } from '../../../models/Payout.ts';
import { PayoutLine } from '../../../models/PayoutLine.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createDemoPayment } from '../../../testing/factories/demo-payment.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { applyOutcome } from '../attempts/apply-outcome.ts';
import { openPayments, type OpenPayments } from '../open-provider.ts';
import { lockPayouts } from './match-payouts.ts';
import { readDepositTable } from './read-deposit-table.ts';
import { reconcilePayouts } from './reconcile-payouts.ts';

const now = new Date();
const today = wallClock(now).date;
let app: TestApp;
let payments: OpenPayments;
let deps: AppDeps;
let admin: { client: TestClient; user: { id: number } };
beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
  deps = { ...app.deps, payments: payments.provider };
  admin = await signInAs(app, 'admin');
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

/** Noon in Israel some days ago, so that a test's days are its own. */
const ago = (days: number) => new Date(Date.parse(`${addDays(today, -days)}T10:00:00Z`));

async function inSandbox(at: Date, reference: string, amount = '40.00'): Promise<string> {
  const uid = randomUUID();
  const common = { status_code: '000', currency: 'ILS' };
  await app.knex('sandbox_psp.transactions').insert({
    ...common,
    uid,
    type: 'Charge',
    amount,
    more_info: reference,
    created_at: at,
  });
  return uid;
}

/** A payment of 40 shekels, with its receipt; of the sandbox, which has it too, unless it is another's. */
async function paid(at: Date, provider: PaymentAttempt['provider'] = 'sandbox'): Promise<PaymentAttempt> {
  const { userId, id: packageId } = await createPackage(app.knex, {
    status: 'pending_payment',
    isPaid: false,
  });
  const attempt = await createPaymentAttempt(app.knex, {
    userId,
    packageId,
    provider,
    status: 'pending',
    sentAt: at,
  });
  const txnId = provider === 'sandbox' ? await inSandbox(at, attempt.publicId) : randomUUID();
  const amount = { minor: 4_000, currency: 'ILS' } as const;
  return applyOutcome(deps, attempt.id, { kind: 'approved', txnId, amount, providerAt: at });
}

const sandboxRow = ({ providerTxn }: PaymentAttempt) =>
  app.knex('sandbox_psp.transactions').where({ uid: providerTxn });
const payoutOf = (days: number) =>
  Payout.query(app.knex)
    .findOne({ payout_uid: `payout-${addDays(today, -days)}` })
    .throwIfNotFound();
const linesOf = ({ id }: Payout) => PayoutLine.query(app.knex).where({ payout_id: id }).orderBy('kind');
const lineOf = ({ id }: PaymentAttempt) => PayoutLine.query(app.knex).findOne({ attempt_id: id });
const open = () =>
  PayoutLine.query(app.knex).whereNotNull('difference').whereNull('handled_at').orderBy('id');
const alerts = async () =>
  (await app.knex('notifications').where({ user_id: admin.user.id, link: '/admin/payout-lines' })).length;
const ruleBreaks = async (rule: string) =>
  (await readBooks(app.knex)).filter((finding) => finding.rule === rule);

test('a day’s charges less their fees are one payout, stored once however often and by however many it is read', async () => {
  const [one, other] = [await paid(ago(20)), await paid(ago(20))];
  expect(await reconcilePayouts(deps)).toBe(0);
  await Promise.all([reconcilePayouts(deps), reconcilePayouts(deps)]);
  const payout = await payoutOf(20);
  expect(payout).toMatchObject({
    status: 'paid',
    valueDay: addDays(today, -18),
    netMinor: 8_000 - 2 * 48 - 100,
    currency: 'ILS',
    isItemized: true,
  });
  expect(await linesOf(payout)).toMatchObject([
    { kind: 'charge', attemptId: one.id, amountMinor: 4_000, feeMinor: 48, difference: null },
    { kind: 'charge', attemptId: other.id, amountMinor: 4_000, feeMinor: 48, difference: null },
    { kind: 'fee', attemptId: null, amountMinor: 0, feeMinor: 100, difference: null },
  ]);
  const shown = await admin.client.get(`/api/admin/payouts/${payout.id}`);
  expect(shown.body).toMatchObject({
    netMinor: 7_804,
    grossMinor: 8_000,
    refundsMinor: 0,
    feesMinor: 196,
    otherMinor: 0,
    openDifferences: 0,
  });
  expect(await alerts()).toBe(0);
  expect(await ruleBreaks('payouts-are-their-lines')).toEqual([]);
});

test('what is on its way is pending until its day of value; payments of today wait', async () => {
  const recent = await paid(ago(1));
  await paid(ago(0));
  expect(await reconcilePayouts(deps)).toBe(0);
  expect(await payoutOf(1)).toMatchObject({ status: 'pending', valueDay: addDays(today, 1) });
  expect(await lineOf(recent)).toMatchObject({ kind: 'charge', difference: null });
  expect(await Payout.query(app.knex).findOne({ payout_uid: `payout-${today}` })).toBeUndefined();
});

test('money that is not paid out, that is nobody’s, and another sum are differences; staff hear of them once', async () => {
  const lost = await paid(ago(22));
  await sandboxRow(lost).delete();
  const other = await paid(ago(23));
  await sandboxRow(other).update({ amount: '39.99' });
  const stranger = await inSandbox(ago(24), '');
  const found = await Promise.all([reconcilePayouts(deps), reconcilePayouts(deps)]);
  expect(found.toSorted()).toEqual([0, 3]);
  const strangers = () => PayoutLine.query(app.knex).findOne({ txn_id: stranger }).throwIfNotFound();
  expect([await lineOf(lost), await lineOf(other), await strangers()]).toMatchObject([
    { difference: 'not_paid_out', payoutId: null, amountMinor: 4_000 },
    { difference: 'another_sum', amountMinor: 3_999 },
    { difference: 'unknown_here', attemptId: null },
  ]);
  expect(await alerts()).toBe(1);
  const waiting = async () => (await admin.client.get('/api/admin/waiting')).body.payoutDifferences;
  expect(await waiting()).toBe(3);
  expect((await admin.client.get('/api/admin/payout-lines?filter={"review":"open"}')).body).toHaveLength(3);
  expect(await ruleBreaks('payouts-are-reviewed')).toHaveLength(3);

  // What agrees by now leaves the list: the sum is mended, and the money comes late.
  await sandboxRow(other).update({ amount: '40.00' });
  await app.knex('sandbox_psp.transactions').insert({
    uid: lost.providerTxn,
    type: 'Charge',
    status_code: '000',
    amount: '40.00',
    currency: 'ILS',
    more_info: lost.publicId,
    created_at: ago(5),
  });
  expect(await reconcilePayouts(deps)).toBe(0);
  expect(await lineOf(other)).toMatchObject({ difference: null, foundAt: null });
  expect(await lineOf(lost)).toMatchObject({ payoutId: (await payoutOf(5)).id, difference: null });
  expect(await PayoutLine.query(app.knex).whereNull('payout_id')).toEqual([]);
  // The rest staff see to with a reason, which holds as long as nothing changes.
  const line = await strangers();
  const handle = (body: object) => admin.client.post(`/api/admin/payout-lines/${line.id}/handle`, body);
  expect((await handle({})).status).toBe(422);
  expect((await handle({ reason: 'של העסק האחר' })).status).toBe(200);
  expect(await reconcilePayouts(deps)).toBe(0);
  expect(await strangers()).toMatchObject({ handledBy: admin.user.id, reason: 'של העסק האחר' });
  expect([await waiting(), await alerts()]).toEqual([0, 1]);
  // They may look into it again; where nothing differs there is nothing to see to.
  const handled = async () =>
    (await admin.client.get('/api/admin/payout-lines?filter={"review":"handled"}')).body as { id: number }[];
  expect((await handled()).map(({ id }) => id)).toEqual([line.id]);
  expect((await admin.client.post(`/api/admin/payout-lines/${line.id}/reopen`, {})).status).toBe(200);
  expect(await strangers()).toMatchObject({ handledAt: null, handledBy: null, reason: null });
  expect([await waiting(), await handled()]).toEqual([1, []]);
  expect((await handle({ reason: 'של העסק האחר' })).status).toBe(200);
  const agreeing = (await lineOf(other))?.id;
  const vain = await admin.client.post(`/api/admin/payout-lines/${agreeing}/handle`, { reason: 'x' });
  expect(vain.status).toBe(409);
});

test('what is paid out for a payment of the demo page is no difference, and its end changes nothing', async () => {
  const { publicId } = await createDemoPayment(app.knex);
  const txn = await inSandbox(ago(3), publicId);
  expect(await reconcilePayouts(deps)).toBe(0);
  const [line] = await PayoutLine.query(app.knex).where({ txn_id: txn });
  expect(line).toMatchObject({ kind: 'other', difference: null });
  await app.knex('demo_payments').where({ public_id: publicId }).delete();
  expect(await reconcilePayouts(deps)).toBe(0);
});

test('a payout whose sum is not that of its lines has a rest; one that fails leaves the money with the provider', async () => {
  const telling = (netMinor: number, status: 'paid' | 'failed', amountMinor = 500): AppDeps => ({
    ...deps,
    payments: {
      id: 'sandbox',
      payouts: {
        list: async () => ({
          kind: 'ok',
          payouts: [
            {
              payoutUid: 'po_1',
              status,
              valueDay: today,
              netMinor,
              currency: 'ILS',
              entries: [
                {
                  entryUid: 'txn_reserve',
                  kind: 'other',
                  txnId: null,
                  disputeUid: null,
                  reference: null,
                  amountMinor,
                  feeMinor: 0,
                  original: null,
                  at: now,
                },
              ],
            },
          ],
        }),
      },
    } as unknown as PaymentProvider,
  });
  const rest = () => PayoutLine.query(app.knex).findOne({ kind: 'rest' });
  expect(await reconcilePayouts(telling(480, 'paid'))).toBe(1);
  expect(await rest()).toMatchObject({ amountMinor: -20, difference: 'unexplained' });
  expect(await reconcilePayouts(telling(480, 'paid'))).toBe(0);
  expect(await reconcilePayouts(telling(0, 'failed'))).toBe(1);
  expect(await rest()).toMatchObject({ amountMinor: -500, difference: 'failed' });
  expect(await ruleBreaks('payouts-are-their-lines')).toEqual([]);
  expect(await reconcilePayouts(telling(480, 'paid', 480))).toBe(0);
  expect(await rest()).toBeUndefined();
  await Payout.query(app.knex).where({ payout_uid: 'po_1' }).delete();
});

test('without all payouts nothing is said to be missing', async () => {
  const missing = await paid(ago(25));
  const silent = {
    ...deps,
    payments: {
      id: 'sandbox',
      payouts: { list: async () => ({ kind: 'unknown', cause: 'the second page was lost' }) },
    } as unknown as PaymentProvider,
  };
  await expect(reconcilePayouts(silent)).rejects.toThrow('the second page was lost');
  expect(await lineOf(missing)).toBeUndefined();
});

describe('deposits that staff enter', () => {
  const deposit = {
    provider: 'payplus',
    payoutUid: 'בנק 4411',
    valueDay: today,
    net: '78.50',
    fees: '1.50',
    coversFrom: addDays(today, -70),
    coversTo: addDays(today, -61),
  };
  const enter = (change: object = {}) => admin.client.post('/api/admin/payouts', { ...deposit, ...change });
  const differing = async (payoutId: number) =>
    (await open()).filter((line) => line.payoutId === payoutId).map(({ difference }) => difference);
  /** PayPlus tells of no payouts. */
  const payplus = (): AppDeps => ({ ...deps, payments: { id: 'payplus' } as unknown as PaymentProvider });

  test('nothing is said to be missing before the first', async () => {
    await paid(ago(80), 'payplus');
    expect(await reconcilePayouts(payplus())).toBe(0);
  });

  test('are matched to the payments of their days, and a payment that comes to light joins them', async () => {
    const first = await paid(ago(70), 'payplus');
    const second = await paid(ago(61), 'payplus');
    const after = await paid(ago(60), 'payplus');
    const entered = await enter();
    expect(entered.status).toBe(201);
    expect(await differing(entered.body.id)).toEqual([]);
    expect(await lineOf(first)).toMatchObject({ payoutId: entered.body.id, kind: 'charge' });
    expect(await lineOf(second)).toMatchObject({ payoutId: entered.body.id });
    expect(entered.body).toMatchObject({ netMinor: 7_850, grossMinor: 8_000, feesMinor: 150, otherMinor: 0 });
    // A payment of a day after it, in no deposit for 45 days.
    expect(await lineOf(after)).toMatchObject({ payoutId: null, difference: 'not_paid_out' });
    expect(await reconcilePayouts(payplus())).toBe(0);
    const late = await paid(ago(65), 'payplus');
    expect(await reconcilePayouts(payplus())).toBe(1);
    expect(await lineOf(late)).toMatchObject({ payoutId: entered.body.id, difference: null });
    expect(await differing(entered.body.id)).toEqual(['unexplained']);
  });

  test.each([
    ['a reference that is entered already', {}, 409, 'payoutUid'],
    ['days of another deposit', { payoutUid: '2', coversFrom: addDays(today, -61) }, 422, 'coversFrom'],
    ['days backwards', { payoutUid: '2', coversTo: addDays(today, -71) }, 422, 'coversTo'],
    ['days after it', { payoutUid: '2', coversTo: addDays(today, 1) }, 422, 'coversTo'],
    ['fees below nothing', { payoutUid: '2', fees: '-1.00' }, 422, 'fees'],
    ['a sum in words', { payoutUid: '2', net: 'מאה' }, 422, 'net'],
    ['no reference', { payoutUid: '  ' }, 422, 'payoutUid'],
    ['a day that is none', { payoutUid: '2', valueDay: '2026-02-30' }, 422, 'valueDay'],
    ['a provider that tells of its own', { payoutUid: '2', provider: 'stripe' }, 422, 'provider'],
  ])('%s is refused beside its field', async (_name, change, status, field) => {
    const reply = await enter(change);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([status, [field]]);
  });

  test('come as a table, all of it or nothing', async () => {
    const load = (table: string) =>
      admin.client.post('/api/admin/payouts/import', { provider: 'payplus', table });
    const head = 'אסמכתה,יום ערך,נטו,עמלות,מיום,עד יום';
    const from = addDays(today, -60);
    const slashed = (text: string) => text.split('-').toReversed().join('/');
    const before = await Payout.query(app.knex).resultSize();
    for (const [text, said] of [
      ['', 'בשורה הראשונה'],
      [head, 'אין בטבלה'],
      [`${head}\n5,${today},מאה,1,${from},${from}`, 'שורה 2: הערך תחת „נטו”'],
      [`${head}\n5,${today},1,1,${from},${from}\n\n6,${today},1,1,${from},${from}`, 'שורה 4: הימים האלה'],
    ] as const) {
      const reply = await load(text);
      expect([reply.status, reply.body.errors.table]).toEqual([422, expect.stringContaining(said)]);
    }
    expect(await Payout.query(app.knex).resultSize()).toBe(before);
    const until = addDays(today, -55);
    const reply = await load(
      `\uFEFF${head}\r\n"55,001",${slashed(today)},"₪ 39.2",0.8,${slashed(from)},${until}\r\n`,
    );
    expect(reply).toMatchObject({ status: 200, body: { entered: 1, differences: 0 } });
    const payout = await Payout.query(app.knex).findOne({ payout_uid: '55,001' }).throwIfNotFound();
    expect(payout).toMatchObject({ netMinor: 3_920, coversFrom: from, coversTo: until });
    // The payment that had waited is in it.
    expect((await linesOf(payout)).map(({ kind, difference }) => [kind, difference])).toEqual([
      ['charge', null],
      ['fee', null],
    ]);
    expect(
      await app.knex('audit_log').where({ entity: 'payouts', action: 'create', entity_id: `${payout.id}` }),
    ).toHaveLength(1);
  });

  test('come in either language and any order, as spreadsheets save or copy them', () => {
    const read = (...lines: string[]) => readDepositTable(lines.join('\n'), 'payplus');
    const deposit = {
      provider: 'payplus',
      payoutUid: 'A "1";2',
      valueDay: '2026-11-02',
      net: '1234.50',
      fees: '0.50',
      coversFrom: '2026-10-01',
      coversTo: '2026-10-31',
    };
    const head = 'Reference;Value Day;Net;Fees;From;To';
    expect(read(head, '"A ""1"";2"; 2/11/2026 ;"1,234.50 ₪";0.50;01.10.2026;2026-10-31')).toEqual([
      { line: 2, deposit },
    ]);
    // Copied cells stand between tabs; a note of two lines and empty lines are counted and left out.
    const turned = ['עד יום', 'מיום', 'הערה', 'עמלות', 'נטו', 'יום ערך', 'אסמכתא'].join('\t');
    const cells = (net: string) =>
      ['31/10/2026', '1/10/2026', '"שתי\nשורות"', '0.50', net, '02/11/2026', 'A "1";2'].join('\t');
    expect(read(turned, '', cells('1,234.50'), '\t\t', cells('\u200e1234.50'))).toEqual([
      { line: 3, deposit },
      { line: 6, deposit },
    ]);
    expect(() => read(turned, cells('1'), cells('מאה'))).toThrowError(
      expect.objectContaining({
        fields: {
          table: expect.objectContaining({ en: expect.stringContaining('Line 4: what stands under “net”') }),
        },
      }),
    );
    for (const without of ['Reference;Value Day;Net;Fees;From', ''])
      expect(() => read(without, 'A;2026-11-02;1;0;2026-10-01')).toThrowError(
        expect.objectContaining({
          fields: { table: expect.objectContaining({ en: expect.stringContaining('first line') }) },
        }),
      );
  });

  test('are taken back by staff, after the morning’s matching where both meet; those of the provider not', async () => {
    const payout = await Payout.query(app.knex).findOne({ payout_uid: '55,001' }).throwIfNotFound();
    const matching = await app.knex.transaction();
    await lockPayouts(matching);
    const deleting = admin.client.delete(`/api/admin/payouts/${payout.id}`);
    const queue = () => app.knex('pg_locks').where({ locktype: 'advisory', granted: false });
    await expect.poll(async () => (await queue()).length).toBe(1);
    await Payout.query(matching).findById(payout.id).patch({ status: payout.status });
    await matching.commit();
    expect((await deleting).status).toBe(200);
    expect(await linesOf(payout)).toEqual([]);
    const of = async (source: string) => {
      const reply = await admin.client.get(`/api/admin/payouts?filter={"source":"${source}"}&range=[0,99]`);
      return new Set((reply.body as { enteredBy: number | null }[]).map(({ enteredBy }) => enteredBy));
    };
    expect([await of('entered'), await of('told')]).toEqual([new Set([admin.user.id]), new Set([null])]);
    const told = await payoutOf(20);
    expect((await admin.client.delete(`/api/admin/payouts/${told.id}`)).status).toBe(409);
  });
});

test('a payment that another payout has already is paid twice', async () => {
  const early = await paid(ago(30));
  const days = addDays(today, -30);
  const reply = await admin.client.post('/api/admin/payouts', {
    provider: 'sandbox',
    payoutUid: 'ידני',
    valueDay: days,
    net: '40.00',
    fees: '0.00',
    coversFrom: days,
    coversTo: days,
  });
  expect(reply.status).toBe(201);
  expect(await reconcilePayouts(deps)).toBe(1);
  expect(await lineOf(early)).toMatchObject({ payoutId: reply.body.id, difference: null });
  expect(await PayoutLine.query(app.knex).findOne({ entry_uid: early.providerTxn })).toMatchObject({
    attemptId: null,
    difference: 'paid_twice',
  });
  expect(await ruleBreaks('a-payment-is-paid-out-once')).toHaveLength(1);
});
