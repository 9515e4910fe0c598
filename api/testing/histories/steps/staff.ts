import type { Knex } from 'knex';
import { couponHolds } from '../../../contract/payments/entities/coupon.schema.ts';
import { haveOverdue, orderedPackage, overduePackage, runningPackage } from './plans.ts';
import { resultOf, withWhoever, type StepContext, type StepKind } from './step.ts';

const reason = 'פנייה של הלקוח';

const post = async (context: StepContext, path: string, input: object) =>
  resultOf(context, path.replace(/\d+/u, ':id'), await context.world.staff.post(`/api/admin/${path}`, input));

async function give(context: StepContext) {
  const { world, person, random } = context;
  const input = { productId: random.pick(world.plans).id, months: random.between(1, 6), reason };
  return post(context, `users/${person.user.id}/give-package`, input);
}

async function extend(context: StepContext) {
  const { world, person, random } = context;
  const owned = await world
    .knex('packages')
    .where({ user_id: person.user.id })
    .whereIn('status', ['active', 'expired'])
    .orderBy('id', 'desc')
    .first();
  if (!owned) return 'nothing';
  const input = { packageId: Number(owned.id), months: random.between(1, 3), reason };
  return post(context, `users/${person.user.id}/extend-package`, input);
}

type Find = (context: StepContext) => Promise<{ id: number } | undefined>;

const onPackage =
  (command: string, input: object, find: Find = runningPackage) =>
  async (context: StepContext) => {
    const owned = await find(context);
    return owned ? post(context, `packages/${owned.id}/${command}`, { reason, ...input }) : 'nothing';
  };

/** The person's last payment of one of these statuses. */
const payment = ({ world, person }: StepContext, statuses: readonly string[]) =>
  world
    .knex('payment_attempts')
    .where({ user_id: person.user.id })
    .whereNotIn('kind', ['refund', 'card_update'])
    .whereIn('status', statuses)
    .orderBy('id', 'desc')
    .first();

async function refundPart(context: StepContext) {
  const paid = await payment(context, ['succeeded']);
  if (!paid) return 'nothing';
  const amount = `${context.random.between(1, 15)}.${context.random.between(10, 99)}`;
  return post(context, `payments/${paid.id}/refund`, { amount, reason });
}

async function refundRest(context: StepContext) {
  const paid = await payment(context, ['succeeded']);
  return paid ? post(context, `payments/${paid.id}/refund`, { reason }) : 'nothing';
}

async function lookUp(context: StepContext) {
  const open = await payment(context, ['pending', 'unknown', 'manual_review', 'requires_action', 'expired']);
  return open ? post(context, `payments/${open.id}/look-up`, {}) : 'nothing';
}

const waitingPayments = (knex: Knex) =>
  knex('payment_attempts').where(
    (query) => void query.where({ status: 'manual_review' }).orWhere({ needs_review: true }),
  );

async function resolve(context: StepContext) {
  const { world, person, random } = context;
  const waiting = await waitingPayments(world.knex).where({ user_id: person.user.id }).first();
  if (!waiting) return 'nothing';
  const decision = waiting.asked_minor ? 'give_back' : random.pick(['succeeded', 'failed'] as const);
  return post(context, `payments/${waiting.id}/resolve`, { decision, reason });
}

async function issueCoupon(context: StepContext) {
  const { random, person } = context;
  const isGift = random.next() < 0.4;
  const reduction =
    random.next() < 0.5
      ? { percent: isGift ? 100 : random.between(5, 60) }
      : { amount: `${random.between(5, 70)}.50` };
  return post(context, 'coupons', {
    holdsFor: random.pick(couponHolds),
    code: `H-${random.code(8).toUpperCase()}`,
    name: isGift ? 'מתנה' : 'מבצע',
    ...(isGift && { givenTo: person.user.username, maxUses: 1 }),
    ...reduction,
  });
}

/** What staff do for a person, or about their money. */
export const staffSteps: readonly StepKind[] = [
  { name: 'staff: give a plan', weight: 3, take: give },
  { name: 'staff: extend a plan', weight: 4, take: extend },
  { name: 'staff: end a plan', weight: 1, take: onPackage('cancel-now', { refund: 'none' }) },
  { name: 'staff: end a plan and refund', weight: 1, take: onPackage('cancel-now', { refund: 'rest' }) },
  {
    name: 'staff: stop the renewal',
    weight: 1,
    take: onPackage('stop-renewal', {}, (context) => orderedPackage(context, 'active')),
  },
  {
    name: 'staff: resume the renewal',
    weight: 2,
    take: onPackage('resume-renewal', {}, (context) => orderedPackage(context, 'paused')),
  },
  {
    name: 'staff: charge again',
    weight: 3,
    take: withWhoever(haveOverdue, onPackage('retry-charge', {}, overduePackage)),
  },
  { name: 'staff: refund a part', weight: 4, take: refundPart },
  { name: 'staff: refund all', weight: 2, take: refundRest },
  { name: 'staff: look up a payment', weight: 3, take: lookUp },
  {
    name: 'staff: decide on a payment',
    weight: 6,
    take: withWhoever((knex) => waitingPayments(knex).pluck('user_id'), resolve),
  },
  { name: 'staff: issue a coupon', weight: 2, take: issueCoupon },
];
