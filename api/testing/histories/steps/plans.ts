import type { Knex } from 'knex';
import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import { factoryPassword } from '../../factories/user.ts';
import { goThroughPage } from './pay-page.ts';
import { resultOf, type StepContext, type StepKind, withWhoever } from './step.ts';

const cycles = ['monthly', 'monthly', 'monthly', 'yearly', 'yearly'] as const;

/** The person's package that runs, the newest first. */
export async function runningPackage({ world, person }: StepContext) {
  return world
    .knex('packages')
    .where({ user_id: person.user.id })
    .whereIn('status', ['active', 'past_due'])
    .orderBy('id', 'desc')
    .first();
}

export async function storedCard({ world, person, random }: StepContext) {
  const stored = await world
    .knex('user_payment_methods')
    .where({ user_id: person.user.id, is_active: true })
    .orderBy('id');
  return stored.length > 0 ? random.pick(stored) : undefined;
}

export async function coupon({ world, random }: StepContext): Promise<string | undefined> {
  if (random.next() > 0.25) return undefined;
  const known = await world.knex('coupons').where({ is_active: true }).orderBy('id').pluck('code');
  return known.length > 0 ? random.pick(known) : undefined;
}

async function buy(context: StepContext) {
  const { world, person, random } = context;
  const plan = random.pick(world.plans);
  const card = random.next() < 0.4 ? await storedCard(context) : undefined;
  const code = await coupon(context);
  const cycle = random.pick(cycles);
  const reply = await person.client.post('/api/checkout', {
    type: 'package',
    id: plan.id,
    billingCycle: cycle,
    // Some divide a year's price, as far as it can be.
    ...(cycle === 'yearly' && random.next() < 0.4 && { installments: random.between(2, 6) }),
    method: card
      ? { kind: 'saved', id: Number(card.id), renew: random.next() < 0.8 }
      : { kind: 'new', save: random.next() < 0.85 },
    ...(code && { coupon: code }),
    acceptTerms: true,
    consentVersion,
    language: person.user.language,
  });
  const result = resultOf(context, 'checkout', reply);
  if (result === 'done' && reply.body.payment)
    await goThroughPage(context, reply.body.payment, '/api/checkout/payments');
  return result;
}

/** The person's package whose standing order is in a status, the newest first. */
export async function orderedPackage({ world, person }: StepContext, status: 'active' | 'paused') {
  return world
    .knex('packages')
    .whereIn(
      'id',
      world.knex('recurring_payments').where({ user_id: person.user.id, status }).select('package_id'),
    )
    .whereIn('status', ['active', 'past_due'])
    .orderBy('id', 'desc')
    .first();
}

/** The person's package whose renewal could not be charged. */
export async function overduePackage({ world, person }: StepContext) {
  return world.knex('packages').where({ user_id: person.user.id, status: 'past_due' }).first();
}

/** Everybody who has one. */
export const haveOverdue = (knex: Knex) => knex('packages').where({ status: 'past_due' }).pluck('user_id');

const setRenewal = (autoRenew: boolean) => async (context: StepContext) => {
  const { person } = context;
  const owned = await orderedPackage(context, autoRenew ? 'paused' : 'active');
  if (!owned) return 'nothing';
  const path = `/api/subscription/${owned.id}/renewal`;
  return resultOf(context, 'renewal', await person.client.put(path, { autoRenew, consentVersion }));
};

async function changePlan(context: StepContext) {
  const { world, person, random } = context;
  const owned = await runningPackage(context);
  if (!owned) return 'nothing';
  const path = `/api/subscription/${owned.id}/change`;
  const wish = { productId: random.pick(world.plans).id, billingCycle: random.pick(cycles) };
  const quote = await person.client.get(
    `${path}?productId=${wish.productId}&billingCycle=${wish.billingCycle}`,
  );
  if (resultOf(context, 'quote of a change', quote) !== 'done') return 'refused';
  const card = random.next() < 0.7 ? await storedCard(context) : undefined;
  const { amount, quotedAt } = quote.body;
  const method = card ? { kind: 'saved', id: Number(card.id) } : { kind: 'new', save: true };
  const reply = await person.client.post(path, { ...wish, amount, quotedAt, method, consentVersion });
  const result = resultOf(context, 'change of plan', reply);
  if (result === 'done' && reply.body.payment)
    await goThroughPage(context, reply.body.payment, '/api/checkout/payments');
  return result;
}

async function takeBackChange(context: StepContext) {
  const { world, person } = context;
  const pending = await world
    .knex('package_changes')
    .join('packages', 'packages.id', 'package_changes.package_id')
    .where({ 'packages.user_id': person.user.id, 'package_changes.status': 'pending' })
    .where({ takes_effect: 'period_end' })
    .first('package_changes.package_id');
  if (!pending) return 'nothing';
  const reply = await person.client.delete(`/api/subscription/${pending.package_id}/change`);
  return resultOf(context, 'taking back a change', reply);
}

async function replaceCard(context: StepContext) {
  const { person, random } = context;
  const card = random.next() < 0.3 ? await storedCard(context) : undefined;
  const method = card ? { kind: 'saved', id: Number(card.id) } : { kind: 'new' };
  const reply = await person.client.post('/api/subscription/card', { method, consentVersion });
  const result = resultOf(context, 'another card', reply);
  if (result === 'done' && reply.body.update)
    await goThroughPage(context, reply.body.update, '/api/subscription/card');
  return result;
}

async function payOverdue(context: StepContext) {
  const { person } = context;
  const owned = await overduePackage(context);
  if (!owned) return 'nothing';
  return resultOf(context, 'overdue', await person.client.post(`/api/subscription/${owned.id}/pay`));
}

async function cancel(context: StepContext) {
  const { person } = context;
  const owned = await runningPackage(context);
  if (!owned) return 'nothing';
  const path = `/api/subscription/${owned.id}/cancellation`;
  const view = await person.client.get(path);
  if (resultOf(context, 'cancellation', view) !== 'done') return 'refused';
  if (view.body.kind === 'none') return 'nothing';
  const { kind, refund } = view.body;
  return resultOf(context, 'cancelling', await person.client.post(path, { kind, refund }));
}

/** Within the 14 days in which the money comes back, as soon as the plan was bought. */
async function withdraw(context: StepContext) {
  const bought = await buy(context);
  if (bought !== 'done') return bought;
  await context.world.deliverCallbacks();
  return cancel(context);
}

async function removeCard(context: StepContext) {
  const card = await storedCard(context);
  if (!card) return 'nothing';
  return resultOf(context, 'wallet', await context.person.client.delete(`/api/payment-methods/${card.id}`));
}

async function closeAccount(context: StepContext) {
  const { person } = context;
  await setRenewal(false)(context);
  const reply = await person.client.post('/api/account/closing', {
    confirmation: person.user.username,
    currentPassword: factoryPassword,
  });
  const result = resultOf(context, 'closing', reply);
  if (result === 'done') person.isClosed = true;
  return result;
}

/** What owners of plans do. */
export const planSteps: readonly StepKind[] = [
  { name: 'buy a plan', weight: 14, take: buy },
  { name: 'withdraw at once', weight: 4, take: withdraw },
  { name: 'stop the renewal', weight: 6, take: setRenewal(false) },
  { name: 'resume the renewal', weight: 6, take: setRenewal(true) },
  { name: 'change the plan', weight: 14, take: changePlan },
  { name: 'take back a change', weight: 2, take: takeBackChange },
  { name: 'replace the card', weight: 6, take: replaceCard },
  { name: 'remove a card', weight: 2, take: removeCard },
  { name: 'pay what is overdue', weight: 6, take: withWhoever(haveOverdue, payOverdue) },
  { name: 'cancel', weight: 5, take: cancel },
  { name: 'close the account', weight: 1, take: closeAccount },
];
