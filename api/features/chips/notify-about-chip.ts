import type { Knex } from 'knex';
import { Notification } from '../../models/Notification.ts';
import { User } from '../../models/User.ts';
import { chipNotices, type ChipNotice } from './chip-notices.ts';

/**
 * Puts a line into somebody's notifications, in their own language, in the transaction of the step itself.
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
  const language = reader.language;
  await Notification.query(trx).insert({
    userId: reader.id,
    type,
    title: title[language],
    content: content(name)[language],
  });
}
