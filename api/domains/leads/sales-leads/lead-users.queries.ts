import type { Knex } from 'knex';
import type { LeadUser } from '../../../contract/leads/lead-users.schema.ts';
import { AppError } from '../../../errors.ts';
import { ContactLead } from '../../../models/ContactLead.ts';

/** Of accounts that share a number; more are no help to anybody. */
const shown = 10;
/** Shorter numbers, such as an extension, are many people's. */
const shortestPhone = 8;

/**
 * The accounts that may be a sales lead's: with its e-mail, or its phone number in whatever form each was written; the
 * confirmed one first, refused ones last. Each way is served by an index of its own.
 * @throws {AppError} `not_found` for an owner's lead, too
 */
export async function findLeadUsers(knex: Knex, leadId: number): Promise<LeadUser[]> {
  const lead = await ContactLead.query(knex).findById(leadId).whereNull('profile_id');
  if (!lead) throw new AppError('not_found');
  const { rows } = await knex.raw<{ rows: LeadUser[] }>(
    `with same_phone as materialized (
       select id from users where phone is not null and phone_key(phone) = phone_key(:phone)
         and char_length(phone_key(:phone)) >= ${shortestPhone} limit ${shown}
     ), same_email as materialized (
       select id from users where email = :email::citext
     ), found as (
       select id from same_phone union select id from same_email union select :confirmed::bigint
     )
     select users.id as "userId", username, email, phone,
       users.id in (select id from same_phone) as "byPhone", users.id in (select id from same_email) as "byEmail",
       case when users.id = :confirmed then 'confirmed' when refused.user_id is not null then 'refused'
         else 'open' end as decision
     from users join found on found.id = users.id
     left join refused_lead_users refused on refused.user_id = users.id and refused.lead_id = :leadId
     order by users.id = :confirmed desc nulls last, refused.user_id is not null, users.id desc`,
    { leadId, phone: lead.phone, email: lead.email?.trim() ?? null, confirmed: lead.userId },
  );
  return rows;
}
