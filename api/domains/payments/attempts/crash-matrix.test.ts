import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { SandboxProvider, sandboxTestToken } from '../../../adapters/payments/sandbox-provider.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { developmentSandboxSecret as secret } from '../../../payment-environment.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { crashPoints, type CrashPoint, type Errand } from '../../../testing/crashes/crash-points.ts';
import { startKillingProxy, type KillingProxy } from '../../../testing/crashes/killing-proxy.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { prepareAttempt } from '../../subscriptions/checkout/prepare-attempt.ts';
import { prepareOrderAttempt } from '../../nfc/orders/order-attempts.ts';
import { startPsp, type RunningPsp } from '../sandbox/start-psp.ts';
import { checkAttempt } from './check-attempt.ts';
import { createRefund } from './create-refund.ts';
import { startRenewal } from '../renewals/start-renewal.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';
import { sendCharge, sendRefund } from './send-attempt.ts';

const script = fileURLToPath(new URL('../../../testing/crashes/pay-and-die.ts', import.meta.url));
/** Noon of a working day, so that no renewal waits for its hour. */
const start = new Date('2027-03-02T10:00:00Z').getTime();
const minute = 60_000;

let app: TestApp;
let psp: RunningPsp;
let proxy: KillingProxy;
let provider: PaymentProvider;
let databaseUrl: string;
beforeAll(async () => {
  app = await startTestApp();
  databaseUrl = app.deps.env.DATABASE_URL ?? '';
  psp = await startPsp({ knex: app.knex, secret, publicUrl: app.url, clock: app.deps.clock });
  proxy = await startKillingProxy(psp.baseUrl);
  provider = new SandboxProvider({
    baseUrl: psp.baseUrl,
    secretKey: secret,
    publicUrl: app.url,
    record: async () => {},
    clock: app.deps.clock,
  });
});
afterAll(async () => {
  await proxy.close();
  await psp.stop();
  await app.close();
});

const at = (minutes: number) => new Date(start + minutes * minute);
const partsAt = (minutes: number) => ({
  ...app.deps,
  payments: provider,
  clock: { now: () => at(minutes) },
});
const card = { token: sandboxTestToken, customerId: null };
const read = (id: number) => PaymentAttempt.query(app.knex).findById(id).throwIfNotFound();

const begin = {
  /** One that the provider charges twice. */
  twice: () => begin.initial(),
  async initial() {
    const user = await createUser(app.knex);
    const product = await createProduct(app.knex);
    const wanted = { userId: user.id, product, cycle: 'monthly', price: 4_000, provider: 'sandbox' } as const;
    const how = { saveCard: false, paymentMethodId: null, onPage: false, language: 'he' } as const;
    return (await prepareAttempt(app.knex, { ...wanted, ...how }, at(0))).attempt;
  },
  async renewal() {
    const ended = at(-5);
    const bought = await createPackage(app.knex, {
      autoRenew: true,
      renewalDriver: 'merchant',
      billingAnchor: ended,
      endDate: ended,
      nextPaymentDate: ended,
    });
    const { userId, productId, id: packageId } = bought;
    const token = randomUUID();
    const { id } = await createUserPaymentMethod(app.knex, { userId, paymentProvider: 'sandbox', token });
    const mandate = { userId, productId, packageId, paymentMethodId: id, recurringPaymentUid: null };
    await createRecurringPayment(app.knex, mandate);
    await bought.$fetchGraph('product', { transaction: app.knex });
    const how = { provider: 'sandbox', cause: { actor: 'system', reason: 'a test' }, now: at(0) } as const;
    const begun = await app.knex.transaction((trx) => startRenewal(trx, app.deps, bought, how));
    return begun?.attempt ?? expect.fail('no renewal');
  },
  async order() {
    const order = await createPhysicalCardOrder(app.knex, { createdAt: at(-10) });
    const wanted = { orderId: order.id, provider: 'sandbox', saveCard: false } as const;
    const how = { paymentMethodId: null, onPage: false };
    return (await prepareOrderAttempt(app.knex, { ...wanted, ...how }, at(0))).attempt;
  },
  async refund() {
    const paid = await sendCharge(partsAt(-60), provider, (await begin.initial()).id, card);
    return app.knex.transaction((trx) => createRefund(trx, paid, paid.amountMinor, at(0)));
  },
};

/** Runs payments in a process of its own, which dies when all are at the given point. */
async function dieAt(point: CrashPoint, payments: Errand['payments']): Promise<void> {
  const way = proxy.addressFor(point, payments.length);
  const errand: Errand = {
    databaseUrl,
    baseUrl: way.baseUrl,
    secret,
    payments,
    token: sandboxTestToken,
    dieAt: point,
    now: start,
  };
  const child = spawn(process.execPath, [script, JSON.stringify(errand)], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  way.kills(child.pid ?? 0);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code, signal], said).toEqual([null, 'SIGKILL']);
}

async function booksOf({ id, publicId, packageId, orderId, kind }: PaymentAttempt) {
  const attempt = await read(id);
  const bought = await app.knex('packages').where({ id: packageId }).first();
  const order = await app.knex('physical_card_orders').where({ id: orderId }).first();
  const type = kind === 'refund' ? 'Refund' : 'Charge';
  return {
    status: attempt.status,
    moved: await app.knex('sandbox_psp.transactions').where({ more_info: publicId, type }).pluck('amount'),
    documents: await app.knex('receipts').where({ attempt_id: id }).pluck('amount'),
    package: [bought?.status, bought?.version, bought?.end_date],
    order: [order?.status, order?.transaction_id],
    chips: (await app.knex('card_allocations').where({ order_id: orderId })).length,
    steps: await app.knex('state_transitions').where({ attempt_id: id }).pluck('to_status'),
    mails: (await app.knex('mail_log').where({ user_id: attempt.userId })).length,
  };
}

async function sweep(...minutes: number[]): Promise<void> {
  for (const time of minutes) await reconcileAttempts(partsAt(time), at(time));
}

const kinds = ['initial', 'renewal', 'order', 'refund', 'twice'] as const;
interface Cell {
  kind: (typeof kinds)[number];
  point: CrashPoint;
  attempt: PaymentAttempt;
  /** The books as the crash left them, and after each sweep. */
  books: Awaited<ReturnType<typeof booksOf>>[];
}
const cells: Cell[] = [];
const cellOf = (kind: string, point: string) => {
  const cell = cells.find((one) => one.kind === kind && one.point === point);
  if (!cell) throw new Error(`nobody died: ${kind}, ${point}`);
  return cell;
};

/** Kinds of payment that one process has in hand when it dies. Who holds the number of a receipt keeps others waiting. */
const togetherAt = (point: CrashPoint): (typeof kinds)[number][][] =>
  point === 'applied, not committed'
    ? [['initial', 'refund'], ['renewal'], ['order'], ['twice']]
    : [[...kinds]];

/** The provider charged once more whatever it charged of these, and tells of it after the crash, several times at once. */
async function chargeTwice(): Promise<void> {
  const references = cells.filter(({ kind }) => kind === 'twice').map(({ attempt }) => attempt.publicId);
  const charged = await app.knex('sandbox_psp.transactions').whereIn('more_info', references);
  const rows = charged.map(({ uid: _first, ...same }) => ({ ...same, created_at: at(1) }));
  const made = await app.knex('sandbox_psp.transactions').insert(rows).returning(['uid', 'more_info']);
  await Promise.all(
    [...made, ...made, ...made].map(async ({ uid, more_info: reference }) => {
      const attempt = await PaymentAttempt.query(app.knex)
        .findOne({ public_id: reference })
        .throwIfNotFound();
      await checkAttempt(partsAt(2), provider, attempt, { txnId: uid });
    }),
  );
}

// All processes die first, two at a time, and then the sweep finds every attempt at once, as after a power cut.
beforeAll(async () => {
  for (const kind of kinds)
    for (const point of crashPoints) cells.push({ kind, point, attempt: await begin[kind](), books: [] });
  const waiting = crashPoints.flatMap((point) => togetherAt(point).map((together) => ({ point, together })));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { point, together } = next;
      const payments = together.map((kind) => ({ kind, attemptId: cellOf(kind, point).attempt.id }));
      await dieAt(point, payments);
    }
  };
  await Promise.all([lane(), lane()]);
  const look = async () => {
    for (const { attempt, books } of cells) books.push(await booksOf(attempt));
  };
  await look();
  await chargeTwice();
  // The sweep believes that an attempt was never sent only after two answers that are far enough apart.
  await sweep(3, 20, 40);
  await look();
  await sweep(41, 60, 600);
  for (const { kind, attempt } of cells)
    // A process that returns after its death was assumed sends nothing.
    if (kind === 'refund') await sendRefund(partsAt(700), provider, attempt.id);
    else await sendCharge(partsAt(700), provider, attempt.id, card);
  await sweep(800);
  await look();
}, 600_000);

describe.each(kinds)('%s', (kind) => {
  test.each(crashPoints)('killed: %s', async (point) => {
    const { attempt, books } = cellOf(kind, point);
    const [left, swept, again] = books;
    const wasSent = point !== 'before the call';
    const wasKept = point === 'committed';
    expect(left).toMatchObject({ status: wasKept ? 'succeeded' : 'pending' });
    expect([left?.moved.length, left?.documents.length]).toEqual([wasSent ? 1 : 0, wasKept ? 1 : 0]);
    const isTwice = kind === 'twice' && wasSent;
    expect(swept?.status).toBe(wasSent ? 'succeeded' : 'failed');
    expect(swept?.moved).toEqual(isTwice ? ['40.00', '40.00'] : left?.moved);
    expect(swept?.documents).toEqual(left?.moved);
    expect(again).toEqual(swept);
    // What was charged twice is there once more, with its receipt, and went back.
    const further = await app.knex('payment_attempts').where({ charged_under_id: attempt.id });
    const refunds = await app.knex('payment_attempts').whereIn(
      'parent_attempt_id',
      further.map(({ id }) => id),
    );
    const documents = await app
      .knex('receipts')
      .whereIn(
        'attempt_id',
        [...further, ...refunds].map(({ id }) => id),
      )
      .orderBy('id')
      .pluck('kind');
    expect([further.map(({ status }) => status), refunds.map(({ status }) => status), documents]).toEqual(
      isTwice ? [['excess'], ['succeeded'], ['receipt', 'credit']] : [[], [], []],
    );
  });
});

test('numbers of receipts and credits have no gaps, whoever died with one in his hand', async () => {
  for (const series of ['R', 'C']) {
    const numbers = await app.knex('receipts').where({ series }).orderBy('receipt_no').pluck('receipt_no');
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});

test('the books are in order, whoever died', async () => {
  expect(await readBooks(app.knex)).toEqual([]);
});
