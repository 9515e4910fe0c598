import type { CardForEditing } from '../../../../api/contract/cards/card-editing.schema.ts';

/**
 * The card in a save's reply. Of its fields nothing is checked: an unexpected one must not make a successful save look
 * failed.
 * @throws {Error} when the reply contains no card, such as a proxy's page
 */
export function cardOfReply(reply: CardForEditing | undefined): CardForEditing {
  if (typeof reply?.id !== 'number' || typeof reply.version !== 'number' || typeof reply.fields !== 'object')
    throw new Error('The answer holds no card.');
  return reply;
}
