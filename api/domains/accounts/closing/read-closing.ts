import type { Knex } from 'knex';
import type { Closing } from '../../../contract/accounts/close-account.schema.ts';
import { User } from '../../../models/User.ts';
import type { AccountPart } from '../account-hooks.ts';

const nothing = { cards: 0, leads: 0, pictures: 0, chips: 0, orders: 0, receipts: 0, paidUntil: null };

/**
 * What goes with an account, what the law keeps, and what stands in the way (docs/product.md 5).
 * @throws {NotFoundError} when the account is gone
 */
export async function readClosing(
  knex: Knex,
  parts: readonly AccountPart[],
  userId: number,
  now: Date,
): Promise<Closing> {
  const [obstacle, ...said] = await Promise.all([
    obstacleOf(knex, parts, userId),
    ...parts.map((part) => part.closing?.(knex, userId, now)),
  ]);
  return Object.assign({ obstacle, ...nothing }, ...said) as Closing;
}

/**
 * What keeps an account from being closed: staff are asked first to give their role back, so the last admin can't go;
 * the rest is for each domain to say.
 */
export async function obstacleOf(
  knex: Knex,
  parts: readonly AccountPart[],
  userId: number,
): Promise<Closing['obstacle']> {
  const user = await User.query(knex).findById(userId).throwIfNotFound();
  if (user.isDemo) return 'demo';
  if (user.userRole !== 'user') return 'staff';
  for (const part of parts) {
    const obstacle = await part.obstacle?.(knex, userId);
    if (obstacle) return obstacle;
  }
  return null;
}
