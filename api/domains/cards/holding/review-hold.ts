import { rolesWith } from '../../../contract/accounts/permissions.ts';
import type { Knex } from 'knex';
import { protectedNameIn } from '../../../contract/cards/protected-names.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { heldCardContents, heldCardTitles } from './messages.ts';
import { canGoOn } from './owner-proofs.ts';
import { judgedTextsOf, releasedTextsOf } from './judged-texts.ts';

/**
 * Holds a card that was written just now until staff have looked, or lets it go on (docs/product.md 11.13): a public
 * one whose texts sound like a body that people trust, of an owner whose address isn't verified or whose account is
 * younger than a week; of any owner, when the card takes money. Whatever writes a card's texts or publishes it calls this in the same transaction. A private
 * card waits for nobody: it is judged when it is published.
 */
export async function reviewHold(trx: Knex.Transaction, cardId: number, now: Date): Promise<void> {
  const card = await BusinessProfile.query(trx).findById(cardId).forUpdate();
  if (!card) return;
  const words = card.isPublic ? await wordsToHoldFor(trx, card, now) : null;
  const { heldFor, heldSince } = card;
  if (words === heldFor) return;
  await card.$query(trx).patch({ heldFor: words, heldSince: words === null ? null : (heldSince ?? now) });
  if (words !== null && heldFor === null) await notifyOfHold(trx, card, words);
}

async function wordsToHoldFor(trx: Knex, card: BusinessProfile, now: Date): Promise<string | null> {
  const words = judgedTextsOf(card)
    .map(protectedNameIn)
    .find((found) => found !== null);
  if (words === undefined || releasedTextsOf(card) === card.releasedTexts) return null;
  const owner = await User.query(trx).findById(card.userId);
  if (owner?.userRole !== 'user' || canGoOn(card, owner, now)) return null;
  return words;
}

/**
 * Whoever hasn't read the same yet is not told again: an owner who switches a card off and on fills nobody's bell.
 */
async function notifyOfHold(trx: Knex.Transaction, card: BusinessProfile, words: string): Promise<void> {
  const readers = await User.query(trx)
    .whereIn('user_role', rolesWith('cards.write'))
    .orWhere({ id: card.userId })
    .select('id', 'language');
  const notices = readers.map(({ id, language }) => ({
    userId: id,
    title: heldCardTitles[id === card.userId ? 'owner' : 'staff'][language],
    content:
      id === card.userId
        ? heldCardContents[language](card.businessName, words)
        : `${card.businessName} (${words})`,
    type: 'card' as const,
    link: id === card.userId ? '/dashboard' : `/admin/business-profiles/${card.id}/show`,
  }));
  const unread = await Notification.query(trx)
    .whereIn(
      'user_id',
      readers.map(({ id }) => id),
    )
    .where({ type: 'card', is_read: false })
    .whereIn(
      'content',
      notices.map(({ content }) => content),
    )
    .select('user_id', 'content', 'link');
  const isNew = (notice: (typeof notices)[number]) =>
    !unread.some(
      ({ userId, content, link }) =>
        userId === notice.userId && content === notice.content && link === notice.link,
    );
  const fresh = notices.filter(isNew);
  if (fresh.length > 0) await Notification.query(trx).insert(fresh);
}
