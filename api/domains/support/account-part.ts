import { Message } from '../../models/Message.ts';
import { SupportTicket } from '../../models/SupportTicket.ts';
import { exportRows, type AccountPart } from '../accounts/index.ts';

/**
 * The support domain's part of an account's export: conversations, with the messages that the user wrote or got
 * (docs/product.md 5).
 */
export const supportOfAccount: AccountPart = {
  async exportTables(knex, userId) {
    const mine = { user_id: userId };
    return {
      'support.json': {
        conversations: await exportRows(SupportTicket.query(knex).where(mine)),
        messages: await exportRows(Message.query(knex).where(mine).orWhere({ recipient_id: userId })),
      },
    };
  },
};
