import type { SupportAttachmentRow } from '../contract/support/entities/support-attachment.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A file of a message; its bytes lie behind the storage port. */
export class SupportAttachment extends BaseModel {
  static override tableName = 'support_attachments';

  declare id: number;
  declare userId: number;
  declare messageId: number | null;
  declare storageKey: string;
  declare mimeType: SupportAttachmentRow['mimeType'];
  declare name: string;
  declare byteSize: number;
  declare width: number;
  declare height: number;
  declare createdAt: Date;
}
