import { orderCommandInputs } from '../../../../contract/nfc/order-commands.schema.ts';
import { toMinor } from '../../../../contract/base/money.schema.ts';
import { AppError } from '../../../../errors.ts';
import type { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { defineAdminCommand } from '../../../../http/admin/admin-command.ts';
import type { AdminCommandContext } from '../../../../http/admin/admin-resource.ts';
import { markRefunded } from '../mark-refunded.ts';
import { leftToRefund, requestRefund, transition, type Cause } from '../../../payments/index.ts';
import { reserveChips } from '../../chips/make-chips.ts';
import { releaseChips } from '../../chips/release-chips.ts';
import { notifyAboutOrder } from '../notify-about-order.ts';
import { endPaidOrder, paymentOf } from '../end-paid-order.ts';
import { assertOrderStep } from './assert-order-step.ts';
import { notifyOfParcel } from './notify-of-parcel.ts';
import { proofNotApproved, nothingToGiveBack } from '../messages.ts';

const by = ({ actor }: AdminCommandContext, reason: string): Cause => ({
  actor: `admin:${actor.id}`,
  reason,
});

const startProduction = defineAdminCommand<
  PhysicalCardOrder,
  (typeof orderCommandInputs)['start-production']
>({
  name: 'start-production',
  isBulk: true,
  summary: 'Begin to make an order whose buyer approved the proof; every piece has its chip from then on',
  input: orderCommandInputs['start-production'],
  async run(context, order) {
    assertOrderStep(order, 'start-production');
    if (!order.designApprovedAt)
      throw new AppError('conflict', {
        text: proofNotApproved,
      });
    const { trx, actor } = context;
    await transition(
      trx,
      'physical_card_orders',
      order.id,
      'in_production',
      by(context, 'sent to production'),
    );
    await reserveChips(trx, order, actor);
    await notifyAboutOrder(trx, order, 'in_production');
  },
});

const ship = defineAdminCommand<PhysicalCardOrder, (typeof orderCommandInputs)['ship']>({
  name: 'ship',
  summary: 'Hand an order to the carrier; its buyer is told by mail and in the product',
  input: orderCommandInputs.ship,
  async run(context, order, parcel) {
    assertOrderStep(order, 'ship');
    const cause = by(context, `${parcel.shippingCompany} ${parcel.trackingNumber}`);
    const shipped = await transition(context.trx, 'physical_card_orders', order.id, 'shipped', cause, parcel);
    await notifyOfParcel(context, shipped);
  },
});

const deliver = defineAdminCommand<PhysicalCardOrder, (typeof orderCommandInputs)['deliver']>({
  name: 'deliver',
  isBulk: true,
  summary: 'Note that an order arrived',
  input: orderCommandInputs.deliver,
  async run(context, order) {
    assertOrderStep(order, 'deliver');
    await transition(context.trx, 'physical_card_orders', order.id, 'delivered', by(context, 'delivered'));
    await notifyAboutOrder(context.trx, order, 'delivered');
  },
});

const cancel = defineAdminCommand<PhysicalCardOrder, (typeof orderCommandInputs)['cancel']>({
  name: 'cancel',
  summary: 'Cancel an order that was not sent: its chips end and all its money goes back',
  input: orderCommandInputs.cancel,
  proof: 'fresh',
  async run(context, order, { reason }) {
    assertOrderStep(order, 'cancel');
    await endPaidOrder(context.trx, order, context.actor, by(context, reason), context.now);
  },
});

const takeReturn = defineAdminCommand<PhysicalCardOrder, (typeof orderCommandInputs)['take-return']>({
  name: 'take-return',
  summary: 'Note that an order came back: the chips that are still its buyer’s end',
  input: orderCommandInputs['take-return'],
  async run(context, order, { reason }) {
    assertOrderStep(order, 'take-return');
    const { trx, actor } = context;
    const cause = by(context, reason);
    await transition(trx, 'physical_card_orders', order.id, 'returned', cause);
    await releaseChips(trx, order, actor, 'buyer');
    await notifyAboutOrder(trx, order, 'returned');
    const paid = await paymentOf(trx, order.id);
    if (paid) await markRefunded(trx, order.id, paid.id, cause);
  },
});

const refund = defineAdminCommand<PhysicalCardOrder, (typeof orderCommandInputs)['refund']>({
  name: 'refund',
  summary: 'Give back what an order cost, or a part of it',
  input: orderCommandInputs.refund,
  proof: 'fresh',
  async run(context, order, { reason, amount }) {
    assertOrderStep(order, 'refund');
    const { trx, now } = context;
    const { actor } = by(context, reason);
    const attempt = await paymentOf(trx, order.id);
    if (!attempt || (await leftToRefund(trx, attempt)) === 0)
      throw new AppError('conflict', { text: nothingToGiveBack });
    await requestRefund(trx, { attempt, amountMinor: toMinor(amount), reason, actor, now });
  },
});

/** Commands of staff on an order (docs/money.md 2.4). */
export const orderCommands = [startProduction, ship, deliver, cancel, takeReturn, refund];
