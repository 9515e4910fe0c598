import type { CardForEditing } from '../../../../api/contract/cards/card-editing.schema.ts';

/**
 * A card in the server's answer. Its own shape is the server's business: what was stored long ago must not turn a save
 * that worked into one that seems to have failed.
 * @returns null when the answer holds no card at all
 */
export function readCardReply(body: unknown): CardForEditing | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, version, fields } = body as Partial<CardForEditing>;
  const isCard = typeof id === 'number' && typeof version === 'number' && typeof fields === 'object';
  return isCard ? (body as CardForEditing) : null;
}

/** @throws {Error} when the answer holds no card: a proxy's page, say */
export function cardOfReply(body: unknown): CardForEditing {
  const card = readCardReply(body);
  if (!card) throw new Error('The answer holds no card.');
  return card;
}
