import type { CardForEditing } from '../../../../api/contract/cards/card-editing.schema.ts';

/**
 * The card in a save's reply, read leniently: an unexpected shape must not make a successful save look
 * failed.
 * @returns null when the reply contains no card at all
 */
export function readCardReply(body: unknown): CardForEditing | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, version, fields } = body as Partial<CardForEditing>;
  const isCard = typeof id === 'number' && typeof version === 'number' && typeof fields === 'object';
  return isCard ? (body as CardForEditing) : null;
}

/** @throws {Error} when the reply contains no card, such as a proxy's page */
export function cardOfReply(body: unknown): CardForEditing {
  const card = readCardReply(body);
  if (!card) throw new Error('The answer holds no card.');
  return card;
}
