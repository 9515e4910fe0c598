import type { SessionUser } from '../../../contract/accounts/accounts.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import { unreadCountsOf } from '../../messaging/index.ts';
import { readOwnUser } from '../details/read-own-user.ts';
import { presentSessionUser } from './accounts.presenter.ts';

/**
 * The data a client gets about the signed-in user, with the present number of unread messages (docs/specification.md
 * 3).
 * @throws {NotFoundError} when the account is gone
 */
export async function readSessionUser(
  { knex, clock, hooks }: Pick<AppDeps, 'knex' | 'clock' | 'hooks'>,
  userId: number,
): Promise<SessionUser> {
  const [user, counts, given] = await Promise.all([
    readOwnUser(knex, userId),
    unreadCountsOf(knex, [userId]),
    hooks.accounts.entitlementsOf(knex, userId, clock.now()),
  ]);
  const unread = counts.get(userId) ?? { unreadSupportMessages: 0, unreadNotifications: 0 };
  return presentSessionUser(user, unread, given);
}
