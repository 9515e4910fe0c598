import type { Knex } from 'knex';
import {
  notificationChoices,
  type ChosenNotice,
  type NoticeChannel,
} from '../../../contract/messaging/notification-choices.schema.ts';
import { User } from '../../../models/User.ts';

/**
 * Whether a person wants to be told of something there (docs/product.md 5). Ask it before each notice and mail
 * that people may choose; what they may not choose is told without asking.
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
