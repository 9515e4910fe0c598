import type { MailLogEntryRow } from '../contract/messaging/entities/mail-log-entry.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** A mail: waiting, sent, kept here because no SMTP is set, or failed. */
export class MailLogEntry extends BaseModel {
  static override tableName = 'mail_log';
  static override jsonAttributes = ['secretLinks', 'attachments'];

  declare id: number;
  declare userId: number | null;
  declare toAddress: string;
  declare replyTo: string | null;
  declare template: string;
  declare language: MailLogEntryRow['language'];
  declare subject: string;
  declare textBody: string;
  declare htmlBody: string;
  declare status: MailLogEntryRow['status'];
  declare attempts: number;
  declare error: string | null;
  declare createdAt: Date;
  declare sentAt: Date | null;
  declare nextTryAt: Date;
  /** Links that open something for whoever has them; `***` stands in their place once the mail was sent. */
  declare secretLinks: string[];
  /** Emptied once the mail was sent or failed. */
  declare attachments: MailLogEntryRow['attachments'];
  /** Switches mails of this kind off by one POST; emptied once the mail was sent or failed. */
  declare offLink: string | null;
  /** Sent to an address that was typed for this one mail: it is struck once the mail was sent or failed. */
  declare isFleeting: boolean;
  /** Goes to many people at once, who don't wait for it. */
  declare isBulk: boolean;

  declare user?: User | null;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'mail_log.user_id', to: 'users.id' },
    },
  });
}
