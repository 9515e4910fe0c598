import type { Knex } from 'knex';
import { languages } from '../../../contract/base/languages.ts';
import type { ContactLead } from '../../../models/ContactLead.ts';
import { Notification } from '../../../models/Notification.ts';
import { containsPattern } from '../../../models/search-expressions.ts';
import { excerpt } from './notify-owner.ts';
import { noticeTitles } from '../messages.ts';

/** Deletes the owner's notification of a lead, which quotes its sender. */
export async function forgetLeadNotice(
  trx: Knex.Transaction,
  ownerId: number,
  { name, message }: Pick<ContactLead, 'name' | 'message'>,
): Promise<void> {
  await Notification.query(trx)
    .where({ user_id: ownerId, type: 'lead' })
    .whereIn(
      'title',
      languages.map((language) => noticeTitles[language](name)),
    )
    // The card's name stands before it, and may have changed since.
    .where('content', 'like', containsPattern(`: ${excerpt(message ?? '')}`).replace(/%$/u, ''))
    .delete();
}
