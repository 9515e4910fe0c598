import { browserTexts, type StoredTexts } from '../../../lib/stored-texts.ts';

/** By card, in this browser only: what its owner doesn't want to be proposed again isn't data about the card. */
const keyOf = (cardId: number): string => `bikur.droppedProposals.${cardId}`;

/** Ids of the proposals that were dropped for a card. */
export function readDropped(cardId: number, store: StoredTexts = browserTexts): string[] {
  const stored = store.readJson(keyOf(cardId));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function storeDropped(
  cardId: number,
  ids: readonly string[],
  store: StoredTexts = browserTexts,
): void {
  store.write(keyOf(cardId), ids.length > 0 ? JSON.stringify(ids) : null);
}
