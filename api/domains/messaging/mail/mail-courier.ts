import { startBatchRunner, type BatchRunner } from '../../../adapters/batch-runner.ts';
import { openMail } from '../../../adapters/mail.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { deliverNextMail } from './deliver-mail.ts';

/** Milliseconds that an idle lane waits before it looks for mail again. */
const idlePause = 2_000;
/**
 * Mails under way at once while many wait. One of them takes bulk mail only when nothing else waits: whoever asks for a
 * new password doesn't wait until a million notices are sent.
 */
const lanes = ['transactional first', 'oldest', 'oldest', 'oldest'] as const;

/**
 * Sends the due mails of the mail log, a few at once, until stopped. Several processes may run it at once. Each lane goes
 * on by itself: a mail that the server is slow to take keeps no other waiting.
 */
export function startMailCourier(deps: Pick<AppDeps, 'knex' | 'log' | 'env'>): BatchRunner {
  const mail = openMail(deps.env);
  const runners = lanes.map((turn) =>
    startBatchRunner(
      () => deliverNextMail(deps, mail, turn),
      (error) => deps.log.error({ err: describeError(error) }, 'mail courier'),
      idlePause,
    ),
  );
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
