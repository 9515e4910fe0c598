import type { Knex } from 'knex';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import type { AppDeps } from '../../../deps.ts';
import { recipientsOf } from './recipients.queries.ts';

/** People told in one transaction. */
const batch = 500;

/**
 * Tells the next batch of people of one campaign, in a transaction that holds it: several workers never do the same
 * batch, one that dies leaves nothing half done, and nobody is told twice.
 * @returns false when no campaign has anybody left to tell
 */
export async function advanceCampaign({ knex, clock }: Pick<AppDeps, 'knex' | 'clock'>): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const campaign = await NotificationCampaign.query(trx)
      .where({ status: 'sending' })
      // A short one needn't wait for a long one.
      .orderBy(['updated_at', 'id'])
      .first()
      .forUpdate()
      .skipLocked();
    if (!campaign) return false;
    const people = await nextPeople(trx, campaign, clock.now());
    const row = NotificationCampaign.query(trx).findById(campaign.id);
    const last = people.at(-1);
    if (last === undefined) await row.patch({ status: 'sent', finishedAt: clock.now() });
    else
      await row.patch({
        sent: campaign.sent + (await tell(trx, campaign, people, clock.now())),
        lastUserId: last,
      });
    return true;
  });
}

/** In the order of their numbers; who signed up after it was sent off is not meant. */
async function nextPeople(
  trx: Knex.Transaction,
  campaign: NotificationCampaign,
  now: Date,
): Promise<number[]> {
  const ids: (number | string)[] = await recipientsOf(trx, campaign, now)
    .where('users.id', '>', campaign.lastUserId)
    .where('users.created_at', '<=', campaign.createdAt)
    .orderBy('users.id')
    .limit(batch)
    .pluck('users.id');
  return ids.map(Number);
}

/** @returns how many were told who hadn't been */
async function tell(
  trx: Knex.Transaction,
  { id, title, content, link }: NotificationCampaign,
  people: readonly number[],
  now: Date,
): Promise<number> {
  const told = await trx('notifications')
    .insert(
      people.map((userId) => ({
        user_id: userId,
        type: 'info',
        title,
        content,
        link,
        campaign_id: id,
        created_at: now,
      })),
    )
    .onConflict(trx.raw('(campaign_id, user_id) where campaign_id is not null'))
    .ignore()
    .returning('id');
  return told.length;
}
