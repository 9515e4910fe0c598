import type { Knex } from 'knex';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { wantsNotice } from '../../messaging/index.ts';
import { orderNoticeTitles, orderNoticeContents } from './messages.ts';
import type { ToldStatus } from './messages.ts';

/** Sends the buyer a notification about an order's new status, unless they switched such notifications off. */
export async function notifyAboutOrder(
  trx: Knex,
  order: { id: number; userId: number },
  status: ToldStatus,
): Promise<void> {
  if (!(await wantsNotice(trx, order.userId, 'orders', 'product'))) return;
  const reader = await User.query(trx).findById(order.userId).select('language').throwIfNotFound();
  await Notification.query(trx).insert({
    userId: order.userId,
    type: 'order',
    link: '/physical-cards',
    title: orderNoticeTitles[status](order.id)[reader.language],
    content: orderNoticeContents[status][reader.language],
  });
}
