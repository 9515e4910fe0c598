import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { sandboxTestToken } from '../../../adapters/payments/sandbox-provider.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { openPayments, type OpenPayments } from '../../payments/open-provider.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { reconcileAttempts } from '../../payments/attempts/reconcile-attempts.ts';
import { sendCharge } from '../../payments/attempts/send-attempt.ts';
import { prepareAttempt } from './prepare-attempt.ts';

let app: TestApp;
let payments: OpenPayments;
let provider: PaymentProvider;
beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps, 3_000);
  if (!payments.provider) throw new Error('no sandbox');
  ({ provider } = payments);
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

/** A provider that works until the process dies: every later call throws, and nothing is written any more. */
function dyingAt(moment: 'before the call' | 'after the charge'): PaymentProvider {
  const dead = new Error('the process died');
  return new Proxy(provider, {
    get(target, name) {
      if (name !== 'chargeToken') return Reflect.get(target, name) as unknown;
      return async (input: Parameters<PaymentProvider['chargeToken']>[0]) => {
        if (moment === 'after the charge') await target.chargeToken(input);
        throw dead;
      };
    },
  });
}

async function begin() {
  const user = await createUser(app.knex);
  const product = await createProduct(app.knex);
  const wanted = { userId: user.id, product, cycle: 'monthly', price: 4_000, provider: 'sandbox' } as const;
  const { attempt } = await prepareAttempt(
    app.knex,
    { ...wanted, saveCard: false, paymentMethodId: null, onPage: false, language: 'he' },
    new Date(),
  );
  return attempt;
}
const card = { token: sandboxTestToken, customerId: null };
const booksOf = async ({ id, publicId, packageId }: PaymentAttempt) => ({
  status: (await PaymentAttempt.query(app.knex).findById(id).throwIfNotFound()).status,
  charges: (await app.knex('sandbox_psp.transactions').where({ more_info: publicId, type: 'Charge' })).length,
  receipts: (await app.knex('receipts').where({ attempt_id: id })).length,
  package: (await app.knex('packages').where({ id: packageId }).first()).status as string,
});
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const sweep = async (...times: number[]) => {
  const deps: AppDeps = { ...app.deps, payments: provider };
  for (const time of times) await reconcileAttempts(deps, minutes(time));
};

test('dead before anything was sent: it counts as never sent, and can be tried again', async () => {
  const attempt = await begin();
  await sweep(3);
  const books = { status: 'failed', charges: 0, receipts: 0, package: 'inactive' };
  expect(await booksOf(attempt)).toEqual(books);
  await sweep(4, 60);
  expect(await booksOf(attempt)).toEqual(books);
});

test('dead between the mark and the call: never charged again, and over once the provider says so twice', async () => {
  const attempt = await begin();
  await expect(sendCharge(app.deps, dyingAt('before the call'), attempt.id, card)).rejects.toThrow('died');
  expect((await booksOf(attempt)).status).toBe('pending');
  await sweep(3);
  expect((await booksOf(attempt)).status).toBe('unknown');
  await sweep(20, 40);
  expect(await booksOf(attempt)).toEqual({ status: 'failed', charges: 0, receipts: 0, package: 'inactive' });
});

test('dead after the charge: the sweep finds it, once, and a second sweep changes nothing', async () => {
  const attempt = await begin();
  await expect(sendCharge(app.deps, dyingAt('after the charge'), attempt.id, card)).rejects.toThrow('died');
  expect(await booksOf(attempt)).toMatchObject({ status: 'pending', charges: 1, receipts: 0 });
  const books = { status: 'succeeded', charges: 1, receipts: 1, package: 'active' };
  await sweep(3);
  expect(await booksOf(attempt)).toEqual(books);
  // The process that was taken for dead returns and sends nothing.
  await sendCharge(app.deps, provider, attempt.id, card);
  await sweep(4, 60);
  expect(await booksOf(attempt)).toEqual(books);
});

test('the books are in order after all of it', async () => {
  expect(await readBooks(app.knex)).toEqual([]);
});
