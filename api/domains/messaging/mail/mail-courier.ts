import { setTimeout as pause } from 'node:timers/promises';
import { openMail } from '../../../adapters/mail.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { deliverNextMail } from './deliver-mail.ts';

/** Milliseconds that an idle courier waits before it looks for mail again, also after an error of the database. */
const idlePause = 2_000;
const errorPause = 3_000;

interface MailCourier {
  /** Finishes the mail that is under way; further ones wait for another worker or the next start. */
  stop(): Promise<void>;
}

/** Sends the due mails of the mail log, one after the other, until stopped. Several processes may run it at once. */
export function startMailCourier(deps: Pick<AppDeps, 'knex' | 'log' | 'env'>): MailCourier {
  const mail = openMail(deps.env);
  const stopped = new AbortController();

  // Ends early when the courier is stopped.
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopped.signal }).catch(() => {});

  async function run(): Promise<void> {
    while (!stopped.signal.aborted)
      try {
        if (!(await deliverNextMail(deps, mail))) await rest(idlePause);
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
