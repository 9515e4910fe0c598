import { setTimeout as pause } from 'node:timers/promises';
import { openMail } from '../../../adapters/mail.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { deliverNextMail } from './deliver-mail.ts';
import type { MailTurn } from './mail-queue.ts';

/** Milliseconds that an idle courier waits before it looks for mail again, also after an error of the database. */
const idlePause = 2_000;
const errorPause = 3_000;
/**
 * Mails under way at once while many wait. One of them takes bulk mail only when nothing else waits: whoever asks for a
 * new password doesn't wait until a million notices are sent.
 */
const lanes = ['transactional first', 'oldest', 'oldest', 'oldest'] as const;

interface MailCourier {
  /** Finishes the mails that are under way; further ones wait for another worker or the next start. */
  stop(): Promise<void>;
}

/** Sends the due mails of the mail log, a few at once, until stopped. Several processes may run it at once. */
export function startMailCourier(deps: Pick<AppDeps, 'knex' | 'log' | 'env'>): MailCourier {
  const mail = openMail(deps.env);
  const stopped = new AbortController();

  // Ends early when the courier is stopped.
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopped.signal }).catch(() => {});

  const workOff = async (turn: MailTurn) => {
    while (!stopped.signal.aborted && (await deliverNextMail(deps, mail, turn)));
  };

  async function run(): Promise<void> {
    while (!stopped.signal.aborted)
      try {
        // One mail tells whether any waits.
        if (!(await deliverNextMail(deps, mail))) await rest(idlePause);
        else {
          const ends = await Promise.allSettled(lanes.map(workOff));
          const failed = ends.find((end) => end.status === 'rejected');
          if (failed) throw failed.reason;
        }
      } catch (error) {
        deps.log.error({ err: describeError(error) }, 'mail courier');
        await rest(errorPause);
      }
  }

  const running = run();
  return {
    stop() {
      stopped.abort();
      return running;
    },
  };
}
