import type { Knex } from 'knex';
import { SupportAttachment } from '../../models/SupportAttachment.ts';
import { createMessage } from './message.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** The row of a file that came with a message; no file is stored. */
export async function createSupportAttachment(
  knex: Knex,
  overrides: Overrides<SupportAttachment> = {},
): Promise<SupportAttachment> {
  const message = overrides.messageId === undefined ? await createMessage(knex) : null;
  const userId = overrides.userId ?? message?.userId;
  if (!userId) throw new Error('an attachment without its uploader');
  return SupportAttachment.query(knex).insertAndFetch({
    messageId: message?.id ?? null,
    storageKey: `support/${String(nextNumber('attachment')).padStart(20, '0')}.jpg`,
    mimeType: 'image/jpeg',
    name: 'צילום מסך.jpg',
    byteSize: 48_000,
    width: 1080,
    height: 720,
    ...overrides,
    userId,
  });
}
