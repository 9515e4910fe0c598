import { raw, type Model, type QueryBuilder } from 'objection';
import { addBusinessDays } from '../../../lib/business-days.ts';

/** Business days after which printed cards arrive (docs/specification.md 9). */
const deliveryDays = 5;

/** When an order that goes on now arrives. */
export const arrivesOn = (now: Date): Date => addBusinessDays(now, deliveryDays);

/** Milliseconds after which an unpaid order is cancelled (docs/money.md 2.4). */
const unpaidFor = 24 * 3_600_000;

/** The moment until which an order may be paid: a day, or as long as its bank transfer is awaited (docs/money.md 2.4). */
export const payUntilOf = ({ createdAt, payUntil }: { createdAt: Date; payUntil: Date | null }): Date =>
  payUntil ?? new Date(createdAt.getTime() + unpaidFor);

/** Milliseconds within which the very same order, paid by now, is a second press and no second wish. */
const pressedWithin = 30_000;

/** The very same order, made after this moment, is a second press. */
export const pressedSince = (now: Date): Date => new Date(now.getTime() - pressedWithin);

/** `payUntilOf` in SQL: the orders that may be paid still. */
export function whereWaits(query: QueryBuilder<Model>, now: Date): void {
  const unpaidSince = new Date(now.getTime() - unpaidFor);
  void query.where(raw('coalesce(pay_until > ?, created_at > ?)', [now, unpaidSince]));
}
