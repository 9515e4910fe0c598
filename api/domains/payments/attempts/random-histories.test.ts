import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentDecision } from '../../../contract/payments/payment-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { comparePages } from '../../../testing/histories/judge/seen-on-pages.ts';
import {
  compareMailedDocuments,
  compareMails,
  lastingMails,
} from '../../../testing/histories/judge/told-by-mail.ts';
import { expectSoundLedger } from '../../../testing/judge-ledger.ts';
import { payOutAt } from '../../../testing/pay-out.ts';
import { RenewalWorld, type Subscriber } from '../../../testing/renewal-world.ts';
import { chargeDuePackages } from '../renewals/charge-due-packages.ts';
import { expirePackages } from '../renewals/expire-packages.ts';
import { checkAttempt } from './check-attempt.ts';
import { requestRefund } from './request-refund.ts';
import { resolveAttempt } from './resolve-attempt.ts';
import { transitions } from './transitions.ts';

const start = new Date('2027-01-31T09:00:00Z');
const hour = 3_600_000;
let world: RenewalWorld;
let dearer: Product;
let cheaper: Product;
beforeAll(async () => {
  world = await RenewalWorld.open(start);
  dearer = await createProduct(world.app.knex, { monthlyPrice: 12_000, yearlyPrice: 120_000 });
  cheaper = await createProduct(world.app.knex, { monthlyPrice: 1_990, yearlyPrice: 19_900 });
});
afterAll(() => world.close());

const behaviours = [
  'approved',
  'renewals_decline',
  'blocked',
  'charged_then_cut',
  'insufficient_funds',
  'other_amount',
  'charged_late',
] as const;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 900 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('card' as const), behaviour: fc.constantFrom(...behaviours) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resume' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), part: fc.integer({ min: 1, max: 5_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('second' as const),
      amount: fc.constantFrom('49.90', '7.00'),
      times: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      decision: fc.constantFrom('succeeded' as const, 'failed' as const, 'give_back' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      dearer: fc.boolean(),
      billingCycle: fc.constantFrom('monthly' as const, 'yearly' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** One minute of the worker: every job that touches money. */
async function work(now: Date): Promise<void> {
  await Promise.all([world.run(now), world.reconcile(now), expirePackages(world.deps, now)]);
  await world.reconcile(now);
}

async function take(person: Subscriber, what: Step): Promise<void> {
  const { knex } = world.app;
  const client = await world.signIn(person.user);
  const path = `/api/subscription/${person.packageId}`;
  const sure = ({ status }: { status: number }) => expect(status).toBeLessThan(500);
  switch (what.kind) {
    case 'wait': {
      const goal = world.now.getTime() + what.hours * hour;
      while (world.now.getTime() < goal)
        await work(new Date(Math.min(goal, world.now.getTime() + 26 * hour)));
      return;
    }
    case 'card':
      await knex('sandbox_psp.tokens')
        .whereIn(
          'uid',
          knex('user_payment_methods').where({ user_id: person.user.id }).select(knex.raw('token::uuid')),
        )
        .update({ behaviour: what.behaviour });
      return;
    case 'replace': {
      const begun = await client.post('/api/subscription/card', { method: { kind: 'new' }, consentVersion });
      return begun.body.update ? void (await world.replaceCard(client, 'approved')) : sure(begun);
    }
    case 'stop':
    case 'resume':
      return sure(await client.put(`${path}/renewal`, { autoRenew: what.kind === 'resume', consentVersion }));
    case 'pay':
      return sure(await client.post(`${path}/pay`));
    case 'refund':
      return refund(person, what.part);
    case 'second':
      return chargeOnceMore(person, what);
    case 'decide':
      return decide(person, what.decision);
    case 'cancel': {
      const view = await client.get(`${path}/cancellation`);
      if (view.body.kind && view.body.kind !== 'none')
        sure(await client.post(`${path}/cancellation`, { kind: view.body.kind, refund: view.body.refund }));
      return;
    }
    case 'change': {
      const wish = { productId: (what.dearer ? dearer : cheaper).id, billingCycle: what.billingCycle };
      const quote = await client.get(
        `${path}/change?${new URLSearchParams({ ...wish, productId: String(wish.productId) })}`,
      );
      if (quote.status !== 200) return sure(quote);
      const card = await knex('user_payment_methods')
        .where({ user_id: person.user.id, is_default: true })
        .first();
      const method = { kind: 'saved', id: Number(card?.id) };
      const { amount, quotedAt } = quote.body;
      // At the very moment in which the worker may charge the next period.
      const [changed] = await Promise.all([
        client.post(`${path}/change`, { ...wish, amount, quotedAt, method, consentVersion }),
        world.deps.payments && chargeDuePackages(world.deps, world.deps.payments, { userId: person.user.id }),
      ]);
      return sure(changed);
    }
  }
}

async function refund(person: Subscriber, part: number): Promise<void> {
  const { knex } = world.app;
  const paid = await PaymentAttempt.query(knex)
    .where({ user_id: person.user.id, status: 'succeeded' })
    .whereNotIn('kind', ['refund', 'card_update'])
    .orderBy('id', 'desc')
    .first();
  if (!paid) return;
  try {
    await knex.transaction((trx) =>
      requestRefund(trx, {
        attempt: paid,
        amountMinor: part,
        reason: 'at random',
        actor: 'admin:1',
        now: world.now,
      }),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** The provider charges a card once more for what it charged before, and tells of it several times at once. */
async function chargeOnceMore(
  person: Subscriber,
  { amount, times }: { amount: string; times: number },
): Promise<void> {
  const { knex } = world.app;
  const [last] = await knex('sandbox_psp.transactions')
    .whereIn(
      'more_info',
      knex('payment_attempts').where({ user_id: person.user.id }).select(knex.raw('public_id::text')),
    )
    .where({ type: 'Charge', status_code: '000', visible_from: null })
    .orderBy('created_at', 'desc');
  if (!last) return;
  const { uid: _former, ...same } = last;
  const [{ uid }] = await knex('sandbox_psp.transactions')
    .insert({ ...same, amount, created_at: new Date() })
    .returning('uid');
  const attempt = await PaymentAttempt.query(knex).findOne({ public_id: last.more_info }).throwIfNotFound();
  const { payments } = world.deps;
  await Promise.all(
    Array.from(
      { length: times },
      () => payments && checkAttempt(world.deps, payments, attempt, { txnId: uid }),
    ),
  );
}

/** Staff decide on whatever of a person's money waits for them. */
async function decide(person: Subscriber, decision: PaymentDecision): Promise<void> {
  const { payments } = world.deps;
  const waiting = await PaymentAttempt.query(world.app.knex)
    .where({ user_id: person.user.id })
    .where((query) => void query.where({ status: 'manual_review' }).orWhere({ needs_review: true }));
  for (const attempt of waiting)
    try {
      if (payments)
        await resolveAttempt(world.deps, payments, attempt, {
          decision,
          reason: 'at random',
          actor: 'admin:1',
        });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
}

/** A package and its standing order agree on the next charge, at every moment. */
async function expectMirrors(): Promise<void> {
  const { rows: apart } = await world.app.knex.raw(`
    select packages.id, next_payment_date, next_charge_date, mandates.amount, price from packages
    join recurring_payments mandates on mandates.package_id = packages.id and mandates.status in ('pending', 'active', 'paused')
    where (next_payment_date, price) is distinct from (next_charge_date, mandates.amount)
      or auto_renew <> (mandates.status = 'active')`);
  expect(apart).toEqual([]);
}

/** What must hold for every owner's money, whatever happened (docs/money.md 8.9). */
async function expectBooks(): Promise<void> {
  const { knex } = world.app;
  const { rows: sums } = await knex.raw(
    `
    select (select coalesce(sum(case type when 'Refund' then -amount else amount end), 0) from sandbox_psp.transactions
             where status_code = '000' and type in ('Charge', 'Refund')
               and (visible_from is null or visible_from <= ?)) as moved,
           (select coalesce(sum(case kind when 'credit' then -amount else amount end), 0) from receipts) as written`,
    [world.now],
  );
  expect(sums[0].written).toBe(sums[0].moved);
  for (const { entity, from_status: from, to_status: to } of await knex('state_transitions').distinct(
    'entity',
    'from_status',
    'to_status',
  ))
    expect((transitions as Record<string, Record<string, readonly string[]>>)[entity]?.[from]).toContain(to);
  const { rows: twice } = await knex.raw(`
    select package_id, kind, period_key from payment_attempts where status = 'succeeded' and kind <> 'refund'
    group by package_id, kind, period_key having count(*) > 1`);
  expect(twice).toEqual([]);
  // Each transaction of the provider is one attempt of its amount, and no attempt counts two.
  const { rows: unknown } = await knex.raw(
    `select psp.uid from sandbox_psp.transactions psp
     left join payment_attempts ours on ours.provider_txn = psp.uid::text
       and ours.amount_minor = psp.amount * 100
     where psp.status_code = '000' and psp.type in ('Charge', 'Refund') and ours.id is null
       and (psp.visible_from is null or psp.visible_from <= ?)`,
    [world.now],
  );
  expect(unknown).toEqual([]);
  const { rows: beyond } = await knex.raw(`
    select paid.id from payment_attempts paid join payment_attempts back on back.parent_attempt_id = paid.id
    where back.status not in ('failed', 'expired') group by paid.id having sum(back.amount_minor) > paid.amount_minor`);
  expect(beyond).toEqual([]);
  for (const series of ['R', 'C']) {
    const numbers = await knex('receipts').where({ series }).orderBy('receipt_no').pluck('receipt_no');
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  }
  const { rows: stuck } = await knex.raw(`
    select id, renewal_process_status from packages where renewal_process_status in ('charging', 'awaiting_result')
      and not exists (select from payment_attempts where package_id = packages.id
        and status in ('created', 'pending', 'requires_action', 'unknown'))`);
  expect(stuck).toEqual([]);
  expect(
    await Package.query(knex)
      .where({ is_paid: true })
      .whereIn('status', ['expired', 'cancelled', 'refunded']),
  ).toEqual([]);
}

/** What these people see says the same sum, day and state as the books. */
async function expectSeenAsBooked(people: readonly Subscriber[]): Promise<void> {
  const { knex } = world.app;
  for (const { user } of people) {
    const viewer = { userId: user.id, name: user.username, client: await world.signIn(user) };
    expect((await comparePages(knex, viewer, world.now)).differences).toEqual([]);
  }
  expect((await compareMails(knex, 0, lastingMails)).differences).toEqual([]);
  expect(await compareMailedDocuments(knex)).toEqual([]);
}

test('random histories of renewals, stops, cards, refunds and changes of plan keep the books', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ who: fc.integer({ min: 0, max: 2 }), what: step }), {
        minLength: 10,
        maxLength: 25,
      }),
      async (history) => {
        world.now = start;
        const coupon = await createCoupon(world.app.knex, { maxUses: 1 });
        const people: Subscriber[] = [];
        for (let count = 0; count < 3; count += 1)
          people.push(
            // The second pays less with a coupon, which holds for no third.
            await world.subscribe('approved', count === 1 ? { coupon: coupon.code } : {}),
          );
        for (const { who, what } of history) {
          await take(people[who] as Subscriber, what);
          await expectMirrors();
        }
        for (const minutes of [1, 20, 40, 60, 90])
          await work(new Date(world.now.getTime() + minutes * 60_000));
        for (const person of people) await take(person, { kind: 'card', behaviour: 'approved' });
        // Whatever was charged late shows up within an hour, and is found a day or three after its attempt closed.
        for (const hours of [2, 25, 48, 73, 80]) await work(new Date(world.now.getTime() + hours * hour));
        expect(await payOutAt(world.deps)).toBe(0);
        await expectBooks();
        expect(await readBooks(world.app.knex, { now: world.now })).toEqual([]);
        await expectSoundLedger(world.app.knex, world.now);
        await expectSeenAsBooked(people);
        expect(await world.app.knex('packages').where({ renewal_process_status: 'charging' })).toEqual([]);
      },
    ),
    { numRuns: crowd(1, 12), endOnFailure: true },
  );
}, 600_000);
