import type { Knex } from 'knex';
import type {
  CampaignAudience,
  CampaignChannel,
  CampaignKind,
} from '../../../contract/messaging/entities/notification-campaign.schema.ts';

interface Campaign {
  audience: CampaignAudience;
  kind: CampaignKind;
  channel: CampaignChannel;
}

/** In the product a missing choice counts as switched on, by mail as never agreed to (docs/product.md 5 and 13.12). */
const wantsNews: Record<CampaignChannel, string> = {
  product: `coalesce((users.notification_choices #>> '{news,product}')::boolean, true)`,
  mail: `(coalesce((users.notification_choices #>> '{news,mail}')::boolean, false) and exists (
    select from marketing_consents where marketing_consents.user_id = users.id and withdrawn_at is null))`,
};
/** Mail goes to proven addresses, and never to the demo account, which strangers share. */
const canBeReached: Record<CampaignChannel, string> = {
  product: 'true',
  mail: '(users.is_email_verified and not users.is_demo)',
};
const hasActivePackage = `select from packages where packages.user_id = users.id and packages.status = 'active'
  and (packages.end_date is null or packages.end_date > ?)`;

/** The accounts of an audience, whatever they switched off. */
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

/** The accounts that are told: news leave out those that don't want them. */
export function recipientsOf(
  knex: Knex,
  { audience, kind, channel }: Campaign,
  now: Date,
): Knex.QueryBuilder {
  const accounts = accountsOf(knex, audience, now).whereRaw(canBeReached[channel]);
  return kind === 'news' ? accounts.whereRaw(wantsNews[channel]) : accounts;
}

/** Counts the users who are told, those of the audience who don't want news, and those with no address to write to. */
export async function countRecipients(
  knex: Knex,
  { audience, kind, channel }: Campaign,
  now: Date,
): Promise<{ recipients: number; optedOut: number; unverified: number }> {
  const [reached, wanted] = [canBeReached[channel], kind === 'news' ? wantsNews[channel] : 'true'];
  const [found] = (await accountsOf(knex, audience, now).select(
    knex.raw(`count(*) filter (where ${reached} and ${wanted})::integer as recipients`),
    knex.raw(`count(*) filter (where ${reached} and not ${wanted})::integer as opted_out`),
    knex.raw(`count(*) filter (where not ${reached})::integer as unverified`),
  )) as { recipients: number; opted_out: number; unverified: number }[];
  const { recipients = 0, opted_out: optedOut = 0, unverified = 0 } = found ?? {};
  return { recipients, optedOut, unverified };
}
