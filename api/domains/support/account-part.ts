import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { buffer } from 'node:stream/consumers';
import { Message } from '../../models/Message.ts';
import { SupportAttachment } from '../../models/SupportAttachment.ts';
import { SupportTicket } from '../../models/SupportTicket.ts';
import { exportRows, type AccountPart } from '../accounts/index.ts';

/** Beyond this the other files are named only: an export is put together in memory. In bytes. */
const maxBytes = 350 * 1_024 * 1_024;

/** Files of the conversations of a user, whoever sent them. */
function attachmentsOf(knex: Knex, userId: number): QueryBuilder<SupportAttachment, SupportAttachment[]> {
  return SupportAttachment.query(knex)
    .whereIn(
      'message_id',
      Message.query(knex)
        .whereIn('ticket_id', SupportTicket.query(knex).where({ user_id: userId }).select('id'))
        .select('id'),
    )
    .orderBy('id');
}

/**
 * The support domain's part of an account's export: conversations, with the messages that the user wrote or got, and
 * their files (docs/product.md 5). What staff noted between themselves is no part of it.
 */
export const supportOfAccount: AccountPart = {
  async exportTables(knex, userId) {
    const mine = { user_id: userId };
    return {
      'support.json': {
        conversations: await exportRows(SupportTicket.query(knex).where(mine)),
        messages: await exportRows(Message.query(knex).where(mine).orWhere({ recipient_id: userId })),
        attachments: await exportRows(attachmentsOf(knex, userId)),
      },
    };
  },

  async exportFiles({ deps: { knex, storage }, userId, zip, notHere }) {
    for (const { id, storageKey, mimeType, byteSize, name } of await attachmentsOf(knex, userId)) {
      const file = zip.byteSize + byteSize <= maxBytes ? await storage.open(storageKey) : null;
      // Names of files are typed: within the zip they have our own.
      if (file)
        zip.add(`support/${id}.${mimeType === 'image/jpeg' ? 'jpg' : 'pdf'}`, await buffer(file.body));
      else notHere.push(name);
    }
  },
};
