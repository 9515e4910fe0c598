import { setTimeout as pause } from 'node:timers/promises';
import { openMail } from '../../../adapters/mail.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { deliverNextMail } from './deliver-mail.ts';

/** How often an idle courier looks for mail, and after a fault of the database, in milliseconds. */
const idlePause = 2_000;
const errorPause = 15_000;

export interface MailCourier {
  /** Finishes the mail that is under way; further ones wait for another worker or the next start. */
  stop(): Promise<void>;
}

/** Sends what is due in the mail log, one mail after the other, until stopped. Several may run beside each other. */
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
