import type { Message } from '../../../models/Message.ts';

/**
 * The conversation of a support message.
 * @throws {Error} for a message of another kind, which stands in none
 */
export function conversationOf({ id, ticketId }: Pick<Message, 'id' | 'ticketId'>): number {
  if (ticketId === null) throw new Error(`message ${id} stands in no conversation`);
  return ticketId;
}
