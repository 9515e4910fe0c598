import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { isActivePackage } from '../../subscriptions/entitlements/package-access.ts';
import { crowd } from '../../../testing/crowd.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createCheckoutLock } from '../../../testing/factories/checkout-lock.ts';
import { createPackageChange } from '../../../testing/factories/package-change.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { RenewalWorld } from '../../../testing/renewal-world.ts';
import { periodEnd } from '../attempts/periods.ts';
import { chargeDuePackages } from './charge-due-packages.ts';

let world: RenewalWorld;
const hour = 3_600_000;
const day = 24 * hour;
const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);
beforeAll(async () => {
  world = await RenewalWorld.open(new Date('2027-01-31T09:00:00Z'));
});
afterAll(() => world.close());

describe('a first payment', () => {
  test('with a card that may be kept renews itself, with its standing order in step', async () => {
    const start = new Date('2027-01-31T09:00:00Z');
    world.now = start;
    const person = await world.subscribe();
    const bought = await world.packageOf(person);
    const end = new Date('2027-02-28T09:00:00Z');
    expect(bought).toMatchObject({
      autoRenew: true,
      renewalDriver: 'merchant',
      endDate: end,
      nextPaymentDate: end,
    });
    expect(await world.mandateOf(person)).toMatchObject({
      status: 'active',
      amount: '49.90',
      recurring_type: 2,
      recurring_range: 1,
      next_charge_date: end,
      product_id: bought.productId,
    });
    const steps = await world.app
      .knex('state_transitions')
      .where({ entity: 'recurring_payments' })
      .pluck('to_status');
    expect(steps).toContain('active');
    const { body } = await person.client.get('/api/subscription');
    expect(body.active).toMatchObject([
      { autoRenew: true, nextPaymentDate: end.toISOString(), chargedCard: '4580' },
    ]);
  });

  test('without leave to keep the card ends with its period, and says so', async () => {
    world.now = new Date('2027-01-31T09:00:00Z');
    const person = await world.subscribe('approved', { save: false });
    expect(await world.packageOf(person)).toMatchObject({
      autoRenew: false,
      renewalDriver: null,
      nextPaymentDate: null,
    });
    expect(await world.mandateOf(person)).toBeUndefined();
    expect((await person.client.get('/api/subscription')).body.active).toMatchObject([
      { autoRenew: false, nextPaymentDate: null, canResume: false, chargedCard: null },
    ]);
    await world.run(new Date('2027-03-01T09:00:00Z'));
    expect(await world.renewalsOf(person)).toEqual([]);
  });
});

/** Through the 29th of a leap year's February and the change of clocks; two years have every month's end twice. */
const months = crowd(5, 24);

test('months from a 31st: each on its day by the anchor, at the same hour over the change of clocks, once each', async () => {
  const start = new Date('2027-10-31T09:00:00Z');
  world.now = start;
  const person = await world.subscribe();
  const ends: string[] = [];
  for (let month = 1; month <= months; month += 1) {
    const due = await periodEnd(world.app.knex, start, 'monthly', month);
    expect((await world.packageOf(person)).endDate).toEqual(due);
    await world.run(later(due, -60_000), person);
    expect(await world.renewalsOf(person)).toHaveLength(month - 1);
    await world.run(later(due, 60_000), person);
    await world.run(later(due, 120_000), person);
    const bought = await world.packageOf(person);
    expect(bought).toMatchObject({
      status: 'active',
      renewalProcessStatus: 'not_started',
      paymentRetryCount: 0,
    });
    expect((await world.mandateOf(person)).next_charge_date).toEqual(bought.endDate);
    ends.push(bought.endDate?.toISOString() ?? '');
  }
  expect(ends.slice(0, 5)).toEqual([
    '2027-12-31T09:00:00.000Z',
    '2028-01-31T09:00:00.000Z',
    '2028-02-29T09:00:00.000Z',
    '2028-03-31T08:00:00.000Z',
    '2028-04-30T08:00:00.000Z',
  ]);
  expect(ends.at(-1)).toBe(months === 24 ? '2029-11-30T09:00:00.000Z' : '2028-04-30T08:00:00.000Z');
  const renewals = await world.renewalsOf(person);
  expect(renewals.map(({ status }) => status)).toEqual(Array.from({ length: months }, () => 'succeeded'));
  expect(new Set(renewals.map(({ periodKey }) => periodKey)).size).toBe(months);
  expect(await world.takenFrom(person)).toEqual(Array.from({ length: months + 1 }, () => 4_990));
  expect(await world.app.knex('receipts').where({ user_id: person.user.id })).toHaveLength(months + 1);
  // The first was paid by somebody who waits for it; the others keep nobody's new password waiting.
  const mails = world.app.knex('mail_log').where({ user_id: person.user.id, template: 'receipt' });
  expect(await mails.orderBy('id').pluck('is_bulk')).toEqual([
    false,
    ...Array.from({ length: months }, () => true),
  ]);
  expect(await world.mailsTo(person, 'renewal_ahead')).toBe(months);
});

test('a year renews for a year, told 30 and 7 days ahead, once each, and only the last when both are late', async () => {
  const start = new Date('2027-06-15T09:00:00Z');
  world.now = start;
  const person = await world.subscribe('approved', { cycle: 'yearly' });
  const due = new Date('2028-06-15T09:00:00Z');
  const told = () => world.mailsTo(person, 'renewal_ahead');
  const tell = async (days: number) => {
    await world.run(later(due, -days * day));
    await world.run(later(due, -days * day + 60_000));
    return told();
  };
  expect([await tell(31), await tell(30), await tell(20), await tell(7), await tell(1)]).toEqual([
    0, 1, 1, 2, 2,
  ]);
  await world.run(later(due, 60_000));
  expect((await world.packageOf(person)).endDate).toEqual(new Date('2029-06-15T09:00:00Z'));
  expect(await world.takenFrom(person)).toEqual([49_900, 49_900]);
  await world.run(later(due, 360 * day));
  expect(await told()).toBe(3);
  const notices = await world.app.knex('notifications').where({ user_id: person.user.id });
  expect(notices.filter(({ title }) => title === 'המנוי מתחדש בקרוב')).toHaveLength(3);
});

test('what is told ahead names the plan and the price that the renewal changes to', async () => {
  world.now = new Date('2027-05-10T09:00:00Z');
  const person = await world.subscribe();
  const { knex } = world.app;
  const next = await createProduct(knex, { name: 'בייסיק' });
  await createPackageChange(knex, { packageId: person.packageId, toProductId: next.id, toPrice: 1_990 });
  await world.run(new Date('2027-06-08T09:00:00Z'), person);
  const [mail] = await knex('mail_log').where({ user_id: person.user.id, template: 'renewal_ahead' });
  const told = await knex('notifications').where({ user_id: person.user.id, title: 'המנוי מתחדש בקרוב' });
  for (const text of [mail.subject, mail.text_body, told[0].content]) {
    expect(text).toContain('בייסיק');
    expect(text).not.toContain(world.product.name);
  }
  expect(mail.text_body).toContain('19.90');
});

describe('dunning', () => {
  const due = new Date('2027-06-10T09:00:00Z');
  const at = (days: number) => later(due, days * day + 60_000);
  const subscribe = async (behaviour: Parameters<RenewalWorld['subscribe']>[0] = 'renewals_decline') => {
    world.now = new Date('2027-05-10T09:00:00Z');
    const person = await world.subscribe(behaviour);
    expect((await world.packageOf(person)).endDate).toEqual(due);
    return person;
  };
  const access = async (person: { packageId: number }, now: Date) =>
    isActivePackage(await world.packageOf(person), now);

  test('tries on days 0, 1, 3, 5 and 7, keeps access through them, tells each time, and then ends', async () => {
    const person = await subscribe();
    for (const [place, days] of [0, 1, 3, 5, 7].entries()) {
      if (place > 0) await world.run(later(due, days * day - 60_000), person);
      expect(await world.renewalsOf(person)).toHaveLength(place);
      expect(await access(person, later(due, days * day - 60_000))).toBe(true);
      await world.run(at(days), person);
      await world.run(at(days), person);
      expect(await world.renewalsOf(person)).toHaveLength(place + 1);
      if (days === 7) break;
      expect(await world.packageOf(person)).toMatchObject({
        status: 'past_due',
        isPaid: true,
        graceUntil: later(due, 7 * day),
        paymentRetryCount: place + 1,
        renewalProcessStatus: 'retry_scheduled',
      });
      expect(await world.mailsTo(person, 'charge_failed')).toBe(place + 1);
      expect((await world.mandateOf(person)).next_charge_date).toEqual(
        (await world.packageOf(person)).nextPaymentDate,
      );
    }
    expect(await world.packageOf(person)).toMatchObject({
      status: 'expired',
      isPaid: false,
      autoRenew: false,
      nextPaymentDate: null,
      graceUntil: null,
    });
    expect(await world.mandateOf(person)).toMatchObject({ status: 'failed', next_charge_date: null });
    expect([
      await world.mailsTo(person, 'charge_failed'),
      await world.mailsTo(person, 'package_ended'),
    ]).toEqual([4, 1]);
    const ofTheClock = world.app
      .knex('mail_log')
      .where({ user_id: person.user.id })
      .whereIn('template', ['charge_failed', 'package_ended']);
    expect(await ofTheClock.pluck('is_bulk')).toEqual([true, true, true, true, true]);
    expect(await world.takenFrom(person)).toEqual([4_990]);
    await world.run(at(40));
    const tries = await world.renewalsOf(person);
    expect(tries).toHaveLength(5);
    // Each is a decline of its owner's, of which the day counts; of the card, which nobody tried, it is none.
    expect(tries.map(({ cardKey, declinedAt }) => [cardKey, declinedAt !== null])).toEqual(
      tries.map(() => [null, true]),
    );
    expect(await world.app.knex('checkout_locks').where({ user_id: person.user.id })).toEqual([]);
  });

  test.each([1, 3, 5, 7])('recovers on day %i, with the anchor kept', async (recovery) => {
    const person = await subscribe();
    for (const days of [0, 1, 3, 5, 7].filter((days) => days < recovery)) await world.run(at(days));
    expect((await world.packageOf(person)).status).toBe('past_due');
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'approved' });
    await world.run(at(recovery));
    expect(await world.packageOf(person)).toMatchObject({
      status: 'active',
      isPaid: true,
      endDate: new Date('2027-07-10T09:00:00Z'),
      graceUntil: null,
      paymentRetryCount: 0,
      renewalProcessStatus: 'not_started',
    });
    expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
    const notices = await world.app.knex('notifications').where({ user_id: person.user.id }).pluck('title');
    expect(notices).toContain('החיוב עבר');
  });

  test('a hard decline is not tried again: the owner is asked for another card, which is charged at once', async () => {
    const person = await subscribe('approved');
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'blocked' });
    await world.run(at(0));
    expect(await world.packageOf(person)).toMatchObject({
      status: 'past_due',
      renewalProcessStatus: 'needs_customer',
      nextPaymentDate: null,
      graceUntil: later(due, 7 * day),
    });
    for (const days of [1, 3, 5]) await world.run(at(days));
    expect(await world.renewalsOf(person)).toHaveLength(1);
    expect(await world.mailsTo(person, 'charge_failed')).toBe(1);
    // In the middle of the night, too: the owner is present.
    world.now = later(due, 5 * day + 14 * hour);
    const client = await world.signIn(person.user);
    const { body } = await client.get('/api/subscription');
    expect(body.active).toMatchObject([{ status: 'past_due', overdue: { nextTryAt: null, canPay: true } }]);
    const card = await world.replaceCard(client, 'callback_thrice');
    expect(card).toMatchObject({
      update: { state: 'succeeded', last4: '0075' },
      plans: [{ isOverdue: false }],
    });
    expect(await world.packageOf(person)).toMatchObject({
      status: 'active',
      endDate: new Date('2027-07-10T09:00:00Z'),
    });
    expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
    const receipts = await world.app.knex('receipts').where({ user_id: person.user.id });
    expect(receipts.map(({ amount }) => amount)).toEqual(['49.90', '49.90']);
    const { body: wallet } = await client.get('/api/wallet');
    expect(wallet.recurringPayments).toMatchObject([
      { status: 'active', paymentMethod: { last4Digits: '0075' } },
    ]);
    // An unused payment method can be removed, one that is charged can't.
    const old = wallet.paymentMethods.find(
      ({ last4Digits }: { last4Digits: string }) => last4Digits === '4580',
    );
    expect(old).toMatchObject({ inUse: false, isDefault: false });
  });

  test('a new card whose callback never comes is taken by asking, and charged at once', async () => {
    const person = await subscribe('approved');
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'blocked' });
    await world.run(at(0));
    world.now = later(due, 2 * day);
    const client = await world.signIn(person.user);
    expect(await world.replaceCard(client, 'callback_never')).toMatchObject({
      update: { state: 'succeeded' },
      plans: [{ isOverdue: false }],
    });
    expect(await world.packageOf(person)).toMatchObject({ status: 'active' });
  });

  test('without any card, and then declined with a new one: the day that was promised first stands', async () => {
    const person = await subscribe('approved');
    const { knex } = world.app;
    await knex('user_payment_methods')
      .where({ user_id: person.user.id })
      .update({ is_active: false, is_default: false });
    world.now = at(0);
    // Whoever has no card counts as taken up, too.
    const provider = world.deps.payments as PaymentProvider;
    expect(await chargeDuePackages(world.deps, provider, { userId: person.user.id })).toBe(1);
    const promised = later(due, 7 * day);
    expect(await world.packageOf(person)).toMatchObject({ status: 'past_due', graceUntil: promised });
    world.now = later(due, 3 * day);
    await world.replaceCard(await world.signIn(person.user), 'renewals_decline');
    const told = await knex('mail_log')
      .where({ user_id: person.user.id, template: 'charge_failed' })
      .orderBy('id')
      .pluck('text_body');
    expect(told).toHaveLength(2);
    for (const text of told) expect(text).toMatch(/מוצגים עד: .?17 ביוני 2027/);
    await world.run(later(promised, -hour));
    expect((await world.packageOf(person)).status).toBe('past_due');
    await world.run(later(promised, hour));
    expect((await world.packageOf(person)).status).toBe('expired');
  });

  test('without grace left it ends, although no try was planned', async () => {
    const person = await subscribe('approved');
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'blocked' });
    await world.run(at(0));
    await world.run(at(6));
    expect((await world.packageOf(person)).status).toBe('past_due');
    await world.run(at(7));
    expect(await world.packageOf(person)).toMatchObject({ status: 'expired', isPaid: false });
  });

  test('at night nobody is charged, and nobody loses what they have', async () => {
    world.now = new Date('2027-05-10T23:30:00Z');
    const person = await world.subscribe('renewals_decline');
    const night = new Date('2027-06-10T23:30:00Z');
    expect((await world.packageOf(person)).endDate).toEqual(night);
    await world.run(later(night, hour));
    expect(await world.renewalsOf(person)).toEqual([]);
    expect(await access(person, later(night, hour))).toBe(true);
    await world.run(new Date('2027-06-11T05:01:00Z'));
    expect(await world.renewalsOf(person)).toHaveLength(1);
    // Later tries fall into the day as well, and none of them after the grace.
    // In steps that come by every hour of the day.
    for (let passed = 0; passed < 8 * 24; passed += 5)
      await world.run(later(night, 6 * hour + passed * hour), person);
    const tries = await world.renewalsOf(person);
    expect(tries).toHaveLength(5);
    for (const { sentAt } of tries) {
      const local = Number(
        new Intl.DateTimeFormat('en-GB', {
          timeZone: 'Asia/Jerusalem',
          hour: '2-digit',
          hourCycle: 'h23',
        }).format(sentAt ?? undefined),
      );
      expect(local).toBeGreaterThanOrEqual(8);
      expect(local).toBeLessThan(20);
    }
    expect((await world.packageOf(person)).status).toBe('expired');
  });

  test('paying by hand: a request that is sent again under its key takes effect once, and has the same answer', async () => {
    const person = await subscribe();
    await world.run(at(0));
    world.now = at(0);
    const client = await world.signIn(person.user);
    const key = randomUUID();
    const pay = (Key: string) =>
      client.post(`/api/subscription/${person.packageId}/pay`, {}, { headers: { 'Idempotency-Key': Key } });
    const first = await pay(key);
    expect(first.body).toMatchObject({ result: 'declined' });
    const tries = (await world.renewalsOf(person)).length;
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'approved' });
    expect((await pay(key)).body).toEqual(first.body);
    expect(await world.renewalsOf(person)).toHaveLength(tries);
    expect((await pay(randomUUID())).body).toMatchObject({ result: 'paid' });
  });

  test('paying by hand: once however often it is pressed, and not what nobody owes', async () => {
    const person = await subscribe();
    const press = (client: TestClient) => client.post(`/api/subscription/${person.packageId}/pay`);
    const pay = async () => press(await world.signIn(person.user));
    expect((await pay()).status).toBe(409);
    await world.run(at(0));
    world.now = at(0);
    expect((await pay()).body).toMatchObject({ result: 'declined', decline: { class: 'soft', code: '004' } });
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'approved' });
    const closed = { userId: person.user.id, closedAt: world.now };
    const { id: lock } = await createCheckoutLock(world.app.knex, closed);
    expect((await pay()).status).toBe(429);
    await world.app.knex('checkout_locks').where({ id: lock }).delete();
    // Each signed in before the first presses: signing in keeps all sessions of the person, and would wait in a circle.
    const clients: TestClient[] = [];
    for (let nth = 0; nth < 20; nth += 1) clients.push(await world.signIn(person.user));
    const replies = await Promise.all(clients.map(press));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
    expect((await world.packageOf(person)).status).toBe('active');
    const stranger = (await subscribe('approved')).client;
    expect((await stranger.post(`/api/subscription/${person.packageId}/pay`)).status).toBe(404);
  });
});

test('the scheduler was down for ten days: one charge, not ten, and for the period that follows', async () => {
  world.now = new Date('2027-08-10T09:00:00Z');
  const person = await world.subscribe();
  await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'approved' });
  for (let minute = 0; minute < 3; minute += 1) await world.run(new Date(`2027-09-20T09:0${minute}:00Z`));
  expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
  expect((await world.packageOf(person)).endDate).toEqual(new Date('2027-10-10T09:00:00Z'));
});

test('down for ten weeks: nobody pays for time in which they had nothing', async () => {
  world.now = new Date('2027-08-10T09:00:00Z');
  const person = await world.subscribe();
  await world.run(new Date('2027-11-20T10:00:00Z'));
  await world.run(new Date('2027-11-20T10:01:00Z'));
  expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
  expect((await world.packageOf(person)).endDate).toEqual(new Date('2027-12-10T10:00:00Z'));
});

test('a plan without an end has nothing to renew, and keeps nobody else from being charged', async () => {
  world.now = new Date('2027-11-20T10:00:00Z');
  const [endless, person] = [await world.subscribe(), await world.subscribe()];
  const { endDate } = await world.packageOf(endless);
  const endAt = (end: Date | null) =>
    world.app.knex('packages').where({ id: endless.packageId }).update({ end_date: end });
  await endAt(null);
  await world.run(new Date('2027-12-20T10:01:00Z'));
  expect(await world.renewalsOf(endless)).toEqual([]);
  expect(await world.renewalsOf(person)).toMatchObject([{ status: 'succeeded' }]);
  await endAt(endDate);
});

describe('an answer that stays out', () => {
  const due = new Date('2027-10-10T09:00:00Z');
  const start = new Date('2027-09-10T09:00:00Z');

  test('charged, but the connection was cut: nothing is charged again, and the look-up finds it', async () => {
    world.now = start;
    const person = await world.subscribe();
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'charged_then_cut' });
    await world.run(later(due, 60_000));
    expect(await world.packageOf(person)).toMatchObject({
      status: 'active',
      renewalProcessStatus: 'awaiting_result',
    });
    await world.run(later(due, 120_000));
    expect(isActivePackage(await world.packageOf(person), later(due, hour))).toBe(true);
    expect(isActivePackage(await world.packageOf(person), later(due, 71 * hour))).toBe(true);
    expect(isActivePackage(await world.packageOf(person), later(due, 73 * hour))).toBe(false);
    await world.reconcile(later(due, 10 * 60_000));
    expect(await world.packageOf(person)).toMatchObject({
      status: 'active',
      renewalProcessStatus: 'not_started',
    });
    expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
    expect(await world.renewalsOf(person)).toHaveLength(1);
  });

  test('not charged, but nobody could tell: tried again once the provider says so twice', async () => {
    world.now = start;
    const person = await world.subscribe();
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'hangs_uncharged' });
    await world.run(later(due, 60_000));
    expect((await world.packageOf(person)).renewalProcessStatus).toBe('awaiting_result');
    for (const minutes of [5, 16, 30]) await world.reconcile(later(due, minutes * 60_000));
    expect(await world.packageOf(person)).toMatchObject({
      status: 'active',
      renewalProcessStatus: 'retry_scheduled',
      paymentRetryCount: 0,
    });
    await world.app.knex('sandbox_psp.tokens').update({ behaviour: 'approved' });
    await world.run(later(due, 60 * 60_000));
    expect(await world.renewalsOf(person)).toHaveLength(1);
    await world.run(later(due, 95 * 60_000));
    expect(await world.takenFrom(person)).toEqual([4_990, 4_990]);
    expect(await world.mailsTo(person, 'charge_failed')).toBe(0);
  });

  test('charged after we gave up, and again meanwhile: a day later the late one is found and goes back', async () => {
    world.now = start;
    const person = await world.subscribe();
    const behave = (behaviour: string) => world.app.knex('sandbox_psp.tokens').update({ behaviour });
    await behave('charged_late');
    await world.run(later(due, 60_000));
    for (const minutes of [5, 16, 30]) await world.reconcile(later(due, minutes * 60_000));
    expect(await world.renewalsOf(person)).toMatchObject([{ status: 'failed', failure: 'not_sent' }]);
    await behave('approved');
    await world.run(later(due, 95 * 60_000));
    await world.reconcile(later(due, 23 * hour));
    const charged = async () => (await world.renewalsOf(person)).map(({ status }) => status);
    expect(await charged()).toEqual(['failed', 'succeeded']);
    await world.reconcile(later(due, 25 * hour));
    expect(await charged()).toEqual(['excess', 'succeeded']);
    const documents = await world.app.knex('receipts').where({ user_id: person.user.id }).orderBy('id');
    expect(documents.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'receipt 49.90',
      'receipt 49.90',
      'receipt 49.90',
      'credit 49.90',
    ]);
    expect(await world.packageOf(person)).toMatchObject({ status: 'active', paymentRetryCount: 0 });
  });
});

test('a page that was paid after we gave it up counts as soon as we ask again', async () => {
  world.now = new Date('2027-12-10T09:00:00Z');
  const user = await createUser(world.app.knex);
  const client = await world.signIn(user);
  const { id, pageUrl } = await world.openCheckout(client);
  await world.payOn(pageUrl, 'charged_late');
  const page = world.now;
  await world.reconcile(later(page, 36 * 60_000));
  const books = async () => {
    const attempt = await PaymentAttempt.query(world.app.knex).findOne({ public_id: id }).throwIfNotFound();
    const bought = await world.packageOf({ packageId: attempt.packageId ?? 0 });
    return [attempt.status, bought.status];
  };
  expect(await books()).toEqual(['expired', 'inactive']);
  await world.reconcile(later(page, 24 * hour));
  expect(await books()).toEqual(['expired', 'inactive']);
  await world.reconcile(later(page, 25 * hour));
  expect(await books()).toEqual(['succeeded', 'active']);
});

test('the books are in order after all of it', async () => {
  expect(await readBooks(world.app.knex, { now: world.now })).toEqual([]);
});
