import type { Knex } from 'knex';
import type { CardByStaff } from '../../../contract/cards/card-by-staff.schema.ts';
import { newCardBody } from '../../../contract/cards/my-cards.schema.ts';
import { Notification } from '../../../models/Notification.ts';
import type { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { cardMadeTitles } from '../holding/messages.ts';
import { createCard } from '../my-cards/create-card.ts';
import { cardMade } from './card-made.mail.ts';

/**
 * Makes a card in an owner's name, published or for the owner to publish, and tells the owner in the product and by mail
 * (docs/product.md 13.4).
 * @throws {AppError} as `createCard`: staff give no place that the owner's plan doesn't
 */
export async function createCardForOwner(
  trx: Knex.Transaction,
  site: MailSite,
  owner: User,
  { isPublic, ...given }: CardByStaff,
  now: Date,
): Promise<void> {
  const card = await createCard(trx, owner.id, newCardBody.parse(given), now, { isPublic });
  const { businessName: cardName } = card;
  await Notification.query(trx).insert({
    userId: owner.id,
    type: 'card',
    title: cardMadeTitles[isPublic ? 'live' : 'draft'][owner.language],
    content: cardName,
    link: '/dashboard',
  });
  await enqueueMail(trx, site, {
    template: cardMade,
    input: { username: owner.username, cardName, isPublic },
    to: { userId: owner.id, email: owner.email, language: owner.language },
  });
}
