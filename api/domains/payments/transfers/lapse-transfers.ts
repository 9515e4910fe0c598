import type { Knex } from 'knex';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { Notification } from '../../../models/Notification.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Proforma } from '../../../models/Proforma.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { sendOnce } from '../renewals/send-once.ts';
import { closeTransfer } from './close-transfer.ts';
import { transferLapsed } from './messages.ts';
import { transferReminder } from './transfer-reminder.mail.ts';
import { transferInput } from './transfer-rows.ts';

const day = 86_400_000;
/** Days before its end on which a transfer is reminded of, the farthest first. */
const remindedAhead = [4, 1];

type Deps = Pick<AppDeps, 'knex' | 'env' | 'clock' | 'hooks' | 'log'>;

const waiting = (knex: Knex) =>
  PaymentAttempt.query(knex).where({ provider: 'bank', status: 'pending' }).orderBy('id');

/**
 * Ends transfers that didn't come in time, and tells their customers (docs/money.md 13.11). Several processes may run
 * it at once.
 * @returns how many lapsed
 */
export async function lapseTransfers(deps: Deps): Promise<number> {
  const over = await waiting(deps.knex).select('id').where('expires_at', '<=', deps.clock.now());
  let lapsed = 0;
  for (const { id } of over)
    try {
      const closed = await closeTransfer(deps, id, { actor: 'system', reason: 'not transferred in time' });
      if (closed.status !== 'expired') continue;
      if (await tellOfLapse(deps.knex, closed)) lapsed += 1;
    } catch (error) {
      deps.log.error({ attempt: id, err: describeError(error) }, 'bank transfer not lapsed');
    }
  return lapsed;
}

function tellOfLapse(knex: Knex, { id, userId }: PaymentAttempt): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const proforma = await Proforma.query(trx).findOne({ attempt_id: id }).withGraphFetched('user');
    if (userId === null || !proforma?.user) return true;
    if (!(await sendOnce(trx, userId, `transfer:${id}:lapsed`))) return false;
    await Notification.query(trx).insert({
      userId,
      type: 'payment',
      link: '/wallet',
      ...transferLapsed[proforma.user.language](proforma.number),
    });
    return true;
  });
}

/**
 * Reminds customers of transfers that weren't seen yet, four days and one day before they lapse; each once, and of two
 * that are late only the last.
 * @returns how many were reminded
 */
export async function remindOfTransfers({ knex, env, clock }: Deps): Promise<number> {
  const now = clock.now();
  const soon = await waiting(knex)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', new Date(now.getTime() + (remindedAhead[0] ?? 0) * day))
    .whereNotNull('user_id')
    .withGraphFetched('user');
  let reminded = 0;
  for (const attempt of soon) {
    const left = ((attempt.expiresAt?.getTime() ?? 0) - now.getTime()) / day;
    const ahead = remindedAhead.findLast((days) => left <= days);
    if (ahead !== undefined && (await knex.transaction((trx) => remind(trx, env, attempt, ahead))))
      reminded += 1;
  }
  return reminded;
}

async function remind(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  { id, publicId, user }: PaymentAttempt,
  ahead: number,
): Promise<boolean> {
  const proforma = await Proforma.query(trx).findOne({ attempt_id: id });
  if (!user || !proforma || !(await sendOnce(trx, user.id, `transfer:${id}:${ahead}`))) return false;
  const { username, email, language } = user;
  await enqueueMail(trx, env, {
    template: transferReminder,
    input: transferInput(proforma, { username, publicId, language }),
    to: { userId: user.id, email, language },
  });
  return true;
}
