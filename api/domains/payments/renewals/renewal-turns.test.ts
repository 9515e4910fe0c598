import { consentVersion, renewalText } from '../../../contract/subscriptions/consent-texts.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { readBooks, rulesOfTheProvider } from '../../../scripts/books/read-books.ts';
import { RenewalWorld, type Subscriber } from '../../../testing/renewal-world.ts';
import { isActivePackage } from '../../subscriptions/entitlements/package-access.ts';
import { applyOutcome } from '../attempts/apply-outcome.ts';
import { expirePackages } from './expire-packages.ts';
import { reconcileAttempts } from '../attempts/reconcile-attempts.ts';
import { chargeDuePackages } from './charge-due-packages.ts';
import { remindOfExpiringCards } from './remind-of-expiring-cards.ts';

let world: RenewalWorld;
const hour = 3_600_000;
const day = 24 * hour;
const start = new Date('2027-05-10T09:00:00Z');
const due = new Date('2027-06-10T09:00:00Z');
const at = (days: number, more = 60_000) => new Date(due.getTime() + days * day + more);
beforeAll(async () => {
  world = await RenewalWorld.open(start);
});
afterAll(() => world.close());

async function subscribe(behaviour: Parameters<RenewalWorld['subscribe']>[0] = 'approved') {
  world.now = start;
  return world.subscribe(behaviour);
}
async function setRenewal(person: Subscriber, autoRenew: boolean) {
  const client = await world.signIn(person.user);
  return client.put(`/api/subscription/${person.packageId}/renewal`, { autoRenew, consentVersion });
}
const behave = (person: Subscriber, behaviour: string) =>
  world.app
    .knex('sandbox_psp.tokens')
    .whereIn(
      'uid',
      world.app
        .knex('user_payment_methods')
        .where({ user_id: person.user.id })
        .select(world.app.knex.raw('token::uuid')),
    )
    .update({ behaviour });

/** A provider that stops in the middle of a charge until `go` is called. */
function slowProvider() {
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const provider = new Proxy(world.deps.payments as PaymentProvider, {
    get(target, name) {
      const own = Reflect.get(target, name) as unknown;
      if (name !== 'chargeToken') return typeof own === 'function' ? own.bind(target) : own;
      return async (input: Parameters<PaymentProvider['chargeToken']>[0]) => {
        reached.resolve();
        await go.promise;
        return target.chargeToken(input);
      };
    },
  });
  return { provider, reached: reached.promise, go: go.resolve };
}

describe('stopping and resuming', () => {
  test('stopped, it is not charged and ends with its time; resumed before, it is charged as if nothing had been', async () => {
    const [stays, comesBack] = [await subscribe(), await subscribe()];
    for (const person of [stays, comesBack]) expect((await setRenewal(person, false)).status).toBe(200);
    expect(await world.mandateOf(stays)).toMatchObject({ status: 'paused', next_charge_date: null });
    expect((await setRenewal(comesBack, true)).body.active).toMatchObject([
      { autoRenew: true, nextPaymentDate: due.toISOString() },
    ]);
    expect(await world.mandateOf(comesBack)).toMatchObject({ status: 'active', next_charge_date: due });
    await world.run(at(0));
    await expirePackages(world.deps, at(0));
    expect(await world.packageOf(stays)).toMatchObject({ status: 'expired', isPaid: false });
    expect((await world.mandateOf(stays)).status).toBe('cancelled');
    expect(await world.renewalsOf(stays)).toEqual([]);
    expect((await world.packageOf(comesBack)).status).toBe('active');
    expect(await world.takenFrom(comesBack)).toEqual([4_990, 4_990]);
    expect(await world.mailsTo(stays, 'package_ended')).toBe(1);
  });

  test('stopped while the charge is on its way: money that comes counts, and nothing follows it', async () => {
    const person = await subscribe();
    world.now = at(0);
    const { provider, reached, go } = slowProvider();
    const charging = chargeDuePackages(world.deps, provider, { userId: person.user.id });
    await reached;
    expect((await setRenewal(person, false)).status).toBe(200);
    expect((await world.packageOf(person)).renewalProcessStatus).toBe('charging');
    await expirePackages(world.deps, at(0));
    expect((await world.packageOf(person)).status).toBe('active');
    go();
    await charging;
    expect(await world.packageOf(person)).toMatchObject({
      status: 'active',
      autoRenew: false,
      nextPaymentDate: null,
      endDate: new Date('2027-07-10T09:00:00Z'),
      renewalProcessStatus: 'not_started',
    });
    expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
    await world.run(at(31));
    await expirePackages(world.deps, at(31));
    expect((await world.packageOf(person)).status).toBe('expired');
    expect(await world.takenFrom(person)).toHaveLength(2);
  });

  test('stopped while the charge is on its way, and then declined: it ends, and nobody tries again', async () => {
    const person = await subscribe('renewals_decline');
    world.now = at(0);
    const { provider, reached, go } = slowProvider();
    const charging = chargeDuePackages(world.deps, provider, { userId: person.user.id });
    await reached;
    await setRenewal(person, false);
    go();
    await charging;
    expect(await world.packageOf(person)).toMatchObject({
      status: 'expired',
      isPaid: false,
      autoRenew: false,
    });
    await world.run(at(1));
    expect(await world.renewalsOf(person)).toHaveLength(1);
  });

  test('stopped before the charge was sent: it is never sent', async () => {
    const person = await subscribe();
    world.now = at(0);
    const written = await PaymentAttempt.query(world.app.knex).insertAndFetch({
      publicId: randomUUID(),
      userId: person.user.id,
      packageId: person.packageId,
      kind: 'renewal',
      periodKey: '2027-06-10',
      amountMinor: 4_990,
      provider: 'sandbox',
      dueAt: due,
      nextCheckAt: at(0),
    });
    await Package.query(world.app.knex)
      .findById(person.packageId)
      .patch({ renewalProcessStatus: 'charging' });
    await setRenewal(person, false);
    expect(await world.renewalsOf(person)).toMatchObject([
      { id: written.id, status: 'failed', failure: 'not_sent' },
    ]);
    await world.reconcile(at(0, hour));
    expect(await world.takenFrom(person)).toEqual([4_990]);
  });

  test('stopped while overdue it ends at once: nothing of it was paid', async () => {
    const person = await subscribe('renewals_decline');
    await world.run(at(0), person);
    expect((await world.packageOf(person)).status).toBe('past_due');
    world.now = at(1, -hour);
    const { body } = await setRenewal(person, false);
    expect(body.active).toEqual([]);
    expect(await world.packageOf(person)).toMatchObject({
      status: 'expired',
      isPaid: false,
      graceUntil: null,
    });
    expect((await world.mandateOf(person)).status).toBe('cancelled');
    expect(await world.mailsTo(person, 'renewal_stopped')).toBe(1);
  });
});

describe('proof of payment that comes late', () => {
  const approved = (amount = 4_990) => ({
    kind: 'approved' as const,
    txnId: randomUUID(),
    amount: { minor: amount, currency: 'ILS' as const },
    providerAt: world.now,
  });
  async function ended() {
    const person = await subscribe('renewals_decline');
    for (const days of [0, 1, 3, 5, 7]) await world.run(at(days), person);
    expect((await world.packageOf(person)).status).toBe('expired');
    const [first] = await world.renewalsOf(person);
    if (!first) throw new Error('no renewal');
    return { person, first };
  }
  const applyAt = (now: Date, { id }: PaymentAttempt) => {
    world.now = now;
    return applyOutcome({ ...world.deps, clock: { now: () => now } }, id, approved());
  };

  test('brings an ended package back for a period that still runs, without renewing it', async () => {
    const { person, first } = await ended();
    expect((await applyAt(at(9), first)).status).toBe('succeeded');
    expect(await world.packageOf(person)).toMatchObject({
      status: 'active',
      isPaid: true,
      autoRenew: false,
      endDate: new Date('2027-07-10T09:00:00Z'),
    });
    expect(isActivePackage(await world.packageOf(person), at(10))).toBe(true);
    await world.run(at(31), person);
    expect(await world.renewalsOf(person)).toHaveLength(5);
  });

  test.each([
    ['the period is over by then', async () => {}, 35],
    ['the plan was bought anew', async (person: Subscriber) => void (await createBoughtAnew(person)), 9],
  ])('goes back by itself when %s', async (_name, before, days) => {
    const { person, first } = await ended();
    await before(person);
    expect((await applyAt(at(days), first)).status).toBe('excess');
    expect((await world.packageOf(person)).status).toBe('expired');
    const refunds = await PaymentAttempt.query(world.app.knex).where({ parent_attempt_id: first.id });
    expect(refunds).toMatchObject([{ kind: 'refund', status: 'created', amountMinor: 4_990 }]);
  });
  async function createBoughtAnew({ user, packageId }: Subscriber) {
    const { productId } = await world.packageOf({ packageId });
    return Package.query(world.app.knex).insert({
      userId: user.id,
      productId,
      status: 'active',
      isPaid: true,
    });
  }

  test('of two charges of one period one counts and the other goes back', async () => {
    const person = await subscribe('renewals_decline');
    await world.run(at(0), person);
    await behave(person, 'approved');
    await world.run(at(1), person);
    const [late] = await world.renewalsOf(person);
    if (!late) throw new Error('no renewal');
    expect((await applyAt(at(2), late)).status).toBe('excess');
    expect((await world.packageOf(person)).endDate).toEqual(new Date('2027-07-10T09:00:00Z'));
    const paid = await PaymentAttempt.query(world.app.knex).where({
      package_id: person.packageId,
      status: 'succeeded',
      kind: 'renewal',
    });
    expect(paid).toHaveLength(1);
  });
});

describe('cards', () => {
  test('a card that is stored already takes over at once, and what is overdue is charged to it', async () => {
    const person = await subscribe('renewals_decline');
    await world.run(at(0), person);
    world.now = at(1, -hour);
    const client = await world.signIn(person.user);
    await world.replaceCard(client, 'renewals_decline');
    expect((await world.packageOf(person)).status).toBe('past_due');
    expect(await world.renewalsOf(person)).toHaveLength(2);
    const { body: good } = await client.get('/api/subscription/card');
    expect(good.methods).toHaveLength(1);
    await behave(person, 'approved');
    const { status, body } = await client.post('/api/subscription/card', {
      method: { kind: 'saved', id: good.methods[0].id },
      consentVersion,
    });
    expect([status, body.plans[0].isOverdue]).toEqual([200, false]);
    const agreed = await world.app
      .knex('payment_consents')
      .where({ package_id: person.packageId })
      .orderBy('id');
    const terms = { cycle: 'monthly', price: '49.90' } as const;
    expect(agreed.map(({ text }) => text)).toEqual([
      renewalText('he', { card: 'new', ...terms }),
      renewalText('he', { card: 'saved', ...terms }),
    ]);
    expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
    const foreign = (await subscribe()).client;
    expect(
      (
        await foreign.post('/api/subscription/card', {
          method: { kind: 'saved', id: good.methods[0].id },
          consentVersion,
        })
      ).status,
    ).toBe(404);
  });

  test('a page for a new card is made once, charges nothing, and refuses what is refused', async () => {
    const person = await subscribe();
    const before = await world.app.knex('receipts').where({ user_id: person.user.id });
    const pages = await Promise.all(
      Array.from({ length: 10 }, () =>
        person.client.post('/api/subscription/card', { method: { kind: 'new' }, consentVersion }),
      ),
    );
    expect(new Set(pages.map(({ body }) => body.update?.id)).size).toBe(1);
    const body = await world
      .replaceCard(person.client, 'callback_never')
      .catch((error: Error) => error.message);
    expect(String(body)).not.toContain('paid');
    const updates = await PaymentAttempt.query(world.app.knex).where({
      user_id: person.user.id,
      kind: 'card_update',
    });
    expect(updates).toMatchObject([{ status: 'succeeded', amountMinor: 0 }]);
    expect(await world.app.knex('receipts').where({ user_id: person.user.id })).toHaveLength(before.length);
    expect(await world.takenFrom(person)).toEqual([4_990]);
    expect((await world.mandateOf(person)).payment_method_id).toBe(updates[0]?.paymentMethodId);
    const guest = world.app.client();
    expect(
      (await guest.post('/api/subscription/card', { method: { kind: 'new' }, consentVersion })).status,
    ).toBe(401);
    const stranger = (await subscribe()).client;
    expect((await stranger.post(`/api/subscription/card/${updates[0]?.publicId}/check`)).status).toBe(404);
    const without = await world.signIn((await subscribe('approved')).user);
    await world.app
      .knex('packages')
      .where({ id: (await without.get('/api/subscription')).body.active[0].id })
      .update({ renewal_driver: null });
    expect(
      (await without.post('/api/subscription/card', { method: { kind: 'new' }, consentVersion })).status,
    ).toBe(409);
  });

  test('its owner is reminded once that a card expires, a month ahead, and only of one that is charged', async () => {
    const person = await subscribe();
    const spare = { user_id: person.user.id, card_expiry: '07/2027', last4_digits: '1111' };
    await world.app.knex('user_payment_methods').insert(spare);
    await world.app
      .knex('user_payment_methods')
      .where({ user_id: person.user.id, last4_digits: '4580' })
      .update({ card_expiry: '07/2027' });
    const remind = async (now: string) => {
      await remindOfExpiringCards({ ...world.deps, clock: { now: () => new Date(now) } });
      return world.mailsTo(person, 'card_expiring');
    };
    expect(await remind('2027-05-31T12:00:00Z')).toBe(0);
    expect(await remind('2027-05-31T21:30:00Z')).toBe(1);
    expect(await remind('2027-07-31T12:00:00Z')).toBe(1);
  });
});

test('a cheaper plan that was chosen to follow is what is charged and given from then on', async () => {
  const person = await subscribe();
  const cheaper = await createProduct(world.app.knex, {
    monthlyPrice: 1_990,
    proCardCount: 1,
    basicCardCount: 0,
  });
  world.now = new Date(due.getTime() - 5 * day);
  const client = await world.signIn(person.user);
  const wish = { productId: cheaper.id, billingCycle: 'monthly' };
  const path = `/api/subscription/${person.packageId}/change`;
  const quote = await client.get(`${path}?productId=${cheaper.id}&billingCycle=monthly`);
  const changed = await client.post(path, {
    ...wish,
    amount: '0.00',
    quotedAt: quote.body.quotedAt,
    consentVersion,
  });
  expect([changed.status, changed.body.payment]).toEqual([200, null]);
  const [agreed] = await world.app.knex('payment_consents').where({ package_id: person.packageId });
  expect(agreed.text).toBe(renewalText('he', { card: 'same', cycle: 'monthly', price: '19.90' }));
  expect(await world.takenFrom(person)).toEqual([4_990]);
  await world.run(at(0), person);
  expect(await world.packageOf(person)).toMatchObject({
    productId: cheaper.id,
    price: 1_990,
    proCardCount: 1,
    status: 'active',
  });
  expect(await world.takenFrom(person)).toEqual([4_990, 1_990]);
  expect(await world.mandateOf(person)).toMatchObject({ amount: '19.90', product_id: cheaper.id });
});

test('whoever began a charge and died before it was sent loses nothing: it is charged an hour later, once', async () => {
  const person = await subscribe();
  world.now = at(0);
  const dead = new Proxy(world.deps.payments as PaymentProvider, {
    get: (target, name) =>
      name === 'chargeToken'
        ? () => Promise.reject(new Error('the process died'))
        : (Reflect.get(target, name) as unknown),
  });
  await chargeDuePackages(world.deps, dead, { userId: person.user.id });
  expect(await world.renewalsOf(person)).toMatchObject([{ status: 'pending' }]);
  for (const minutes of [3, 20, 40]) await reconcileAttempts(world.deps, at(0, minutes * 60_000));
  expect(await world.packageOf(person)).toMatchObject({
    status: 'active',
    renewalProcessStatus: 'retry_scheduled',
    paymentRetryCount: 0,
  });
  await world.run(at(0, 101 * 60_000), person);
  expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
});

test('the books are in order after all of it', async () => {
  expect(await readBooks(world.app.knex, { now: world.now, without: rulesOfTheProvider })).toEqual([]);
});
