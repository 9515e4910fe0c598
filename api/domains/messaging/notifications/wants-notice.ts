import type { Knex } from 'knex';
import {
  notificationChoices,
  type ChosenNotice,
  type NoticeChannel,
} from '../../../contract/messaging/notification-choices.schema.ts';
import { User } from '../../../models/User.ts';

/**
 * Whether a user wants notifications of this kind through this channel (docs/product.md 5). To be asked before each
 * notification and mail that users may switch off; the others are sent without asking.
 */
export async function wantsNotice(
  knex: Knex,
  userId: number,
  notice: ChosenNotice,
  channel: NoticeChannel,
): Promise<boolean> {
  const user = await User.query(knex).findById(userId).select('notification_choices');
  const choices: Partial<Record<NoticeChannel, boolean>> = notificationChoices.parse(
    user?.notificationChoices ?? {},
  )[notice];
  return choices[channel] ?? false;
}
