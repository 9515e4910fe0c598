import type { Knex } from 'knex';
import { toCsv } from '../../../contract/base/csv.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { LeadFilter } from '../../../contract/leads/my-leads.schema.ts';
import type { ContactLead } from '../../../models/ContactLead.ts';
import { findLeads, ownCards } from './own-leads.queries.ts';
import { leadsTableMessages } from '../messages.ts';

/** More than any owner has; bounds the work of one request. */
const maxLeads = 50_000;

/** `2026-11-21 14:05` on the clock of Israel, which every spreadsheet reads as a time. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Writes the leads that match a filter as CSV, all pages of them.
 * @returns the file and the name to save it under
 * @throws {AppError} `not_found` for a card that is missing or another owner's
 */
export async function writeLeadsTable(
  knex: Knex,
  question: LeadFilter & { ownerId: number; cardId?: number; language: Language },
): Promise<{ name: string; csv: string }> {
  const { ownerId, cardId, status, q, language } = question;
  const cards = await ownCards(knex, ownerId, cardId);
  const cardIds = cardId === undefined ? cards.map(({ id }) => id) : [cardId];
  const leads = await findLeads(knex, { cardIds, status, q }, { offset: 0, limit: maxLeads });
  const words = leadsTableMessages[language];
  const card = cards.find(({ id }) => id === cardId);
  return {
    name: `${[words.file, card?.businessName].filter(Boolean).join(' ')}.csv`,
    csv: toCsv([words.headings, ...leads.map((lead) => rowOf(lead, language))]),
  };
}

function rowOf(lead: ContactLead, language: Language): string[] {
  const words = leadsTableMessages[language];
  const { contactConsent: consent } = lead;
  return [
    timeFormat.format(lead.createdAt),
    lead.businessProfile?.businessName ?? '',
    lead.name,
    lead.phone ?? '',
    lead.email ?? '',
    lead.message ?? '',
    words.statuses[lead.status],
    lead.notes ?? '',
    consent ? words.marketing[consent.marketing ? 'yes' : 'no'] : words.marketing.unknown,
    consent ? timeFormat.format(consent.givenAt) : '',
    consent?.noticeVersion ?? '',
  ];
}
