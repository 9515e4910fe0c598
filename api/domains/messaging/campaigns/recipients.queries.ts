import type { Knex } from 'knex';
import type {
  CampaignAudience,
  CampaignKind,
} from '../../../contract/messaging/entities/notification-campaign.schema.ts';

/** Switched off in the account; a missing choice counts as switched on (docs/product.md 5). */
const optedOut = `coalesce((users.notification_choices #>> '{news,product}')::boolean, true) = false`;
const hasActivePackage = `select from packages where packages.user_id = users.id and packages.status = 'active'
  and (packages.end_date is null or packages.end_date > ?)`;

/** The accounts of an audience, including those that switched news off. */
function accountsOf(knex: Knex, audience: CampaignAudience, now: Date): Knex.QueryBuilder {
  const accounts = knex('users');
  switch (audience.to) {
    case 'one':
      return accounts.where('users.id', audience.userId);
    case 'role':
      return accounts.where('users.user_role', audience.role);
    case 'plan':
      return audience.productId === null
        ? accounts.whereRaw(`not exists (${hasActivePackage} and packages.is_paid)`, [now])
        : accounts.whereRaw(`exists (${hasActivePackage} and packages.product_id = ?)`, [
            now,
            audience.productId,
          ]);
    case 'all':
      return accounts;
  }
}

/** The accounts that are notified: news leave out those that switched them off. */
export function recipientsOf(
  knex: Knex,
  { audience, kind }: { audience: CampaignAudience; kind: CampaignKind },
  now: Date,
): Knex.QueryBuilder {
  const accounts = accountsOf(knex, audience, now);
  return kind === 'news' ? accounts.whereRaw(`not (${optedOut})`) : accounts;
}

/** Counts the users who are notified, and those of the audience who switched news off. */
export async function countRecipients(
  knex: Knex,
  campaign: { audience: CampaignAudience; kind: CampaignKind },
  now: Date,
): Promise<{ recipients: number; optedOut: number }> {
  const [found] = (await accountsOf(knex, campaign.audience, now).select(
    knex.raw('count(*)::integer as everybody'),
    knex.raw(`count(*) filter (where ${optedOut})::integer as out`),
  )) as { everybody: number; out: number }[];
  const { everybody = 0, out = 0 } = found ?? {};
  return campaign.kind === 'news'
    ? { recipients: everybody - out, optedOut: out }
    : { recipients: everybody, optedOut: 0 };
}
