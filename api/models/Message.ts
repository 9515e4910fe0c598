import { BaseModel } from './BaseModel.ts';
import type { SupportAttachment } from './SupportAttachment.ts';
import { SupportTicket } from './SupportTicket.ts';
import { User } from './User.ts';

/** One line of a conversation; support's when isSupport. */
export class Message extends BaseModel {
  static override tableName = 'messages';

  declare id: number;
  declare userId: number | null;
  declare recipientId: number | null;
  declare ticketId: number | null;
  declare clientId: string | null;
  declare content: string;
  declare isRead: boolean;
  declare isSupport: boolean;
  declare isClosed: boolean;
  declare createdAt: Date;

  declare recipient?: User | null;
  declare sender?: User | null;
  declare ticket?: SupportTicket | null;
  declare attachments?: SupportAttachment[];

  static override relationMappings = () => ({
    recipient: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'messages.recipient_id', to: 'users.id' },
    },
    sender: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'messages.user_id', to: 'users.id' },
    },
    ticket: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: SupportTicket,
      join: { from: 'messages.ticket_id', to: 'support_tickets.id' },
    },
  });
}
