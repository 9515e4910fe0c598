import type { Knex } from 'knex';
import type { CampaignChannel } from '../../../contract/messaging/entities/notification-campaign.schema.ts';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { isCampaignMailBehind } from '../mail/mail-queue.ts';
import { letterOff } from '../notifications/letter-off.ts';
import { campaignMails } from './campaign.mail.ts';
import { recipientsOf } from './recipients.queries.ts';

type Deps = Pick<AppDeps, 'knex' | 'clock' | 'env'>;

/** Mails are written one by one, so that fewer make a batch. */
const batches = { product: 500, mail: 100 } as const;

/**
 * Tells the next batch of one campaign's recipients, in a transaction that locks it: two workers never send the same
 * batch, a crash leaves nothing half done, and nobody is told twice. A scheduled one begins at its time; one by mail waits
 * while many mails of campaigns do.
 * @returns false when no campaign has a user to tell now
 */
export async function advanceCampaign(deps: Deps): Promise<boolean> {
  const { knex, clock } = deps;
  return knex.transaction(async (trx) => {
    const now = clock.now();
    const channels: CampaignChannel[] = (await isCampaignMailBehind(trx)) ? ['product'] : ['product', 'mail'];
    const campaign = await NotificationCampaign.query(trx)
      .whereIn('channel', channels)
      .where((due) =>
        due
          .where({ status: 'sending' })
          .orWhere((scheduled) => scheduled.where({ status: 'scheduled' }).where('starts_at', '<=', now)),
      )
      // A short campaign needn't wait for a long one.
      .orderBy(['updated_at', 'id'])
      .first()
      .forUpdate()
      .skipLocked();
    if (!campaign) return false;
    const people = await nextPeople(trx, campaign, now);
    const row = NotificationCampaign.query(trx).findById(campaign.id);
    const last = people.at(-1);
    if (last === undefined) await row.patch({ status: 'sent', finishedAt: now });
    else
      await row.patch({
        status: 'sending',
        sent: campaign.sent + (await told[campaign.channel](trx, deps, campaign, people)),
        lastUserId: last,
      });
    return true;
  });
}

/** In the order of their ids; users who signed up after the sending started are left out. */
async function nextPeople(
  trx: Knex.Transaction,
  campaign: NotificationCampaign,
  now: Date,
): Promise<number[]> {
  const ids: (number | string)[] = await recipientsOf(trx, campaign, now)
    .where('users.id', '>', campaign.lastUserId)
    .where('users.created_at', '<=', campaign.startsAt ?? campaign.createdAt)
    .orderBy('users.id')
    .limit(batches[campaign.channel])
    .pluck('users.id');
  return ids.map(Number);
}

/** @returns how many users were told who hadn't been */
type Tell = (
  trx: Knex.Transaction,
  deps: Deps,
  campaign: NotificationCampaign,
  people: readonly number[],
) => Promise<number>;

const told = { product: notify, mail: writeMails } satisfies Record<string, Tell>;

async function notify(
  trx: Knex.Transaction,
  { clock }: Deps,
  { id, title, content, link }: NotificationCampaign,
  people: readonly number[],
): Promise<number> {
  const made = await trx('notifications')
    .insert(
      people.map((userId) => ({
        user_id: userId,
        type: 'info',
        title,
        content,
        link,
        campaign_id: id,
        created_at: clock.now(),
      })),
    )
    .onConflict(trx.raw('(campaign_id, user_id) where campaign_id is not null'))
    .ignore()
    .returning('id');
  return made.length;
}

async function writeMails(
  trx: Knex.Transaction,
  { clock, env }: Deps,
  { id, kind, title, content, link }: NotificationCampaign,
  people: readonly number[],
): Promise<number> {
  const fresh = (await trx('campaign_mails')
    .insert(people.map((userId) => ({ campaign_id: id, user_id: userId })))
    .onConflict(['campaign_id', 'user_id'])
    .ignore()
    .returning('user_id')) as { user_id: number | string }[];
  const users = await User.query(trx)
    .whereIn(
      'id',
      fresh.map((row) => Number(row.user_id)),
    )
    .select('id', 'email', 'language')
    .orderBy('id');
  // One after the other: within a transaction they share one connection.
  for (const { id: userId, email, language } of users) {
    const off = letterOff(env, userId, 'news');
    const mailId = await enqueueMail(trx, env, {
      template: campaignMails[kind],
      input: { title, content, link, sentAt: clock.now(), off },
      to: { userId, email, language },
    });
    await trx('campaign_mails').where({ campaign_id: id, user_id: userId }).update({ mail_id: mailId });
  }
  return users.length;
}
