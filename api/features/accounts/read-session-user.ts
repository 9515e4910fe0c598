import type { Knex } from 'knex';
import type { SessionUser } from '../../contract/accounts.ts';
import { Message } from '../../models/Message.ts';
import { Notification } from '../../models/Notification.ts';
import { User } from '../../models/User.ts';
import { entitlementsOf } from '../packages/entitlements.ts';
import { presentSessionUser } from './accounts.presenter.ts';

/**
 * Everything a client learns of the signed-in person, with unread messages counted as they stand
 * (specification section 3).
 * @throws {NotFoundError} when the account is gone
 */
export async function readSessionUser(knex: Knex, userId: number, now: Date): Promise<SessionUser> {
  const user = await User.query(knex).findById(userId).throwIfNotFound();
  const [unreadSupportMessages, unreadNotifications, given] = await Promise.all([
    countUnreadSupport(knex, user),
    Notification.query(knex).where({ user_id: userId, is_read: false }).resultSize(),
    entitlementsOf(knex, userId, now),
  ]);
  return presentSessionUser(user, { unreadSupportMessages, unreadNotifications }, given);
}

/** Messages to the person; for staff also those that customers sent to nobody in particular. */
function countUnreadSupport(knex: Knex, user: User): Promise<number> {
  return Message.query(knex)
    .where({ is_support: true, is_read: false })
    .where((mine) => {
      mine.where({ recipient_id: user.id });
      if (user.userRole !== 'user') mine.orWhere({ recipient_id: null }).whereNot({ user_id: user.id });
    })
    .resultSize();
}
