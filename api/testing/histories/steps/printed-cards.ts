import { createBusinessProfile } from '../../factories/business-profile.ts';
import { goThroughPage } from './pay-page.ts';
import { coupon, storedCard } from './plans.ts';
import { resultOf, withWhoever, type StepContext, type StepKind } from './step.ts';

const address = {
  addressType: 'work',
  recipientName: 'דנה לוי',
  recipientPhone: '052-123-4567',
  street: 'הרצל',
  houseNumber: '12',
  entrance: null,
  floor: null,
  apartment: null,
  city: 'חיפה',
  zipCode: '3303112',
  notes: null,
};

async function order(context: StepContext) {
  const { world, person, random } = context;
  const { knex } = world;
  const known = await knex('business_profiles').where({ user_id: person.user.id }).first('id');
  const { id } = known ?? (await createBusinessProfile(knex, { userId: person.user.id }));
  const quantity = random.between(1, 12);
  const card = random.next() < 0.4 ? await storedCard(context) : undefined;
  const code = await coupon(context);
  const reply = await person.client.post('/api/orders', {
    productId: random.pick(world.printed).id,
    quantity,
    cards: [{ profileId: Number(id), quantity }],
    address,
    approveDesign: true,
    acceptTerms: true,
    ...(code && { coupon: code }),
    method: card ? { kind: 'saved', id: Number(card.id) } : { kind: 'new', save: random.next() < 0.5 },
    language: person.user.language,
  });
  const result = resultOf(context, 'order', reply);
  if (result === 'done' && reply.body.payment)
    await goThroughPage(context, reply.body.payment, '/api/orders/payments');
  return result;
}

const orderIn = ({ world, person }: StepContext, statuses: readonly string[]) =>
  world
    .knex('physical_card_orders')
    .where({ user_id: person.user.id })
    .whereIn('status', statuses)
    .orderBy('id', 'desc')
    .first();

async function payWaiting(context: StepContext) {
  const { person, random } = context;
  const waiting = await orderIn(context, ['pending']);
  if (!waiting) return 'nothing';
  const code = await coupon(context);
  const reply = await person.client.post(`/api/orders/${waiting.id}/pay`, {
    ...(code && { coupon: code }),
    method: { kind: 'new', save: random.next() < 0.5 },
    acceptTerms: true,
  });
  const result = resultOf(context, 'waiting order', reply);
  if (result === 'done' && reply.body.payment)
    await goThroughPage(context, reply.body.payment, '/api/orders/payments');
  return result;
}

async function cancelOrder(context: StepContext) {
  const open = await orderIn(context, ['pending', 'paid']);
  if (!open) return 'nothing';
  return resultOf(context, 'order', await context.person.client.post(`/api/orders/${open.id}/cancel`));
}

/** What staff do next with an order of each status. */
const next: Record<string, [command: string, input: object]> = {
  paid: ['start-production', {}],
  in_production: ['ship', { trackingNumber: 'RR123456789IL', shippingCompany: 'דואר ישראל' }],
  shipped: ['deliver', {}],
  delivered: ['take-return', { reason: 'ההדפסה מטושטשת' }],
};

const command = ({ world }: StepContext, id: number, name: string, input: object) =>
  world.staff.post(`/api/admin/physical-card-orders/${id}/${name}`, input);

async function advance(context: StepContext) {
  const { random } = context;
  const open = await orderIn(context, ['paid', 'in_production', 'shipped']);
  if (!open) return 'nothing';
  let status = String(open.status);
  let result = 'nothing' as Awaited<ReturnType<StepKind['take']>>;
  for (let steps = random.between(1, 4); steps > 0 && next[status]; steps -= 1) {
    const [name, input] = next[status] ?? ['', {}];
    const reply = await command(context, open.id, name, input);
    result = resultOf(context, `order's ${name}`, reply);
    if (result !== 'done') return result;
    status = reply.body.status;
  }
  return result;
}

async function refundOrder(context: StepContext) {
  const { random } = context;
  const paid = await orderIn(context, [
    'paid',
    'in_production',
    'shipped',
    'delivered',
    'cancelled',
    'returned',
  ]);
  if (!paid) return 'nothing';
  const amount = random.next() < 0.5 ? `${random.between(1, 40)}.${random.between(10, 99)}` : null;
  return resultOf(
    context,
    "order's refund",
    await command(context, paid.id, 'refund', { amount, reason: 'פיצוי' }),
  );
}

async function cancelByStaff(context: StepContext) {
  const open = await orderIn(context, ['paid', 'in_production']);
  if (!open) return 'nothing';
  return resultOf(
    context,
    "order's cancel",
    await command(context, open.id, 'cancel', { reason: 'אזל מהמלאי' }),
  );
}

/** Printed cards, from the order to its return. */
export const printedCardSteps: readonly StepKind[] = [
  { name: 'order cards', weight: 8, take: order },
  {
    name: 'pay a waiting order',
    weight: 2,
    take: withWhoever(
      (knex) => knex('physical_card_orders').where({ status: 'pending' }).pluck('user_id'),
      payWaiting,
    ),
  },
  { name: 'cancel an order', weight: 2, take: cancelOrder },
  { name: 'staff: advance an order', weight: 7, take: advance },
  { name: 'staff: refund an order', weight: 3, take: refundOrder },
  { name: 'staff: cancel an order', weight: 1, take: cancelByStaff },
];
