import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { Message } from '../../../models/Message.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Messages as staff look them up; they answer in the inbox (docs/product.md 7). */
export const messagesResource: AdminResource = {
  name: 'messages',
  model: Message,
  row: adminRows.messages,
  sortable: ['createdAt'],
  filterable: ['userId', 'recipientId', 'ticketId', 'isRead', 'isSupport', 'isClosed', 'createdAt'],
  searched: 'messages',
  defaultSort: ['createdAt', 'DESC'],
};
