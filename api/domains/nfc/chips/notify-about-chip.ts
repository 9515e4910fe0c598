import type { Knex } from 'knex';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { wantsNotice } from '../../messaging/index.ts';
import { chipNotices, type ChipNotice } from './chip-notices.ts';

/**
 * Puts a line into somebody's notifications unless they chose to do without, in their own language, in the transaction of the step itself.
 * @param name what they may know of the other person
 */
export async function notifyAboutChip(
  trx: Knex,
  userId: number | null,
  notice: ChipNotice,
  name = '',
): Promise<void> {
  const reader =
    userId === null ? undefined : await User.query(trx).findById(userId).select('id', 'language');
  if (!reader) return;
  const { type, title, content } = chipNotices[notice];
  // What touches the safety of a chip is told whatever they chose.
  if (type === 'order' && !(await wantsNotice(trx, reader.id, 'orders', 'product'))) return;
  const language = reader.language;
  await Notification.query(trx).insert({
    userId: reader.id,
    type,
    title: title[language],
    content: content(name)[language],
  });
}
