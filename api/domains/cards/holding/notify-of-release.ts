import type { Knex } from 'knex';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { heldCardTitles } from './messages.ts';
import { cardReleased } from './card-shown.mail.ts';

/** Notifies the owner, in the product and by mail, that visitors see the card; owners can't switch this off. */
export async function notifyOfRelease(
  trx: Knex.Transaction,
  site: MailSite,
  card: Pick<BusinessProfile, 'userId' | 'businessName'>,
  message: string | null,
): Promise<void> {
  const owner = await User.query(trx).findById(card.userId).select('id', 'username', 'email', 'language');
  if (!owner) return;
  await Notification.query(trx).insert({
    userId: owner.id,
    title: heldCardTitles.released[owner.language],
    content: [`${card.businessName}.`, ...(message ? [message] : [])].join(' '),
    type: 'card',
    link: '/dashboard',
  });
  await enqueueMail(trx, site, {
    template: cardReleased,
    input: { username: owner.username, cardName: card.businessName, message },
    to: { userId: owner.id, email: owner.email, language: owner.language },
  });
}
