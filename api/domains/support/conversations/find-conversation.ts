import type { Knex } from 'knex';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { isStaff, type SupportReader } from './support.policy.ts';

/**
 * A conversation this user may read; another user's counts as missing.
 * @throws {NotFoundError}
 */
export function findConversation(knex: Knex, reader: SupportReader, id: number): Promise<SupportTicket> {
  const query = SupportTicket.query(knex).findById(id).throwIfNotFound();
  if (!isStaff(reader)) query.where({ user_id: reader.id });
  return query.execute();
}
