import type { Knex } from 'knex';
import { abilitiesOf } from '../../contract/abilities.ts';
import type { UserRole } from '../../contract/roles.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../http/context.ts';
import { entitlementsOf } from '../packages/entitlements.ts';

/** The part of a person that decides which support messages they see. */
export interface SupportReader {
  id: number;
  role: UserRole;
}

/** Admins and moderators read and answer everybody's conversations (product.md chapter 1). */
export function isStaff({ role }: Pick<SupportReader, 'role'>): boolean {
  return role !== 'user';
}

/**
 * Whether somebody may write to support: any role but `user`, or an active paid package (product.md chapter 3).
 * @throws {AppError} `payment_required`
 */
export async function assertMaySend(knex: Knex, actor: Actor, now: Date): Promise<void> {
  const given = await entitlementsOf(knex, actor.id, now);
  if (!abilitiesOf(actor, given).sendSupportMessages) throw new AppError('payment_required');
}
