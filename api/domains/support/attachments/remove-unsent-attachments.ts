import type { Knex } from 'knex';
import { SupportAttachment } from '../../../models/SupportAttachment.ts';

const day = 86_400_000;

/** Deletes what was uploaded for a message that nobody sent within a day; the sweep of discarded files takes the rest. */
export function removeUnsentAttachments(knex: Knex, now: Date): Promise<number> {
  return SupportAttachment.query(knex)
    .whereNull('message_id')
    .where('created_at', '<', new Date(now.getTime() - day))
    .delete()
    .execute();
}
