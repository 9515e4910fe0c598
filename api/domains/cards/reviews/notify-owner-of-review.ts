import type { Knex } from 'knex';
import type { CardReview } from '../../../models/CardReview.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, wantsNotice, type MailSite } from '../../messaging/index.ts';
import { newCardReview } from './new-card-review.mail.ts';
import { reviewNoticeTexts, reviewNoticeTitles } from './messages.ts';

const linkTo = (profileId: number) => `/reviews/${profileId}`;

/**
 * Notifies a card's owner of a review that waits, in the product and by mail, unless they switched off what comes from
 * their cards. The notification names nobody, so that it may stay when the client removes the review.
 */
export async function notifyOwnerOfReview(
  trx: Knex.Transaction,
  ownerId: number,
  { review, cardName, site }: { review: CardReview; cardName: string; site: MailSite },
): Promise<void> {
  const owner = await User.query(trx).findById(ownerId).select('id', 'email', 'language').throwIfNotFound();
  const { profileId, authorName: name } = review;
  if (await wantsNotice(trx, owner.id, 'leads', 'product'))
    await Notification.query(trx).insert({
      userId: owner.id,
      title: reviewNoticeTitles[owner.language],
      content: reviewNoticeTexts[owner.language](cardName),
      type: 'card',
      link: linkTo(profileId),
    });
  await enqueueMail(trx, site, {
    template: newCardReview,
    input: {
      profileId,
      cardName,
      name,
      // A client's review always has stars.
      stars: Number(review.stars),
      subject: review.subject,
      words: review.words,
    },
    to: { userId: owner.id, email: owner.email, language: owner.language },
  });
}
