import { SupportTicket } from '../../../models/SupportTicket.ts';
import type { MessagingHooks } from '../../messaging/index.ts';
import { presentConversations } from './conversations.queries.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { shownMessages } from './support.queries.ts';

/** Live events of support: messages and conversations as each user sees them (docs/product.md 5). */
export const liveViews: MessagingHooks = {
  async findMessage(knex, id, company) {
    const row = await shownMessages(knex).findById(id);
    return row ? (reader) => presentSupportMessage(row, reader, company) : null;
  },

  async findConversation(knex, id, company) {
    const ticket = await SupportTicket.query(knex).findById(id);
    if (!ticket) return null;
    return async (reader) => {
      const [conversation] = await presentConversations(knex, [ticket], reader, company);
      return conversation ?? null;
    };
  },
};
