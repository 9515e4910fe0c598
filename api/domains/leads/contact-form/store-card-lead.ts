import type { Knex } from 'knex';
import { contactNoticeVersion, type CardMessage } from '../../../contract/leads/card-contact.schema.ts';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { ContactConsent } from '../../../models/ContactConsent.ts';
import { ContactLead } from '../../../models/ContactLead.ts';

/** Seconds within which the same message is a double click, or a form sent once more. */
const sameMessageSeconds = 600;

interface IncomingLead {
  profileId: number;
  message: Pick<CardMessage, 'name' | 'phone' | 'message' | 'marketing'> & { email: string | null };
  language: CardLanguage;
  status: 'new' | 'spam';
  now: Date;
}

/**
 * Stores a card lead and, beside it, the proof of the notice that its sender read and agreed to.
 * @returns the lead; it is not new when this very message is there already: sent twice, also at once, it is one
 */
export async function storeCardLead(
  trx: Knex.Transaction,
  lead: IncomingLead,
): Promise<{ lead: ContactLead; isNew: boolean }> {
  const { profileId, status, language, now } = lead;
  const { name, email, phone, message, marketing } = lead.message;
  const said = { profile_id: profileId, name, email, phone, message };
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [JSON.stringify(said)]);
  const known = await ContactLead.query(trx)
    .where({ ...said, source: 'card' })
    .where('created_at', '>', new Date(now.getTime() - sameMessageSeconds * 1_000))
    // Whoever asks for a time again that was declined or cancelled asks anew.
    .whereNotExists(ContactLead.relatedQuery('timeRequest').whereIn('status', ['declined', 'cancelled']))
    .first();
  if (known) return { lead: known, isNew: false };
  const row = await ContactLead.query(trx).insertAndFetch({
    profileId,
    name,
    email,
    phone,
    message,
    status,
    source: 'card',
    createdAt: now,
  });
  await ContactConsent.query(trx).insert({
    leadId: row.id,
    noticeVersion: contactNoticeVersion,
    language,
    marketing,
    givenAt: now,
  });
  return { lead: row, isNew: true };
}
