// What other domains may call of this one; all else is its own (docs/architecture.md).

/** What of orders and chips staff see of a user, and what waits for them. */
export { chipsOfUser } from './chips/chips-of-user.queries.ts';
export { countOrdersToShip } from './orders/staff/count-orders-to-ship.ts';
export { ordersOfUser } from './orders/staff/orders-of-user.queries.ts';
