import type { Knex } from 'knex';
import type { UserRole } from '../../../contract/accounts/roles.schema.ts';
import { withdrawalReason } from '../../../contract/payments/state-reasons.ts';

interface UserFacts {
  cardCount: number;
  planProductId: number | null;
  planUntil: string | null;
  withdrawals: number;
  secondFactors: number;
  factorResetBy: number | null;
  factorResetAt: string | null;
  isInvited: boolean;
  roleAsked: UserRole | null;
  roleAskedBy: number | null;
  roleAskedAt: string | null;
}

const hasPaid = (packages: 'packages' | 'active_packages') =>
  `exists (select from ${packages} package where package.user_id = users.id and package.is_paid)`;

/**
 * How often a user withdrew from a deal within 14 days and was refunded (docs/money.md 13.13); the refunds of one
 * withdrawal are written at one moment.
 */
const withdrawals = `(select count(distinct (refund.package_id, refund.created_at)) from payment_attempts refund
  where refund.user_id = users.id and refund.kind = 'refund' and refund.reason = '${withdrawalReason}')`;

/** Filters of the list of users that read more than their row. */
export const userFilters = {
  plan: {
    paid: hasPaid('active_packages'),
    free: `not ${hasPaid('active_packages')}`,
    lapsed: `${hasPaid('packages')} and not ${hasPaid('active_packages')}`,
    ending: `exists (select from packages where packages.user_id = users.id and packages.status = 'active'
      and not packages.auto_renew and packages.end_date between now() and now() + interval '30 days')`,
    manual: `exists (select from active_packages package where package.user_id = users.id
      and package.payment_method = 'manual' and package.end_date is not null)`,
  },
  withdrawals: {
    repeated: `${withdrawals} > 1`,
    some: `${withdrawals} > 0`,
  },
  cards: {
    some: 'exists (select from business_profiles where business_profiles.user_id = users.id)',
    none: 'not exists (select from business_profiles where business_profiles.user_id = users.id)',
  },
} as const;

/** Cards, best plan, withdrawals, second factors and open requests of each of these users, in one query: the plan is the active one with most pro cards. */
export async function readUserFacts(knex: Knex, ids: readonly number[]): Promise<Map<number, UserFacts>> {
  const { rows } = await knex.raw<{
    rows: {
      id: number;
      cards: number;
      withdrawals: number;
      product_id: number | null;
      end_date: Date | null;
      factors: number;
      asked_by: number | null;
      asked_at: Date | null;
      invited: boolean;
      role_asked: UserRole | null;
      role_asked_by: number | null;
      role_asked_at: Date | null;
    }[];
  }>(
    `select users.id, best.product_id, best.end_date, reset.asked_by, reset.asked_at,
       role.new_role as role_asked, role.asked_by as role_asked_by, role.asked_at as role_asked_at,
       users.password is null and users.google_id is null as invited,
       (select count(*)::int from passkeys where passkeys.user_id = users.id) +
         (select count(*)::int from totp_secrets
          where totp_secrets.user_id = users.id and confirmed_at is not null) as factors,
       (select count(*)::int from business_profiles where business_profiles.user_id = users.id) as cards,
       ${withdrawals}::int as withdrawals
     from users left join lateral (
       select product_id, end_date from active_packages where active_packages.user_id = users.id
       order by pro_card_count desc, is_paid desc, end_date desc nulls last limit 1
     ) as best on true
     left join factor_resets reset on reset.user_id = users.id and reset.expires_at > now()
     left join role_changes role on role.user_id = users.id and role.expires_at > now()
     where users.id = any(?::bigint[])`,
    [[...ids]],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        cardCount: row.cards,
        withdrawals: row.withdrawals,
        secondFactors: row.factors,
        factorResetBy: row.asked_by,
        factorResetAt: row.asked_at?.toISOString() ?? null,
        isInvited: row.invited,
        roleAsked: row.role_asked,
        roleAskedBy: row.role_asked_by,
        roleAskedAt: row.role_asked_at?.toISOString() ?? null,
        planProductId: row.product_id,
        planUntil: row.end_date?.toISOString() ?? null,
      },
    ]),
  );
}
