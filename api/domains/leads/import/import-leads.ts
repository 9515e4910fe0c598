import type { Knex } from 'knex';
import { z } from 'zod';
import type { ImportedLeads } from '../../../contract/accounts/data-import.schema.ts';
import { cleanTypedLine, cleanTypedText } from '../../../contract/base/typed-text.ts';
import {
  importedSource,
  leadServices,
  leadStatus,
} from '../../../contract/leads/entities/contact-lead.schema.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import type { ImportLeads } from '../../accounts/index.ts';

const line = (max: number) => z.string().transform(cleanTypedLine).pipe(z.string().max(max));
const emptyAsNull = (value: string): string | null => value || null;
const text = z.string().transform(cleanTypedText).pipe(z.string().max(5_000)).nullable().catch(null);
const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at));

/** A lead as an export has it. Who handled it is a user of another account, or none any more: it stays behind. */
const leadOfFile = z
  .object({
    profileId: z.number(),
    name: line(120).pipe(z.string().min(2)),
    phone: line(30).transform(emptyAsNull).nullable().default(null),
    email: line(254).transform(emptyAsNull).nullable().default(null),
    service: z.enum(leadServices).nullable().catch(null),
    message: text,
    status: leadStatus,
    createdAt: moment,
    handledAt: moment.nullable().catch(null),
    notes: text,
  })
  .refine(({ phone, email }) => Boolean(phone ?? email));

type LeadOfFile = z.output<typeof leadOfFile>;

/** Rows of one statement: PostgreSQL takes 65,535 values in it. */
const batch = 1_000;

/**
 * Adds the leads of a file of data to the cards that its cards became (docs/product.md 5): with their own dates, states
 * and notes, marked as imported. Nobody is notified and nothing is counted, for nobody wrote just now. A lead that its
 * card has already isn't added again.
 * @param cards numbers of the cards, by those in the file
 */
export const importLeads: ImportLeads = (knex, { rows, cards, now }) =>
  knex.transaction(async (trx) => {
    const counts: ImportedLeads = { added: 0, already: 0, skipped: 0 };
    const wanted = new Map<string, LeadOfFile>();
    const known = await presentLeads(trx, [...new Set(cards.values())]);
    for (const row of rows) {
      const { data: lead } = leadOfFile.safeParse(row);
      const profileId = lead && cards.get(lead.profileId);
      if (!lead || profileId === undefined || lead.createdAt > now) {
        counts.skipped += 1;
        continue;
      }
      const here = { ...lead, profileId };
      const key = keyOf(here);
      if (known.has(key) || wanted.has(key)) counts.already += 1;
      else wanted.set(key, here);
    }
    const leads = [...wanted.values()];
    for (let from = 0; from < leads.length; from += batch)
      await ContactLead.query(trx).insert(
        leads.slice(from, from + batch).map((lead) => ({ ...lead, source: importedSource })),
      );
    return { ...counts, added: leads.length };
  });

type Compared = Pick<ContactLead, 'profileId' | 'name' | 'phone' | 'email' | 'message' | 'createdAt'>;

/** What makes two leads the same; its owner may have changed the rest since. To the second, as files have the time. */
const keyOf = ({ profileId, name, phone, email, message, createdAt }: Compared): string =>
  JSON.stringify([profileId, name, phone, email, message, Math.floor(createdAt.getTime() / 1_000)]);

/** Locks the cards, so that two imports of one file don't add a lead twice. */
async function presentLeads(trx: Knex.Transaction, cardIds: readonly number[]): Promise<ReadonlySet<string>> {
  await trx('business_profiles').select('id').whereIn('id', cardIds).orderBy('id').forUpdate();
  const present = await ContactLead.query(trx)
    .whereIn('profile_id', [...cardIds])
    .select('profile_id', 'name', 'phone', 'email', 'message', 'created_at');
  return new Set(present.map(keyOf));
}
