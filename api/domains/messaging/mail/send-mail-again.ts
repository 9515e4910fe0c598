import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { isPlainAddress } from './enqueue-mail.ts';
import { holdsStruckSecret } from './mail-queue.ts';

/**
 * Puts a failed mail back into the queue, as if it had never been tried.
 * @throws {AppError} `conflict` when it did not fail, when its address can't be written to, and when its one-time
 * link was removed since, because the mail would be useless
 */
export async function sendMailAgain(trx: Knex.Transaction, mail: MailLogEntry, now: Date): Promise<void> {
  if (mail.status !== 'failed')
    throw new AppError('conflict', {
      text: { he: 'רק מייל שנכשל אפשר לשלוח שוב.', en: 'Only a mail that failed can be sent again.' },
    });
  if (!isPlainAddress(mail.toAddress))
    throw new AppError('conflict', {
      text: {
        he: 'הכתובת אינה כתובת מייל תקינה, ולכן המייל לא יכול להישלח.',
        en: 'The address is no proper mail address, so the mail cannot be sent.',
      },
    });
  if (holdsStruckSecret(mail))
    throw new AppError('conflict', {
      text: {
        he: 'במייל היה קישור חד־פעמי שנמחק מהיומן. אפשר לשלוח קישור חדש מדף המשתמש.',
        en: 'The mail held a one-time link that was struck out of the log. Send a new link from the user’s page.',
      },
    });
  await mail.$query(trx).patch({ status: 'queued', attempts: 0, error: null, nextTryAt: now });
}
