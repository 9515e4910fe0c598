import type { CardMessage } from '../../../contract/leads/card-contact.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { eventOf, storeEvents } from '../../statistics/index.ts';
import { countCardForm, isTooFast } from './card-form-limits.ts';
import { findAddressedCard, type AddressedCard } from './find-addressed-card.ts';
import { storeCardLead } from './store-card-lead.ts';
import { notifyOwner } from './notify-owner.ts';

/**
 * Takes a visitor's message to a card's owner: the lead, its proof of consent, the notification, the mail and the
 * count are stored together or not at all (docs/product.md 4). A message with the hidden field filled in is answered
 * like any other and dropped; one that was sent too fast for a human is stored as spam without a notification.
 * @throws {AppError} `not_found` when the card takes no messages, `validation_failed` when the message names another
 * card, `too_many_requests`
 */
export async function sendCardMessage(
  ctx: AppContext,
  id: number,
  message: CardMessage,
): Promise<AddressedCard> {
  const card = await findAddressedCard(ctx, id);
  if (message.profileId !== undefined && message.profileId !== id)
    throw new AppError('validation_failed', { fields: { profileId: 'card_message_profile_invalid' } });
  await countCardForm(ctx, { contact: message.email, cardId: id, ownerId: card.owner.id });
  if (message.website) return card;
  const { knex, clock, env } = ctx.deps;
  const isSpam = isTooFast(message.elapsed);
  const event = await eventOf(ctx, { profileId: id, type: 'contact_form' });
  await knex.transaction(async (trx) => {
    const { lead, isNew } = await storeCardLead(trx, {
      profileId: id,
      message,
      language: ctx.state.readerLanguage,
      status: isSpam ? 'spam' : 'new',
      now: clock.now(),
    });
    if (!isNew || isSpam) return;
    const { marketing } = message;
    await notifyOwner(trx, card.owner, { lead, cardName: card.name, marketing, site: env });
    await storeEvents(trx, [event]);
  });
  return card;
}
