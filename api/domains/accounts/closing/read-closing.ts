import type { Knex } from 'knex';
import type { Closing } from '../../../contract/accounts/close-account.schema.ts';
import { User } from '../../../models/User.ts';
import type { AccountPart } from '../account-hooks.ts';

const nothing = {
  cards: 0,
  leads: 0,
  reviews: 0,
  pictures: 0,
  chips: 0,
  orders: 0,
  receipts: 0,
  paidUntil: null,
};

/**
 * Reads what is deleted with an account, what the law keeps, and what prevents closing (docs/product.md 5).
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
 * The reason why an account can't be closed: staff must give their role back first, so the last admin can't go; each
 * domain adds its own reasons.
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
