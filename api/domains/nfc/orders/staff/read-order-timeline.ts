import type { Knex } from 'knex';
import type { OrderTimeline } from '../../../../contract/nfc/order-papers.schema.ts';
import { orderStatus } from '../../../../contract/nfc/entities/physical-card-order.schema.ts';
import { fromMinor } from '../../../../contract/base/money.schema.ts';
import { PaymentAttempt } from '../../../../models/PaymentAttempt.ts';
import { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { Receipt } from '../../../../models/Receipt.ts';
import { StateTransition } from '../../../../models/StateTransition.ts';
import { User } from '../../../../models/User.ts';
import { leftToRefund, usesOfOrders } from '../../../payments/index.ts';
import { facesOf } from '../../print/make-faces.ts';
import { paymentOf } from '../end-paid-order.ts';
import { wholeDesign } from '../../print/print-of-order.ts';
import { printedChips } from '../../print/printed-chips.ts';

/** The timeline of an order for staff, the oldest first (docs/product.md 7). */
export async function readOrderTimeline(knex: Knex, id: number): Promise<OrderTimeline> {
  const steps = await StateTransition.query(knex)
    .where({ entity: 'physical_card_orders', entity_id: id })
    .orderBy('id');
  const names = await namesOf(
    knex,
    steps.map(({ actor }) => actor),
  );
  const attempts = await PaymentAttempt.query(knex).where({ order_id: id }).orderBy('id');
  const documents = await Receipt.query(knex).whereIn(
    'attempt_id',
    attempts.map((attempt) => attempt.id),
  );
  const order = await PhysicalCardOrder.query(knex).findById(id);
  const paid = await paymentOf(knex, id);
  const design = order ? wholeDesign(order.design) : null;
  return {
    steps: steps.map(({ createdAt, fromStatus, toStatus, actor, reason }) => ({
      at: createdAt.toISOString(),
      from: orderStatus.parse(fromStatus),
      to: orderStatus.parse(toStatus),
      by: names.get(actor) ?? null,
      reason,
    })),
    payments: attempts.map((attempt) => {
      const document = documents.find(({ attemptId }) => attemptId === attempt.id);
      return {
        id: attempt.id,
        at: attempt.createdAt.toISOString(),
        kind: attempt.kind,
        status: attempt.status,
        amount: fromMinor(attempt.amountMinor),
        last4: attempt.cardLast4,
        paymentType: attempt.paymentType,
        installments: attempt.installments,
        reason: attempt.reason,
        document: document ? { id: document.id, number: document.receiptNumber, kind: document.kind } : null,
      };
    }),
    left: fromMinor(paid ? await leftToRefund(knex, paid) : 0),
    coupons: (await usesOfOrders(knex, [id])).map((use) => ({
      id: use.id,
      at: use.createdAt.toISOString(),
      code: use.coupon?.code ?? '',
      discount: fromMinor(use.discountMinor),
      status: use.status,
      isWhole: use.attemptId === null && use.discountMinor === use.priceMinor,
    })),
    chips: (await printedChips(knex, id)).length,
    faces: design ? facesOf(design) : [],
  };
}

/** Names of `user:7` and `admin:1`; none for the system and for closed accounts. */
async function namesOf(knex: Knex, actors: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map(
    actors.flatMap((actor) => {
      const id = /^(?:user|admin):(\d+)$/u.exec(actor)?.[1];
      return id ? [[actor, Number(id)] as const] : [];
    }),
  );
  const people = await User.query(knex)
    .select('id', 'username')
    .whereIn('id', [...ids.values()]);
  return new Map(
    [...ids].flatMap(([actor, id]) => {
      const person = people.find((user) => user.id === id);
      return person ? [[actor, person.username] as const] : [];
    }),
  );
}
