import type { Knex } from 'knex';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { releasedTextsOf } from './judged-texts.ts';

/** Ends the hold of a card that staff have looked at; with these very texts it is held no more. */
export async function settleHold(trx: Knex.Transaction, card: BusinessProfile): Promise<void> {
  if (!card.isHeld) return;
  await card.$query(trx).patch({ heldFor: null, heldSince: null, releasedTexts: releasedTextsOf(card) });
}
