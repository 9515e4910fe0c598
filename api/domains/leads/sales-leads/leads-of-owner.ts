import type { Knex } from 'knex';
import type { OwnersLead } from '../../../contract/accounts/owners-leads.schema.ts';

const pageSize = 50;

/**
 * Leads of an owner's cards for staff who said why they look (docs/product.md 13.6), newest first. They see what was
 * written, never the owner's own notes.
 * @param before the last lead of the page before
 */
export async function leadsOfOwner(
  knex: Knex,
  ownerId: number,
  before: number | null,
): Promise<{ leads: OwnersLead[]; hasMore: boolean }> {
  const { rows } = await knex.raw<{ rows: (Omit<OwnersLead, 'createdAt'> & { createdAt: Date })[] }>(
    `select lead.id, card.id as "cardId", card.business_name as "cardName", lead.name, lead.phone, lead.email,
       lead.message, lead.status, lead.created_at as "createdAt"
     from business_profiles card join contact_leads lead on lead.profile_id = card.id
     where card.user_id = :ownerId and (:before::bigint is null or lead.id < :before)
     order by lead.id desc limit :limit`,
    { ownerId, before, limit: pageSize + 1 },
  );
  return {
    leads: rows
      .slice(0, pageSize)
      .map(({ createdAt, ...lead }) => ({ ...lead, createdAt: createdAt.toISOString() })),
    hasMore: rows.length > pageSize,
  };
}
