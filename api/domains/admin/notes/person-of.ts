import type { Knex } from 'knex';
import type { NotedResource } from '../../../contract/admin/entities/staff-note.schema.ts';
import { AppError } from '../../../errors.ts';

/** Where a record is found, and the column of the person whose it is. */
const places: Record<NotedResource, { table: string; person: string; scope?: string }> = {
  users: { table: 'users', person: 'id' },
  // An owner's leads are none of ours.
  'contact-leads': { table: 'contact_leads', person: 'user_id', scope: 'profile_id is null' },
  'business-profiles': { table: 'business_profiles', person: 'user_id' },
  'physical-card-orders': { table: 'physical_card_orders', person: 'user_id' },
  payments: { table: 'payment_attempts', person: 'user_id' },
};

/**
 * The person whose record a note is about; null where there is none, or none any more.
 * @throws {AppError} `not_found` when there is no such record
 */
export async function personOf(
  trx: Knex.Transaction,
  resource: NotedResource,
  recordId: number,
): Promise<number | null> {
  const { table, person, scope = 'true' } = places[resource];
  const found = await trx(table)
    .where({ id: recordId })
    .whereRaw(scope)
    .select({ person })
    .forShare()
    .first<{ person: number | null } | undefined>();
  if (!found) throw new AppError('not_found');
  return found.person;
}
