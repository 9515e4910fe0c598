import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Approved, Outcome, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import {
  attemptStatuses,
  type AttemptStatus,
} from '../../../contract/payments/entities/payment-attempt.schema.ts';
import { splitVat } from '../../../lib/vat.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { applyOutcome } from './apply-outcome.ts';
import { decideOutcome } from './decide-outcome.ts';
import { expirePackages } from '../renewals/expire-packages.ts';
import { periodEnd } from './periods.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';
import { transitions } from './transitions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const minute = 60_000;
const approved = (txnId: string = randomUUID(), minor = 4_000): Approved => ({
  kind: 'approved',
  txnId,
  amount: { minor, currency: 'ILS' },
  card: { last4: '4580', expiry: '08/2040', brand: 'visa' },
  token: { token: randomUUID() },
  providerAt: new Date(),
});
const declined: Outcome = { kind: 'declined', decline: { class: 'soft', code: '004' } };

async function begin(overrides = {}) {
  const bought = await createPackage(app.knex, {
    status: 'pending_payment',
    isPaid: false,
    startDate: null,
    endDate: null,
  });
  return createPaymentAttempt(app.knex, {
    packageId: bought.id,
    userId: bought.userId,
    status: 'pending',
    checkoutId: randomUUID(),
    checkoutUrl: 'http://127.0.0.1/sandbox-pay/x',
    expiresAt: new Date(Date.now() + 30 * minute),
    sentAt: new Date(),
    saveCard: true,
    ...overrides,
  });
}
const packageOf = ({ packageId }: PaymentAttempt) =>
  Package.query(app.knex)
    .findById(packageId ?? 0)
    .throwIfNotFound();
const receiptsOf = ({ packageId }: PaymentAttempt) =>
  Receipt.query(app.knex)
    .whereIn('attempt_id', PaymentAttempt.query(app.knex).where({ package_id: packageId }).select('id'))
    .orderBy('id');
const apply = (attempt: PaymentAttempt, outcome: Outcome, deps = app.deps) =>
  applyOutcome(deps, attempt.id, outcome);

describe('a payment that was approved', () => {
  test('opens the package, writes the receipt and its mail, and keeps the card, all at once', async () => {
    const attempt = await begin();
    const outcome = approved();
    expect(await apply(attempt, outcome)).toMatchObject({ status: 'succeeded', cardLast4: '4580' });
    expect(await packageOf(attempt)).toMatchObject({ status: 'active', isPaid: true, autoRenew: true });
    const [receipt] = await receiptsOf(attempt);
    expect(receipt).toMatchObject({ kind: 'receipt', amount: 4_000, vatRate: 18, vatAmount: 610 });
    expect(receipt?.receiptNumber).toMatch(/^R\d{6,}$/u);
    const mails = await app.knex('mail_log').where({ user_id: attempt.userId, template: 'receipt' });
    expect(mails).toHaveLength(1);
    expect(mails[0].text_body).toContain(receipt?.receiptNumber);
    const methods = await app.knex('user_payment_methods').where({ user_id: attempt.userId });
    expect(methods).toMatchObject([{ last4_digits: '4580', card_expiry: '08/2040', is_default: true }]);
    const told = await app.knex('state_transitions').where({ attempt_id: attempt.id }).orderBy('id');
    expect(told.map(({ from_status: from, to_status: to }) => `${from}>${to}`)).toEqual([
      'pending>succeeded',
      'pending_payment>active',
      'pending>active',
    ]);
  });

  test('counts once, however often and however many at once', async () => {
    const attempt = await begin();
    const outcome = approved();
    await Promise.all(Array.from({ length: crowd(20, 100) }, () => apply(attempt, outcome)));
    expect(await receiptsOf(attempt)).toHaveLength(1);
    expect((await packageOf(attempt)).version).toBe(2);
    expect(await app.knex('user_payment_methods').where({ user_id: attempt.userId })).toHaveLength(1);
  });

  test('leaves nothing behind when applying it breaks, and counts once when it is tried again', async () => {
    const attempt = await begin();
    const outcome = approved();
    const before = await app.knex('receipt_counters').first();
    for (const kind of ['receipts', 'mail_log'] as const) {
      await app.knex.raw(`create function break_it() returns trigger language plpgsql as
        $$ begin raise exception 'the power is gone'; end $$;
        create trigger break_it after insert on ${kind} for each row execute function break_it()`);
      await expect(apply(attempt, outcome)).rejects.toThrow('the power is gone');
      await app.knex.raw(`drop trigger break_it on ${kind}; drop function break_it()`);
      expect(await packageOf(attempt)).toMatchObject({ status: 'pending_payment', isPaid: false });
      expect(await receiptsOf(attempt)).toEqual([]);
      expect(await app.knex('receipt_counters').first()).toEqual(before);
    }
    await apply(attempt, outcome);
    expect(await receiptsOf(attempt)).toHaveLength(1);
  });

  test.each([
    ['another amount', approved(randomUUID(), 1)],
    ['a part of it', { ...approved(randomUUID(), 1), isPartial: true as const }],
    ['a part of it that says it is all', { ...approved(randomUUID(), 4_000), isPartial: true as const }],
  ])('is for people when it is %s, and recorded as what it is', async (_name, outcome) => {
    const wrong = await begin();
    const { minor } = outcome.amount;
    expect(await apply(wrong, outcome)).toMatchObject({
      status: 'manual_review',
      needsReview: true,
      amountMinor: minor,
      askedMinor: 4_000,
      providerTxn: outcome.txnId,
    });
    await apply(wrong, outcome);
    expect(await packageOf(wrong)).toMatchObject({ status: 'pending_payment', isPaid: false });
    expect(await receiptsOf(wrong)).toMatchObject([{ kind: 'receipt', amount: minor }]);
  });

  test('is for people when the transaction is another’s', async () => {
    const own = await begin();
    const txn = randomUUID();
    await apply(own, approved(txn));
    const foreign = await begin();
    expect(await apply(foreign, approved(txn))).toMatchObject({ status: 'manual_review', providerTxn: null });
    expect(await receiptsOf(foreign)).toEqual([]);
  });

  test.each(['expired', 'failed'] as const)('counts late, after %s', async (status) => {
    const attempt = await begin({ status });
    await app.knex('packages').where({ id: attempt.packageId }).update({ status: 'inactive' });
    expect(await apply(attempt, approved())).toMatchObject({ status: 'succeeded', failure: null });
    expect((await packageOf(attempt)).status).toBe('active');
  });
});

test('paid twice for one thing: one counts, the other goes back by itself, and the books agree', async () => {
  const first = await begin();
  const late = await begin({
    packageId: first.packageId,
    userId: first.userId,
    status: 'expired',
    attemptNo: 2,
  });
  await apply(first, approved());
  expect((await apply(late, approved())).status).toBe('excess');
  const refunds = () => PaymentAttempt.query(app.knex).where({ parent_attempt_id: late.id });
  expect(await refunds()).toMatchObject([{ kind: 'refund', status: 'created', amountMinor: 4_000 }]);
  const sent: string[] = [];
  const provider = {
    id: 'sandbox',
    refund: async ({ reference }: { reference: string }) => {
      sent.push(reference);
      return approved();
    },
    lookup: async () => ({ kind: 'not_found' }),
  } as unknown as PaymentProvider;
  const deps = { ...app.deps, payments: provider };
  const soon = new Date(Date.now() + minute);
  await Promise.all([reconcileAttempts(deps, soon), reconcileAttempts(deps, soon)]);
  await reconcileAttempts(deps, new Date(Date.now() + 20 * minute));
  const [refund] = await refunds();
  expect(sent).toEqual([refund?.publicId]);
  expect(refund?.status).toBe('succeeded');
  const receipts = await receiptsOf(first);
  expect(receipts.map(({ kind }) => kind)).toEqual(['receipt', 'receipt', 'credit']);
  const sum = receipts.reduce((all, { kind, amount }) => all + (kind === 'credit' ? -amount : amount), 0);
  expect(sum).toBe(4_000);
  expect((await packageOf(first)).status).toBe('active');
});

test('a decline gives the package up until it is tried again', async () => {
  const attempt = await begin();
  expect(await apply(attempt, declined)).toMatchObject({
    status: 'failed',
    failure: 'declined',
    declineCode: '004',
  });
  expect((await packageOf(attempt)).status).toBe('inactive');
});

describe('where an outcome leads', () => {
  const sentAt = new Date('2026-11-21T10:00:00Z');
  const at = (minutes: number) => new Date(sentAt.getTime() + minutes * minute);
  const lost: Outcome = { kind: 'unknown', cause: 'reset' };
  const none: Outcome = { kind: 'not_found' };
  const page = { checkoutId: 'p', expiresAt: at(30) };
  const token = { checkoutId: null, expiresAt: null };
  const decide = (status: AttemptStatus, known: object, outcome: Outcome, minutes: number, more = {}) =>
    decideOutcome(
      {
        status,
        amountMinor: 4_000,
        currency: 'ILS',
        sentAt,
        createdAt: sentAt,
        notFoundAt: null,
        ...known,
      } as never,
      outcome,
      { now: at(minutes), isPaid: false, isForeign: false, isClosed: false, ...more },
    ).path;

  test.each<[string, AttemptStatus, object, Outcome, number, AttemptStatus[], object?]>([
    ['a charge without an answer is unknown, never declined', 'pending', token, lost, 0, ['unknown']],
    ['a lost question about an open page says nothing', 'pending', page, lost, 5, []],
    ['after its end it is unknown', 'pending', page, lost, 36, ['unknown']],
    ['an unpaid page is left open', 'pending', page, none, 20, []],
    ['and ends after its time and the quiet after it', 'pending', page, none, 35, ['expired']],
    ['or when it was closed', 'pending', page, none, 2, ['expired'], { isClosed: true }],
    ['a sent charge nobody knows is unknown first', 'pending', token, none, 1, ['unknown']],
    ['one "not found" is not enough', 'unknown', token, none, 60, []],
    ['two that are too near neither', 'unknown', { ...token, notFoundAt: at(55) }, none, 60, []],
    ['two too early neither', 'unknown', { ...token, notFoundAt: at(1) }, none, 14, []],
    ['two far enough apart are', 'unknown', { ...token, notFoundAt: at(5) }, none, 16, ['failed']],
    ['a day without an answer is for people', 'unknown', token, lost, 1_441, ['manual_review']],
    ['unsent is failed', 'created', token, { kind: 'not_sent', cause: 'x' }, 0, ['failed']],
    ['what was sent can not be unsent', 'unknown', token, { kind: 'not_sent', cause: 'x' }, 0, []],
    ['approved before we knew that it was sent', 'created', page, approved(), 0, ['pending', 'succeeded']],
    ['paid already', 'pending', page, approved(), 0, ['excess'], { isPaid: true }],
    ['another amount', 'pending', page, approved('x', 1), 0, ['unknown', 'manual_review']],
    ['3-D Secure', 'pending', page, { kind: 'requires_action', url: 'u' }, 0, ['requires_action']],
    ['a late decline undoes nothing', 'succeeded', page, declined, 0, []],
    ['people decide what waits for them', 'manual_review', page, approved(), 0, []],
  ])('%s', (_name, status, known, outcome, minutes, path, more) => {
    expect(decide(status, known, outcome, minutes, more)).toEqual(path);
  });

  test('never a pair outside the table, whatever comes', () => {
    const outcomes: Outcome[] = [
      approved(),
      approved('x', 1),
      declined,
      lost,
      none,
      { kind: 'pending' },
      { kind: 'not_sent', cause: 'x' },
      { kind: 'requires_action', url: 'u' },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...attemptStatuses),
        fc.constantFrom(page, token, { ...token, notFoundAt: at(1) }),
        fc.constantFrom(...outcomes),
        fc.integer({ min: 0, max: 3_000 }),
        fc.record({ isPaid: fc.boolean(), isForeign: fc.boolean(), isClosed: fc.boolean() }),
        (status, known, outcome, minutes, more) => {
          let from = status;
          for (const to of decide(status, known, outcome, minutes, more)) {
            expect(transitions.payment_attempts[from]).toContain(to);
            from = to;
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test('random outcomes in random order, some broken off: numbers have no gaps, and money in is what the books say', async () => {
  const counter = async () =>
    Number((await app.knex('receipt_counters').where({ series: 'R' }).first())?.last_no ?? 0);
  const start = await counter();
  const attempts = await Promise.all(Array.from({ length: 12 }, () => begin()));
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          which: fc.integer({ min: 0, max: 11 }),
          what: fc.constantFrom('approved', 'declined', 'unknown', 'not_found', 'breaks'),
        }),
        { minLength: 20, maxLength: 40 },
      ),
      async (steps) => {
        const waiting = [...steps];
        // As many at once as the pool has connections: whoever waits for one too long is refused.
        const lane = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) await play(next);
        };
        const play = async ({ which, what }: (typeof steps)[number]): Promise<unknown> => {
          const attempt = attempts[which] as PaymentAttempt;
          if (what === 'breaks') {
            // The issuer reads the clock a second time after taking the number.
            let looks = 0;
            const now = () => {
              looks += 1;
              if (looks > 1) throw new Error('broken off');
              return new Date();
            };
            const broken = { ...app.deps, clock: { now } };
            return apply(attempt, approved(`txn-${attempt.id}`), broken).catch(() => undefined);
          }
          const outcome: Outcome =
            what === 'approved'
              ? approved(`txn-${attempt.id}`)
              : what === 'declined'
                ? declined
                : what === 'unknown'
                  ? { kind: 'unknown', cause: 'x' }
                  : { kind: 'not_found' };
          return apply(attempt, outcome);
        };
        await Promise.all(Array.from({ length: 10 }, lane));
      },
    ),
    { numRuns: crowd(3, 5) },
  );
  const mine = await Receipt.query(app.knex)
    .where('series', 'R')
    .where('receipt_no', '>', start)
    .orderBy('receipt_no');
  expect(mine.map(({ receiptNo }) => receiptNo)).toEqual(mine.map((_, index) => start + index + 1));
  expect(mine.map(({ createdAt }) => createdAt.getTime())).toEqual(
    mine.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => a - b),
  );
  expect(await counter()).toBe(start + mine.length);
  const paid = await PaymentAttempt.query(app.knex)
    .findByIds(attempts.map(({ id }) => id))
    .where({ status: 'succeeded' });
  expect(mine.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  );
});

test('VAT and net add up to every price', () => {
  for (let gross = 0; gross <= 2_000_000; gross += 1) {
    const { net, vat } = splitVat(gross, 18);
    if (net + vat !== gross || vat < 0) throw new Error(`${gross}`);
  }
  expect(splitVat(4_000, 18)).toEqual({ net: 3_390, vat: 610 });
});

test('periods keep their anchor: 31 January, February, 31 March; the hour stays over the change of clocks', async () => {
  const anchor = new Date('2027-01-31T08:00:00Z');
  const ends = await Promise.all([1, 2, 3, 12].map((n) => periodEnd(app.knex, anchor, 'monthly', n)));
  expect(ends.map((end) => end.toISOString())).toEqual([
    '2027-02-28T08:00:00.000Z',
    '2027-03-31T07:00:00.000Z',
    '2027-04-30T07:00:00.000Z',
    '2028-01-31T08:00:00.000Z',
  ]);
  const leap = await periodEnd(app.knex, new Date('2028-02-29T08:00:00Z'), 'yearly', 1);
  expect(leap.toISOString()).toBe('2029-02-28T08:00:00.000Z');
});

test('what a process left behind is settled by the clock, and a second sweep changes nothing', async () => {
  const past = new Date(Date.now() - 10 * minute);
  const never = await begin({ status: 'created', checkoutId: null, sentAt: null, nextCheckAt: past });
  const paid = await begin({ nextCheckAt: past });
  const open = await begin({ nextCheckAt: new Date(Date.now() + 60 * minute) });
  const provider = {
    id: 'sandbox',
    disableCheckout: async () => {},
    lookup: async ({ reference }: { reference: string }) =>
      reference === paid.publicId
        ? { kind: 'approved', transactions: [approved(`late-${paid.id}`)] }
        : { kind: 'not_found' },
  } as unknown as PaymentProvider;
  const deps = { ...app.deps, payments: provider };
  await Promise.all([reconcileAttempts(deps), reconcileAttempts(deps)]);
  const statuses = async () =>
    Promise.all(
      [never, paid, open].map(async ({ id }) => (await PaymentAttempt.query(app.knex).findById(id))?.status),
    );
  expect(await statuses()).toEqual(['failed', 'succeeded', 'pending']);
  await reconcileAttempts(deps);
  expect(await statuses()).toEqual(['failed', 'succeeded', 'pending']);
  expect(await receiptsOf(paid)).toHaveLength(1);
  await reconcileAttempts(deps, new Date(Date.now() + 61 * minute));
  expect(await statuses()).toEqual(['failed', 'succeeded', 'expired']);
});

test('a closed attempt is asked about again after 24 and 72 hours, and once an hour while nobody answers', async () => {
  const hour = 60 * minute;
  const sentAt = new Date();
  const attempt = await begin({ sentAt, expiresAt: sentAt });
  const after = (hours: number) => new Date(sentAt.getTime() + hours * hour);
  const answers: string[] = [];
  const provider = {
    id: 'sandbox',
    disableCheckout: async () => {},
    lookup: async ({ reference }: { reference: string }) => {
      if (reference !== attempt.publicId) return { kind: 'not_found' };
      const kind = answers.shift() ?? expect.fail('asked once too often');
      const transactions = [approved(`late-${attempt.id}`)];
      return kind === 'approved' ? { kind, transactions } : { kind, cause: 'silence' };
    },
  } as unknown as PaymentProvider;
  const sweep = async (hours: number) => {
    await reconcileAttempts({ ...app.deps, payments: provider }, after(hours));
    const { status, nextCheckAt } = await attempt.$query(app.knex).throwIfNotFound();
    return [status, nextCheckAt && (nextCheckAt.getTime() - sentAt.getTime()) / hour];
  };
  answers.push('not_found');
  await attempt.$query(app.knex).patch({ nextCheckAt: sentAt });
  expect(await sweep(1)).toEqual(['expired', 25]);
  expect(await sweep(24)).toEqual(['expired', 25]);
  answers.push('unknown', 'not_found');
  expect(await sweep(25)).toEqual(['expired', 26]);
  expect(await sweep(26)).toEqual(['expired', 73]);
  answers.push('approved');
  expect(await sweep(73)).toEqual(['succeeded', null]);
  expect(await receiptsOf(attempt)).toHaveLength(1);
  expect((await packageOf(attempt)).status).toBe('active');
});

test('a package that nothing renews ends with its time, and its owner is told once', async () => {
  const over = await createPackage(app.knex, { endDate: new Date(Date.now() - minute) });
  const running = await createPackage(app.knex);
  const renewed = await createPackage(app.knex, { endDate: new Date(Date.now() - minute), autoRenew: true });
  const endless = await createPackage(app.knex, { endDate: null });
  await Promise.all([expirePackages(app.deps), expirePackages(app.deps)]);
  await expirePackages(app.deps);
  const statuses = await Promise.all(
    [over, running, renewed, endless].map(({ id }) => Package.query(app.knex).findById(id)),
  );
  expect(statuses.map((row) => [row?.status, row?.isPaid])).toEqual([
    ['expired', false],
    ['active', true],
    ['active', true],
    ['active', true],
  ]);
  const mails = await app.knex('mail_log').where({ template: 'package_ended' });
  expect(mails).toMatchObject([{ user_id: over.userId }]);
});
