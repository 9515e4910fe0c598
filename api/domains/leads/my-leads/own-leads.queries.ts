import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { leadStatuses, type LeadStatus } from '../../../contract/leads/entities/contact-lead.schema.ts';
import type { LeadFilter } from '../../../contract/leads/my-leads.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { searchPattern, searchExpression } from '../../../models/search-expressions.ts';

interface LeadQuestion extends LeadFilter {
  cardIds: readonly number[];
}

/**
 * An owner's cards, oldest first.
 * @throws {AppError} `not_found` when the given one is not among them
 */
export async function ownCards(knex: Knex, ownerId: number, cardId?: number): Promise<BusinessProfile[]> {
  const cards = await BusinessProfile.query(knex)
    .where({ user_id: ownerId })
    .select('id', 'business_name', 'custom_slug')
    .orderBy('id');
  if (cardId !== undefined && !cards.some(({ id }) => id === cardId)) throw new AppError('not_found');
  return cards;
}

/** The leads that match, newest first, with their cards and proofs of consent. */
export async function findLeads(
  knex: Knex,
  question: LeadQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<ContactLead[]> {
  // The page's ids first, from the index, then their rows.
  const ids = ofStatus(searched(knex, question), question.status)
    .select('id')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(offset)
    .limit(limit);
  return ContactLead.query(knex)
    .whereIn('id', ids)
    .withGraphFetched('[businessProfile, contactConsent, timeRequest]')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}

/** Number of leads of each status, ignoring the filter's status. */
export async function countLeads(knex: Knex, question: LeadQuestion): Promise<Record<LeadStatus, number>> {
  const rows = (await searched(knex, question)
    .select('status')
    .count('id as leads')
    .groupBy('status')) as unknown as { status: LeadStatus; leads: number }[];
  const of = (status: LeadStatus) => rows.find((row) => row.status === status)?.leads ?? 0;
  return Object.fromEntries(leadStatuses.map((status) => [status, of(status)])) as Record<LeadStatus, number>;
}

/**
 * Locks one lead of a user's cards.
 * @throws {AppError} `not_found` when it is missing, another owner's, or the sales department's (docs/security.md B3)
 */
export async function lockOwnLead(trx: Knex.Transaction, ownerId: number, id: number): Promise<ContactLead> {
  const lead = await ownLeadQuery(trx, ownerId, id).forUpdate();
  if (!lead) throw new AppError('not_found');
  return lead;
}

/** One lead of a user's cards with its card and proof, to be shown. @throws {AppError} as above */
export async function readOwnLead(knex: Knex, ownerId: number, id: number): Promise<ContactLead> {
  const lead = await ownLeadQuery(knex, ownerId, id).withGraphFetched('[businessProfile, contactConsent]');
  if (!lead) throw new AppError('not_found');
  // One after the other: a transaction has one connection.
  return lead.$fetchGraph('timeRequest', { transaction: knex });
}

function ownLeadQuery(knex: Knex, ownerId: number, id: number) {
  const cards = BusinessProfile.query(knex).select('id').where({ user_id: ownerId });
  return ContactLead.query(knex).findById(id).whereIn('profile_id', cards);
}

type Leads = QueryBuilder<ContactLead, ContactLead[]>;

function ofStatus(leads: Leads, status: LeadStatus | undefined): Leads {
  return status ? leads.where({ status }) : leads.whereNot({ status: 'spam' });
}

function searched(knex: Knex, { cardIds, q }: LeadQuestion): Leads {
  const leads = ContactLead.query(knex).whereIn('profile_id', cardIds);
  const text = q?.trim();
  if (!text) return leads;
  return leads.where((either) => {
    either.whereRaw(`(${searchExpression('contact_leads')}) ilike ?`, [searchPattern(text)]);
    const digits = digitsOf(text);
    if (digits) either.orWhereRaw(`regexp_replace(phone, '\\D', '', 'g') like ?`, [`%${digits}%`]);
  });
}

/**
 * The digits to search for in a phone number of any notation: without the country code and the leading nought.
 * @returns null for a text that is no number
 */
function digitsOf(text: string): string | null {
  if (!/^[+*\d\s().\u05BE\u2010-\u2015/-]+$/u.test(text)) return null;
  const digits = text
    .replace(/\D/gu, '')
    .replace(/^(?:00)?972(?=\d{4})/u, '')
    .replace(/^0(?=\d{3})/u, '');
  return digits.length >= 3 ? digits : null;
}
