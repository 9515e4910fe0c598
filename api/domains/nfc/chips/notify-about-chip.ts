import type { Knex } from 'knex';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { wantsNotice } from '../../messaging/index.ts';
import { chipNotices } from './messages.ts';
import type { ChipNotice } from './messages.ts';

/**
 * Sends a user a notification about a chip in their own language, unless they switched such notifications off, in the
 * transaction of the step itself.
 * @param name what they may know of the other user
 * @param pieces how many pieces it is about
 */
export async function notifyAboutChip(
  trx: Knex,
  userId: number | null,
  notice: ChipNotice,
  name = '',
  pieces = 1,
): Promise<void> {
  const reader =
    userId === null ? undefined : await User.query(trx).findById(userId).select('id', 'language');
  if (!reader) return;
  const { type, title, content } = chipNotices[notice];
  // A notification about the safety of a chip can't be switched off.
  if (type === 'order' && !(await wantsNotice(trx, reader.id, 'orders', 'product'))) return;
  const language = reader.language;
  await Notification.query(trx).insert({
    userId: reader.id,
    type,
    link: '/physical-cards',
    title: title[language],
    content: content(name, pieces)[language],
  });
}

/** The pieces that chips stand for: one each, but for rows of before. */
export function piecesOf(chips: readonly { quantity: number }[]): number {
  return chips.reduce((sum, { quantity }) => sum + quantity, 0);
}
