// What other domains may call of this one; all else is its own (docs/architecture.md).

/** A chip that staff make outside of an order. */
export { makeChip } from './chips/make-chip.ts';

/** Orders and chips by name, for conversations about them. */
export { namedChips } from './chips/named-chips.queries.ts';
export { namedOrders } from './orders/named-orders.queries.ts';

/** What of orders and chips staff see of a user, and what waits for them. */
export { chipsOfUser } from './chips/chips-of-user.queries.ts';
export { countOrdersToShip } from './orders/staff/count-orders-to-ship.ts';
export { ordersOfUser } from './orders/staff/orders-of-user.queries.ts';
