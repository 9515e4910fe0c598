import type { Knex } from 'knex';
import { liftTakedownInput, takeDownInput } from '../../../contract/cards/report-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import { defineAdminCommand, type AdminCommand } from '../../../http/admin/admin-command.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { CardReview } from '../../../models/CardReview.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { reviewAlreadyDown, reviewNotReported, reviewTakenDownTitles } from './messages.ts';

/** Commands of staff on a review; owners can't switch off what they are told of them. */
export const reviewCommands: readonly AdminCommand[] = [
  defineAdminCommand<CardReview, typeof takeDownInput>({
    name: 'take-down',
    summary:
      'Take a review off its card and tell the card’s owner why; answers their report, if there is one',
    input: takeDownInput,
    async run({ trx, actor, now }, review, { reason, message }) {
      const { status } = review;
      if (status === 'taken_down') throw new AppError('conflict', { text: reviewAlreadyDown });
      await review.$query(trx).patch({
        status: 'taken_down',
        statusBefore: status === 'reported' ? review.statusBefore : status,
        takenReason: reason,
        takenMessage: message,
        decidedBy: actor.id,
        decidedAt: now,
      });
      await notifyOwner(trx, review, 'taken_down', message);
    },
  }),
  defineAdminCommand<CardReview, typeof liftTakedownInput>({
    name: 'restore',
    summary: 'Put a reported review or one that was taken down back as it was, and tell the card’s owner',
    input: liftTakedownInput,
    async run({ trx, actor, now }, review, { message }) {
      if (!review.statusBefore) throw new AppError('conflict', { text: reviewNotReported });
      await review.$query(trx).patch({
        status: review.statusBefore,
        statusBefore: null,
        takenReason: null,
        takenMessage: null,
        decidedBy: actor.id,
        decidedAt: now,
      });
      await notifyOwner(trx, review, 'restored', message);
    },
  }),
];

async function notifyOwner(
  trx: Knex.Transaction,
  { profileId }: CardReview,
  news: 'taken_down' | 'restored',
  message: string | null,
): Promise<void> {
  const card = await BusinessProfile.query(trx).findById(profileId).select('user_id', 'business_name');
  const owner = card && (await User.query(trx).findById(card.userId).select('id', 'language'));
  if (!owner) return;
  await Notification.query(trx).insert({
    userId: owner.id,
    title: reviewTakenDownTitles[news][owner.language],
    content: [`${card.businessName}.`, ...(message ? [message] : [])].join(' '),
    type: 'card',
    link: `/reviews/${profileId}`,
  });
}
