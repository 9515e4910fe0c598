import type { Knex } from 'knex';
import type { ReportReason } from '../../../contract/cards/entities/card-report.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { cardRestored } from '../holding/card-shown.mail.ts';
import { cardTakenDown } from './card-taken-down.mail.ts';
import { takedownTitles, takedownObjection } from './messages.ts';
import { reportReasonMessages } from '../../../contract/cards/messages.ts';

type News =
  | { kind: 'taken_down'; reason: ReportReason; message: string | null }
  | { kind: 'restored'; message: string | null };

/** Notifies the owner in the product and by mail; owners can't switch this off. */
export async function notifyOwnerOfTakedown(
  trx: Knex.Transaction,
  site: MailSite,
  card: Pick<BusinessProfile, 'id' | 'userId' | 'businessName'>,
  news: News,
): Promise<void> {
  const owner = await User.query(trx).findById(card.userId).select('id', 'username', 'email', 'language');
  if (!owner) return;
  const { language } = owner;
  const said = news.message ? [news.message] : [];
  await Notification.query(trx).insert({
    userId: owner.id,
    title: takedownTitles[news.kind][language],
    content:
      news.kind === 'taken_down'
        ? [
            `${card.businessName}: ${reportReasonMessages[news.reason][language]}.`,
            ...said,
            takedownObjection[language],
          ].join(' ')
        : [`${card.businessName}.`, ...said].join(' '),
    type: 'card',
    link: '/dashboard',
  });
  const to = { userId: owner.id, email: owner.email, language };
  const about = { username: owner.username, cardName: card.businessName, message: news.message };
  await (news.kind === 'taken_down'
    ? enqueueMail(trx, site, {
        template: cardTakenDown,
        input: { ...about, reason: reportReasonMessages[news.reason][language] },
        to,
      })
    : enqueueMail(trx, site, { template: cardRestored, input: about, to }));
}
