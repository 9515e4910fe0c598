import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChargeInput, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { AppError } from '../../../errors.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { patchPackage } from '../../subscriptions/plan/patch-package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { changePlan } from '../../subscriptions/plan/change-plan.ts';
import { quoteChange } from '../../subscriptions/plan/quote-change.ts';
import { setRenewal } from '../../subscriptions/plan/set-renewal.ts';
import { applyOutcome } from './apply-outcome.ts';
import { chargeDuePackages } from '../renewals/charge-due-packages.ts';
import { takeCardForMandates } from '../renewals/take-card-for-mandates.ts';

const people = crowd(12, 50);
const rounds = crowd(4, 20);
const now = new Date('2027-06-10T10:00:00Z');
let app: TestApp;
let plans: Product[];
const charged = new Map<string, number>();

/** A provider that always approves, after a delay that differs each time. */
const provider = {
  id: 'sandbox',
  caps: { driver: 'merchant', idempotencyKeys: false, partialRefund: true },
  chargeToken: async ({ reference, amount }: ChargeInput) => {
    await sleep(Number.parseInt(reference.slice(0, 2), 16) % 7);
    charged.set(reference, (charged.get(reference) ?? 0) + amount.minor);
    return { kind: 'approved' as const, txnId: `txn-${reference}`, amount, providerAt: now };
  },
} as unknown as PaymentProvider;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  plans = [];
  for (let place = 0; place <= rounds; place += 1)
    plans.push(await createProduct(app.knex, { monthlyPrice: 2_000 + place * 500, yearlyPrice: 90_000 }));
});
afterAll(() => app.close());

async function makeOwner() {
  const user = await createUser(app.knex);
  const end = new Date('2027-06-10T12:00:00Z');
  const row = await createPackage(app.knex, {
    userId: user.id,
    productId: plans[0]?.id ?? 0,
    price: 2_000,
    autoRenew: true,
    renewalDriver: 'merchant',
    paymentMethod: 'sandbox',
    billingAnchor: new Date('2027-05-10T12:00:00Z'),
    endDate: end,
    nextPaymentDate: end,
  });
  const method = await createUserPaymentMethod(app.knex, {
    userId: user.id,
    paymentProvider: 'sandbox',
    token: 'token',
  });
  await createRecurringPayment(app.knex, {
    userId: user.id,
    productId: row.productId,
    packageId: row.id,
    paymentMethodId: method.id,
    recurringPaymentUid: null,
  });
  return {
    actor: { id: user.id, userRole: 'user', isDemo: false } as unknown as Actor,
    id: row.id,
    methodId: method.id,
  };
}
type Owner = Awaited<ReturnType<typeof makeOwner>>;

const whims = ['nothing', 'stop', 'card', 'again'] as const;

/**
 * The owner changes to a dearer plan while the period is charged and another command runs, each after a delay of its
 * own.
 */
async function turn(
  owner: Owner,
  round: number,
  { whim, delays }: { whim: (typeof whims)[number]; delays: number[] },
) {
  const { knex } = app;
  const deps = { ...app.deps, payments: provider };
  const { actor, id, methodId } = owner;
  await knex.transaction(async (trx) => {
    await trx('recurring_payments').where({ package_id: id, status: 'paused' }).update({ status: 'active' });
    await patchPackage(trx, id, {
      nextPaymentDate: now,
      autoRenew: true,
      renewalProcessStatus: 'not_started',
    });
  });
  const wish = {
    packageId: id,
    userId: actor.id,
    productId: plans[round + 1]?.id ?? 0,
    billingCycle: 'monthly' as const,
    at: now,
  };
  const quote = await quoteChange(knex, wish, { now });
  const after = async (place: number, work: () => Promise<unknown>) => {
    await sleep(delays[place]);
    // Two requests for the same thing may refuse each other, but must never deadlock.
    return work().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  };
  const [last] = await PaymentAttempt.query(knex).where({ package_id: id }).orderBy('id', 'desc').limit(1);
  await Promise.all([
    after(0, () => chargeDuePackages(deps, provider, { userId: actor.id, atAnyHour: true })),
    after(1, () =>
      changePlan({ deps } as unknown as AppContext, actor, {
        ...wish,
        amount: fromMinor(quote.amount),
        quotedAt: now.toISOString(),
        method: { kind: 'saved', id: methodId, renew: true },
        language: 'he',
      }),
    ),
    after(2, async () => {
      if (whim === 'stop')
        await knex.transaction((trx) =>
          setRenewal(trx, actor, { packageId: id, autoRenew: false, now, site: app.deps.env }),
        );
      if (whim === 'card')
        await knex.transaction((trx) => takeCardForMandates(trx, app.deps, actor.id, { methodId, now }));
      // An answer that comes twice; a charge that was never sent gets none.
      if (whim === 'again' && last && charged.has(last.publicId))
        await applyOutcome(deps, last.id, {
          kind: 'approved',
          txnId: `txn-${last.publicId}`,
          amount: { minor: last.amountMinor, currency: 'ILS' },
          providerAt: now,
        });
    }),
  ]);
}

test('upgrades by the hundred while the renewal is charged: nobody waits in a circle, and every charge has its one receipt', async () => {
  const owners: Owner[] = [];
  for (let count = 0; count < people; count += 1) owners.push(await makeOwner());
  const chance = fc.record({
    whim: fc.constantFrom(...whims),
    delays: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
  });
  const seed = Date.now() % 1_000_000;
  const turns = fc.sample(chance, { seed, numRuns: people * rounds });
  const lanes = 5;
  for (let round = 0; round < rounds; round += 1) {
    const waiting = owners.map((owner, place) => ({
      owner,
      chances: turns[round * people + place] as (typeof turns)[number],
    }));
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await turn(next.owner, round, next.chances);
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }
  const taken = [...charged.values()].reduce((sum, minor) => sum + minor, 0);
  const { rows: written } = await app.knex.raw(
    `select (100 * sum(amount))::integer as sum, count(*)::integer as receipts from receipts where kind = 'receipt'`,
  );
  expect([seed, written]).toEqual([seed, [{ sum: taken, receipts: charged.size }]]);
  const { rows: twice } = await app.knex.raw(
    `select package_id from payment_attempts where status = 'succeeded' and kind <> 'refund'
     group by package_id, kind, period_key having count(*) > 1`,
  );
  expect([seed, twice]).toEqual([seed, []]);
  const numbers = await app.knex('receipts').where({ series: 'R' }).orderBy('receipt_no').pluck('receipt_no');
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  // A request that finds a charge under way is refused, hence fewer than two charges for each turn.
  expect(charged.size).toBeGreaterThan((people * rounds) / 2);
}, 600_000);
