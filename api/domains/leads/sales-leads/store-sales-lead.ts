import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { salesNoticeVersion, type SalesLead } from '../../../contract/leads/sales-leads.schema.ts';
import { ContactConsent } from '../../../models/ContactConsent.ts';
import { ContactLead } from '../../../models/ContactLead.ts';

/** Seconds within which the same message is a double click, or a form sent once more. */
const sameLeadSeconds = 600;

/**
 * Stores a sales lead (without a card) and the proof of the notice that its sender read.
 * @param about language in which the notice was read, and the moment
 * @returns null when this very lead is there already: sent twice, also at once, it is one
 */
export async function storeSalesLead(
  trx: Knex.Transaction,
  { name, phone, email, service, message, source }: SalesLead,
  about: { status: 'new' | 'spam'; language: Language; now: Date },
): Promise<ContactLead | null> {
  const said = { name, phone, email, service, message, source };
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sales ${JSON.stringify(said)}`]);
  const known = await ContactLead.query(trx)
    .where((same) => {
      for (const [column, value] of Object.entries(said))
        if (value === null) void same.whereNull(column);
        else void same.where(column, value);
    })
    .whereNull('profile_id')
    .where('created_at', '>', new Date(about.now.getTime() - sameLeadSeconds * 1_000))
    .first();
  if (known) return null;
  const lead = await ContactLead.query(trx).insertAndFetch({
    ...said,
    profileId: null,
    status: about.status,
    createdAt: about.now,
  });
  await ContactConsent.query(trx).insert({
    leadId: lead.id,
    noticeVersion: salesNoticeVersion,
    language: about.language,
    marketing: false,
    givenAt: about.now,
  });
  return lead;
}
