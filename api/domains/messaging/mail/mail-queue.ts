import type { Knex } from 'knex';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { withoutPassing } from './mail-secrets.ts';

/**
 * The mail log is the queue: a row that is `queued` and due is to be sent. Workers look for due rows every two
 * seconds (docs/decisions/mail-log-is-the-queue.md).
 */

/** The last try is about 14 hours after the first. */
export const maxAttempts = 8;

/** Seconds that a worker has a claimed mail to itself; longer than any delivery takes. */
const leaseSeconds = 300;

/** Seconds before the next try after the first, second … failure. */
const pauses = [30, 120, 480, 1_800, 7_200, 14_400, 28_800];
const maxErrorLength = 2_000;

/**
 * A mail of a stopped campaign waits until it is resumed. Asked of each mail in turn, so that the first that may leave
 * ends the search.
 */
export const isHeldBack = `(select campaign.status from campaign_mails
    join notification_campaigns campaign on campaign.id = campaign_mails.campaign_id
    where campaign_mails.mail_id = mail_log.id limit 1) is not distinct from 'stopped'`;

/** Which of the mails that are due is sent next: the oldest, or the oldest that is no bulk mail while there is one. */
export type MailTurn = 'oldest' | 'transactional first';

/**
 * Claims the next mail for this worker: its next try moves ahead by the lease, so that a crashed worker gives it back by
 * doing nothing. The number of attempts tells the holder of the lease from a later one.
 * @returns undefined when nothing is due
 */
export async function claimMail(knex: Knex, turn: MailTurn = 'oldest'): Promise<MailLogEntry | undefined> {
  const transactional = turn === 'transactional first' ? await claimOldest(knex, 'not is_bulk') : undefined;
  return transactional ?? claimOldest(knex, 'true');
}

async function claimOldest(knex: Knex, condition: string): Promise<MailLogEntry | undefined> {
  const [mail] = await MailLogEntry.query(knex)
    .patch({
      attempts: MailLogEntry.raw('attempts + 1'),
      nextTryAt: MailLogEntry.raw('now() + make_interval(secs => ?)', [leaseSeconds]),
    })
    .where(
      'id',
      MailLogEntry.query(knex)
        .select('id')
        .where({ status: 'queued' })
        .where('next_try_at', '<=', knex.fn.now())
        .whereRaw(condition)
        .whereRaw(`not (${isHeldBack})`)
        .orderBy(['next_try_at', 'id'])
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('*');
  return mail;
}

/** Mails of campaigns that wait to be sent when campaigns write no further ones: a few seconds' work for every worker. */
const maxCampaignMailsDue = 500;

/**
 * Whether so many mails of campaigns are due that campaigns wait: what is written ahead of its sending comes to whoever no
 * longer wants it, a campaign that has written all its mails can't be stopped, and what the clock writes would wait behind
 * them. What is due within minutes counts as well: while the mail server is away, mails wait for their next try. Later ones
 * don't: an address whose server is never reached is tried for half a day.
 */
export async function isCampaignMailBehind(knex: Knex): Promise<boolean> {
  const due = await MailLogEntry.query(knex)
    .select('id')
    .where({ status: 'queued' })
    .whereRaw(`template in ('campaign_news', 'campaign_service')`)
    .whereRaw(`next_try_at <= now() + interval '10 minutes'`)
    .whereRaw(`not (${isHeldBack})`)
    .orderBy(['next_try_at', 'id'])
    .limit(maxCampaignMailsDue);
  return due.length === maxCampaignMailsDue;
}

/**
 * Writes down that a mail was sent or kept, also when the lease has expired: a sent mail need not be sent again.
 * What a mail needs no longer once it was sent is removed from the stored copy.
 */
export async function settleMail(knex: Knex, mail: MailLogEntry, outcome: 'sent' | 'kept'): Promise<void> {
  await MailLogEntry.query(knex)
    .where({ id: mail.id, status: 'queued' })
    .patch({
      status: outcome,
      error: null,
      ...(outcome === 'sent' && { ...withoutPassing(mail), sentAt: MailLogEntry.raw('now()') }),
    });
}

/**
 * Writes down why a mail was not sent, and when it is tried again, if at all; does nothing when another worker has
 * claimed it since.
 */
export async function returnMail(
  knex: Knex,
  mail: MailLogEntry,
  { error, permanent }: { error: string; permanent: boolean },
): Promise<'queued' | 'failed'> {
  const isOver = permanent || mail.attempts >= maxAttempts;
  const pause = pauses[mail.attempts - 1] ?? 0;
  const { id, attempts } = mail;
  await MailLogEntry.query(knex)
    .where({ id, attempts, status: 'queued' })
    .patch({
      // A server's answer often names the address it refuses.
      error: [...(mail.isFleeting ? error.replaceAll(mail.toAddress, '***') : error)]
        .slice(0, maxErrorLength)
        .join(''),
      ...(isOver
        ? { status: 'failed', ...withoutPassing(mail) }
        : { nextTryAt: MailLogEntry.raw('now() + make_interval(secs => ?)', [pause]) }),
    });
  return isOver ? 'failed' : 'queued';
}
