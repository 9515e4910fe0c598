/** An order that nobody pays is cancelled after so long (docs/money.md 2.4). */
const unpaidFor = 24 * 3_600_000;

export const payUntilOf = ({ createdAt }: { createdAt: Date }): Date =>
  new Date(createdAt.getTime() + unpaidFor);

/** Orders made before this moment have waited too long. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - unpaidFor);
