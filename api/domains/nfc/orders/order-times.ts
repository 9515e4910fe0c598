/** Milliseconds after which an unpaid order is cancelled (docs/money.md 2.4). */
const unpaidFor = 24 * 3_600_000;

/** The moment until which an order may be paid (docs/money.md 2.4). */
export const payUntilOf = ({ createdAt }: { createdAt: Date }): Date =>
  new Date(createdAt.getTime() + unpaidFor);

/** Unpaid orders from before this moment are cancelled. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - unpaidFor);
