import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { isPlainAddress } from './enqueue-mail.ts';
import { holdsStruckSecret } from './mail-secrets.ts';
import { mailDidNotFail, mailAddressImproper, mailSecretStruckOut } from '../messages.ts';

/**
 * Puts a failed mail back into the queue, as if it had never been tried.
 * @throws {AppError} `conflict` when it did not fail, when its address can't be written to, and when its one-time
 * link was removed since, because the mail would be useless
 */
export async function sendMailAgain(trx: Knex.Transaction, mail: MailLogEntry, now: Date): Promise<void> {
  if (mail.status !== 'failed')
    throw new AppError('conflict', {
      text: mailDidNotFail,
    });
  if (!isPlainAddress(mail.toAddress))
    throw new AppError('conflict', {
      text: mailAddressImproper,
    });
  if (holdsStruckSecret(mail))
    throw new AppError('conflict', {
      text: mailSecretStruckOut,
    });
  await mail.$query(trx).patch({ status: 'queued', attempts: 0, error: null, nextTryAt: now });
}
