import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { openPayments, type OpenPayments } from '../open-provider.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { addRecurringCharge } from '../sandbox/recurring-calls.ts';
import { callbackOf } from '../sandbox/send-callbacks.ts';
import { transactions } from '../sandbox/tables.ts';
import { applyOutcome } from '../attempts/apply-outcome.ts';
import { compareStates, type Compared, type Step } from './compare-states.ts';
import { followDueRecurring } from './follow-due.ts';
import { followRecurring } from './follow-recurring.ts';

const day = 86_400_000;
let app: TestApp;
let payments: OpenPayments;
let provider: PaymentProvider;
let now = new Date();
let deps: AppDeps;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  payments = await openPayments(app.deps, 3_000);
  if (!payments.provider) throw new Error('no sandbox');
  ({ provider } = payments);
  deps = { ...app.deps, payments: provider };
});
afterEach(() => {
  now = new Date();
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const recurring = () => provider.recurring ?? expect.fail('no recurring calls');
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** A package whose provider charges by its own calendar, with two days of its first month left. */
async function subscribed({
  behaviour = 'approved',
  price = 4_000,
  sameAs,
}: { behaviour?: CardBehaviour; price?: number; sameAs?: { packageId: number } } = {}) {
  const [token] = (await app
    .knex('sandbox_psp.tokens')
    .insert({
      customer_uid: randomUUID(),
      behaviour,
      four_digits: '4580',
      expiry_month: '08',
      expiry_year: '2040',
    })
    .returning('*')) as [{ uid: string; customer_uid: string }];
  const made = await recurring().create({
    reference: randomUUID(),
    amount: { minor: 4_000, currency: 'ILS' },
    token: token.uid,
    customerId: token.customer_uid,
    description: 'פרו',
    recurringType: 2,
    recurringRange: 1,
    numberOfCharges: 0,
    startDate: new Date(Date.now() + 30 * day),
  });
  if (made.kind !== 'ok') throw new Error('no recurring payment');
  const uid = made.recurringUid;
  const same = sameAs && (await packageOf(sameAs));
  const user = same
    ? await User.query(app.knex).findById(same.userId).throwIfNotFound()
    : await createUser(app.knex);
  const bought = await createPackage(app.knex, {
    userId: user.id,
    ...(same && { productId: same.productId }),
    price,
    paymentMethod: 'sandbox',
    status: 'pending_payment',
    isPaid: false,
    startDate: null,
    endDate: null,
  });
  const first = await createPaymentAttempt(app.knex, {
    packageId: bought.id,
    userId: user.id,
    amountMinor: price,
    status: 'pending',
    saveCard: true,
    sentAt: now,
  });
  await applyOutcome(app.deps, first.id, {
    kind: 'approved',
    txnId: randomUUID(),
    amount: { minor: price, currency: 'ILS' },
    recurringUid: uid,
    providerAt: now,
  });
  return { uid, user, packageId: bought.id };
}
const packageOf = ({ packageId }: { packageId: number }) =>
  Package.query(app.knex).findById(packageId).throwIfNotFound();
const mandateOf = ({ packageId }: { packageId: number }) =>
  RecurringPayment.query(app.knex).findOne({ package_id: packageId }).throwIfNotFound();
const renewalsOf = ({ packageId }: { packageId: number }) =>
  PaymentAttempt.query(app.knex).where({ package_id: packageId, kind: 'renewal' }).orderBy('id');
const receiptsOf = async (who: { packageId: number }) =>
  app.knex('receipts').whereIn(
    'attempt_id',
    (await renewalsOf(who)).map(({ id }) => id),
  );
const charge = async (uid: string) => {
  await addRecurringCharge(app.knex, uid, now).catch(() => undefined);
  const row = await transactions(app.knex)
    .where({ recurring_uid: uid })
    .orderBy('created_at', 'desc')
    .first();
  return row ?? expect.fail('nothing was charged');
};
const follow = async (hours: number) => {
  now = inHours(hours);
  await followDueRecurring(deps);
};

describe('a package that its provider renews', () => {
  test('is so from its first payment, and has that one driver', async () => {
    const one = await subscribed();
    expect(await packageOf(one)).toMatchObject({
      status: 'active',
      autoRenew: true,
      renewalDriver: 'provider',
      recurringPaymentUid: one.uid,
      secondProviderSubscriptionId: null,
    });
    expect(await mandateOf(one)).toMatchObject({
      status: 'active',
      recurringPaymentUid: one.uid,
      providerActive: true,
    });
    for (const second of [{ second_provider_subscription_id: 'sub_1' }, { renewal_driver: 'merchant' }])
      await expect(app.knex('packages').where({ id: one.packageId }).update(second)).rejects.toMatchObject({
        constraint: 'packages_one_renewal_driver',
      });
  });

  test('at Stripe stands under Stripe’s number', async () => {
    const fresh = await createPackage(app.knex, { status: 'pending_payment', isPaid: false, endDate: null });
    const attempt = await createPaymentAttempt(app.knex, {
      packageId: fresh.id,
      userId: fresh.userId,
      provider: 'stripe',
      status: 'pending',
      sentAt: new Date(),
    });
    await applyOutcome(app.deps, attempt.id, {
      kind: 'approved',
      txnId: 'pi_first',
      amount: { minor: 4_000, currency: 'ILS' },
      recurringUid: 'sub_77',
      providerAt: new Date(),
    });
    expect(await packageOf({ packageId: fresh.id })).toMatchObject({
      secondProviderSubscriptionId: 'sub_77',
      recurringPaymentUid: null,
      renewalDriver: 'provider',
    });
  });

  test('with a stored card is begun at the provider by the worker, once, however often its answer is lost', async () => {
    const bought = await createPackage(app.knex, {
      status: 'pending_payment',
      isPaid: false,
      endDate: null,
      paymentMethod: 'stripe',
    });
    const card = await createUserPaymentMethod(app.knex, {
      userId: bought.userId,
      paymentProvider: 'stripe',
      token: 'pm_1',
      providerCustomerId: 'cus_1',
    });
    const attempt = await createPaymentAttempt(app.knex, {
      packageId: bought.id,
      userId: bought.userId,
      provider: 'stripe',
      status: 'pending',
      sentAt: new Date(),
      saveCard: true,
      paymentMethodId: card.id,
    });
    await applyOutcome(app.deps, attempt.id, {
      kind: 'approved',
      txnId: 'pi_stored',
      amount: { minor: 4_000, currency: 'ILS' },
      providerAt: new Date(),
    });
    const asked: string[] = [];
    let answers = false;
    const stripe = {
      id: 'stripe',
      caps: { driver: 'provider', idempotencyKeys: true, partialRefund: true },
      recurring: {
        create: async ({ reference, startDate }: { reference: string; startDate: Date }) => {
          asked.push(`${reference} ${startDate.toISOString()}`);
          return answers ? { kind: 'ok', recurringUid: 'sub_stored' } : { kind: 'unknown', cause: 'timeout' };
        },
        get: async () => ({ kind: 'unknown', cause: 'timeout' }),
        listCharges: async () => ({ kind: 'unknown', cause: 'timeout' }),
      },
    } as unknown as PaymentProvider;
    for (const hours of [0, 0.1, 2]) {
      answers = hours > 0;
      now = inHours(hours);
      await followDueRecurring({ ...deps, payments: stripe });
    }
    const { endDate } = await packageOf({ packageId: bought.id });
    const mandate = await mandateOf({ packageId: bought.id });
    const line = `mandate-${mandate.id} ${endDate?.toISOString() ?? ''}`;
    expect(asked.filter((one) => one === line)).toEqual([line, line]);
    expect(mandate).toMatchObject({ recurringPaymentUid: 'sub_stored', providerActive: true });
    expect(await packageOf({ packageId: bought.id })).toMatchObject({
      autoRenew: true,
      renewalDriver: 'provider',
      secondProviderSubscriptionId: 'sub_stored',
    });
  });

  test('is renewed by a charge nobody here made, once, found by a callback or without one', async () => {
    const told = await subscribed();
    const untold = await subscribed();
    const ends = [(await packageOf(told)).endDate, (await packageOf(untold)).endDate];
    const { body, headers } = callbackOf(await charge(told.uid), developmentSandboxSecret);
    await charge(untold.uid);
    const deliver = () =>
      app.client().post('/api/payments/callbacks/sandbox', undefined, {
        csrf: false,
        raw: body,
        headers: { hash: headers['hash'] ?? '', 'User-Agent': 'PayPlus' },
      });
    await Promise.all([deliver(), deliver(), deliver()]);
    await expect.poll(async () => (await renewalsOf(told)).length).toBe(1);
    await Promise.all([follow(2), follow(2), follow(2)]);
    for (const [index, one] of [told, untold].entries()) {
      expect(await renewalsOf(one)).toMatchObject([{ status: 'succeeded', amountMinor: 4_000 }]);
      expect(await receiptsOf(one)).toHaveLength(1);
      const after = await packageOf(one);
      expect(after.endDate?.getTime()).toBeGreaterThan((ends[index]?.getTime() ?? 0) + 27 * day);
      expect(after).toMatchObject({ status: 'active', autoRenew: true });
    }
    await follow(9);
    expect(await renewalsOf(untold)).toHaveLength(1);
  });

  test('with another amount waits for people; from the next charge on the provider takes ours', async () => {
    const other = await subscribed({ price: 5_000 });
    await charge(other.uid);
    await follow(2);
    await follow(4);
    expect(await renewalsOf(other)).toMatchObject([{ status: 'manual_review', needsReview: true }]);
    // What the provider took is recorded as what it is.
    expect(await renewalsOf(other)).toMatchObject([{ amountMinor: 4_000, askedMinor: 5_000 }]);
    expect(await receiptsOf(other)).toMatchObject([{ kind: 'receipt', amount: '40.00' }]);
    expect(await recurring().get(other.uid)).toMatchObject({ state: { amount: { minor: 5_000 } } });
  });

  test('that its provider can’t charge is past due, and back when it could, or over when it gave up', async () => {
    const [recovers, ends] = [await subscribed(), await subscribed()];
    const state = (isOver: boolean) =>
      ({
        kind: 'ok',
        state: {
          recurringUid: '',
          isActive: !isOver,
          isOver,
          isPastDue: !isOver,
          amount: { minor: 4_000, currency: 'ILS' },
        },
      }) as const;
    const failing = (isOver: boolean): AppDeps => ({
      ...deps,
      payments: {
        id: provider.id,
        caps: provider.caps,
        recurring: {
          ...recurring(),
          listCharges: async () => ({ kind: 'ok', charges: [] }),
          get: async () => state(isOver),
        },
      } as unknown as PaymentProvider,
    });
    const mandate = async (one: { packageId: number }) => mandateOf(one);
    const end = (await packageOf(ends)).endDate ?? new Date();
    now = new Date(end.getTime() + 3_600_000);
    for (const one of [recovers, ends])
      await followRecurring(failing(false), failing(false).payments as PaymentProvider, await mandate(one));
    expect(await packageOf(ends)).toMatchObject({ status: 'past_due', isPaid: true });
    expect(
      await app.knex('mail_log').where({ user_id: ends.user.id, template: 'charge_failed' }),
    ).toHaveLength(1);
    await charge(recovers.uid);
    await followRecurring(deps, provider, await mandate(recovers));
    expect(await packageOf(recovers)).toMatchObject({ status: 'active', graceUntil: null, autoRenew: true });
    await followRecurring(failing(true), failing(true).payments as PaymentProvider, await mandate(ends));
    expect(await packageOf(ends)).toMatchObject({ status: 'expired', isPaid: false });
  });

  test('that was ended at the provider renews no more, and lasts to its end', async () => {
    const one = await subscribed();
    await recurring().cancel(one.uid);
    await follow(2);
    expect(await mandateOf(one)).toMatchObject({ status: 'cancelled', providerActive: false });
    expect(await packageOf(one)).toMatchObject({ status: 'active', isPaid: true, autoRenew: false });
  });

  test('that was paused there is stopped here, and goes on here when it goes on there', async () => {
    const one = await subscribed();
    await recurring().setActive(one.uid, false);
    await follow(2);
    expect([(await mandateOf(one)).status, (await packageOf(one)).autoRenew]).toEqual(['paused', false]);
    await recurring().setActive(one.uid, true);
    await follow(4);
    expect([(await mandateOf(one)).status, (await packageOf(one)).autoRenew]).toEqual(['active', true]);
  });

  test('is stopped, resumed and stopped by its owner, and the provider is told each time', async () => {
    const one = await subscribed();
    const client = await signedInClient(app, one.user);
    const set = async (autoRenew: boolean) => {
      now = new Date();
      const reply = await client.put(`/api/subscription/${one.packageId}/renewal`, {
        autoRenew,
        consentVersion,
      });
      expect(reply.status).toBe(200);
      // Within the hour in which the worker would not ask otherwise.
      await follow(0.1);
    };
    const there = async () => (await recurring().get(one.uid)) as { state: { isActive: boolean } };
    await follow(0);
    for (const wanted of [false, true, false]) {
      await set(wanted);
      expect((await there()).state.isActive).toBe(wanted);
      await app.knex('recurring_payments').update({ checked_at: new Date(Date.now() - 120_000) });
    }
    expect((await mandateOf(one)).status).toBe('paused');
  });

  test('that ends at once is ended at the provider, too, however late that is heard', async () => {
    const one = await subscribed();
    await app.knex('recurring_payments').where({ package_id: one.packageId }).update({ status: 'cancelled' });
    await app.knex('packages').where({ id: one.packageId }).update({ status: 'cancelled', is_paid: false });
    const away: AppDeps = {
      ...deps,
      payments: {
        ...provider,
        id: provider.id,
        caps: provider.caps,
        recurring: { ...recurring(), cancel: async () => ({ kind: 'unknown', cause: 'timeout' }) },
      } as PaymentProvider,
    };
    now = inHours(2);
    await followDueRecurring(away);
    expect((await mandateOf(one)).providerActive).toBe(true);
    expect((await recurring().get(one.uid)).kind).toBe('ok');
    await follow(4);
    expect((await recurring().get(one.uid)).kind).toBe('not_found');
    expect((await mandateOf(one)).providerActive).toBe(false);
  });

  test('and was paid for twice: the second standing charge is ended, with its money given back', async () => {
    const first = await subscribed();
    const second = await subscribed({ sameAs: first });
    expect(await packageOf(first)).toMatchObject({ status: 'active', recurringPaymentUid: first.uid });
    expect(await packageOf(second)).toMatchObject({ status: 'inactive', isPaid: false, autoRenew: false });
    await follow(2);
    expect((await recurring().get(second.uid)).kind).toBe('not_found');
    expect((await recurring().get(first.uid)).kind).toBe('ok');
    expect(await mandateOf(second)).toMatchObject({ status: 'cancelled', providerActive: false });
  });

  test('and is charged after its end all the same: the money goes back', async () => {
    const one = await subscribed();
    await charge(one.uid);
    await app.knex('packages').where({ id: one.packageId }).update({ status: 'cancelled', is_paid: false });
    await follow(2);
    const [late] = await renewalsOf(one);
    expect(late?.status).toBe('excess');
    expect(await PaymentAttempt.query(app.knex).where({ parent_attempt_id: late?.id ?? 0 })).toMatchObject([
      { kind: 'refund', amountMinor: 4_000 },
    ]);
  });
});

test.each<[string, Compared, Step]>([
  ['nothing new', { status: 'active', lastSeen: true, seen: true }, null],
  ['stopped here', { status: 'paused', lastSeen: true, seen: true }, 'tell to pause'],
  ['stopped there', { status: 'active', lastSeen: true, seen: false }, 'take pause'],
  ['resumed here', { status: 'active', lastSeen: false, seen: false }, 'tell to resume'],
  ['resumed there', { status: 'paused', lastSeen: false, seen: true }, 'take resumption'],
  ['stopped on both sides', { status: 'paused', lastSeen: true, seen: false }, null],
  ['never looked at', { status: 'active', lastSeen: null, seen: false }, 'tell to resume'],
  ['ended here', { status: 'cancelled', lastSeen: true, seen: true }, 'tell to end'],
  ['ended and told', { status: 'cancelled', lastSeen: false, seen: false }, null],
  ['ended here, running there', { status: 'failed', lastSeen: false, seen: true }, 'tell to end'],
])('whose change counts: %s', (_name, compared, step) => {
  expect(compareStates(compared)).toBe(step);
});
