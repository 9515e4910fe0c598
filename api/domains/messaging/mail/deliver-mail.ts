import { setTimeout as pause } from 'node:timers/promises';
import type { Mail, MailMessage } from '../../../adapters/mail-port.ts';
import { MailDeliveryError } from '../../../adapters/mail-port.ts';
import type { MailLogEntry } from '../../../models/MailLogEntry.ts';
import type { AppDeps } from '../../../deps.ts';
import { claimMail, maxAttempts, returnMail, settleMail, type MailTurn } from './mail-queue.ts';

type Deps = Pick<AppDeps, 'knex' | 'log' | 'env'>;

const settlingTries = 5;
const settlingPause = 1_000;

/**
 * Sends the next mail that is due. Each mail is sent by one worker at a time and once; should the worker crash after
 * the server took the mail and before that is written down, it is sent again under the same Message-ID.
 * @param turn the mail that waits longest, unless told otherwise
 * @returns false when nothing was due
 */
export async function deliverNextMail(deps: Deps, mail: Mail, turn?: MailTurn): Promise<boolean> {
  const { knex, log } = deps;
  const entry = await claimMail(knex, turn);
  if (!entry) return false;
  const about = { mail: entry.id, template: entry.template, attempt: entry.attempts };
  if (entry.attempts > maxAttempts) {
    // Every worker that claimed it crashed.
    await returnMail(knex, entry, {
      error: entry.error ?? 'The worker died while sending.',
      permanent: true,
    });
    log.error(about, 'mail given up');
    return true;
  }
  try {
    const outcome = await mail.deliver(messageOf(entry, deps));
    await untilWritten(() => settleMail(knex, entry, outcome));
    log.info(about, `mail ${outcome}`);
  } catch (error) {
    const { message } = error as Error;
    const permanent = error instanceof MailDeliveryError && error.permanent;
    const status = await returnMail(knex, entry, { error: message, permanent });
    // The server's answer may contain the address: it is stored in the mail log only.
    log[status === 'failed' ? 'error' : 'warn'](
      about,
      status === 'failed' ? 'mail failed' : 'mail not sent yet',
    );
  }
  return true;
}

function messageOf(entry: MailLogEntry, { env }: Deps): MailMessage {
  const domain = env.COMPANY_EMAIL.split('@')[1] ?? 'localhost';
  return {
    messageId: `<mail.${entry.id}.${entry.createdAt.getTime()}@${domain}>`,
    to: entry.toAddress,
    replyTo: entry.replyTo,
    subject: entry.subject,
    text: entry.textBody,
    html: entry.htmlBody,
    language: entry.language,
    attachments: entry.attachments,
    offLink: entry.offLink,
  };
}

/** A mail that was sent must not be sent again because the database was away for a moment. */
async function untilWritten(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries >= settlingTries) throw error;
      await pause(settlingPause);
    }
  }
}
