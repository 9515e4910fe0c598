import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { transition, type Cause } from '../attempts/transitions.ts';
import { notifyOfRenewal } from './renewal-notices.ts';
import { countedFrom, graceFrom, isLate, nextTry, soonAgain } from './renewal-schedule.ts';
import { chargeFailed } from './charge-failed.mail.ts';

/** What failing needs beside the transaction: the settings for mails, and the domain that ends packages. */
export type RenewalDeps = Pick<BillingDeps, 'env' | 'hooks'>;

interface Failure {
  /** When the unpaid period starts. */
  due: Date;
  /** `retry` never reached the issuer, `soft` is tried again by its days, `stop` waits for the customer. */
  how: 'retry' | 'soft' | 'stop';
  /** Whether the issuer was asked and declined; such tries are counted. */
  declined: boolean;
  cause: Cause;
  now: Date;
}

/**
 * Applies a renewal that brought no money to its package (docs/money.md 3.1): the next try, the days of grace, the
 * mail, or the end. The caller must have locked the package and loaded `bought.product`.
 */
export async function renewalFailed(
  trx: Knex.Transaction,
  deps: RenewalDeps,
  bought: Package,
  failure: Failure,
): Promise<void> {
  const { due, how, declined, cause, now } = failure;
  const rest = deps.env.CHARGE_REST;
  const counted = countedFrom(due, (await firstTryOf(trx, bought.id, due)) ?? now, rest);
  // What the first mail promised stands: a card that is tried later, after days without any, moves no end.
  const promised = bought.status === 'past_due' ? bought.graceUntil : null;
  const grace = promised ?? graceFrom(counted, rest);
  const declines = bought.paymentRetryCount + (declined ? 1 : 0);
  if (!bought.autoRenew || (declined && now >= grace))
    return endUnpaid(trx, deps, bought, { cause, now, declines });

  const again =
    how === 'retry' ? soonAgain(now) : how === 'soft' ? nextTry(counted, declines, { now, rest }) : null;
  const next = again && again <= grace ? again : null;
  await deps.hooks.payments.packages.moveRenewal(
    trx,
    bought,
    next ? 'retry_scheduled' : how === 'stop' ? 'needs_customer' : 'exhausted',
    {
      paymentRetryCount: declines,
      nextPaymentDate: next,
    },
  );
  const isOverdue = declined || how === 'stop' || isLate(counted, now);
  if (isOverdue && bought.status === 'active')
    await transition(trx, 'packages', bought.id, 'past_due', cause, { graceUntil: grace });
  // An owner is notified of an error between machines only once it lasts.
  if (!isOverdue || (how === 'retry' && bought.status === 'past_due')) return;
  await notifyOfFailure(trx, deps.env, bought, { nextTryAt: next, liveUntil: grace });
}

/** No charge renews the package any more: it ends, unless its paid time is still running. */
async function endUnpaid(
  trx: Knex.Transaction,
  { env, hooks: { payments } }: RenewalDeps,
  bought: Package,
  { cause, now, declines }: { cause: Cause; now: Date; declines: number },
): Promise<void> {
  await payments.packages.moveRenewal(trx, bought, bought.autoRenew ? 'exhausted' : 'not_started', {
    paymentRetryCount: declines,
    nextPaymentDate: null,
  });
  const isRunning = bought.status === 'active' && bought.endDate !== null && bought.endDate > now;
  if (!isRunning) await payments.packages.expirePackage(trx, env, bought, { cause, now });
}

async function firstTryOf(trx: Knex.Transaction, packageId: number, due: Date): Promise<Date | undefined> {
  const first = await PaymentAttempt.query(trx)
    .where({ package_id: packageId, kind: 'renewal', due_at: due })
    .whereNotNull('sent_at')
    .orderBy('sent_at')
    .first();
  return first?.sentAt ?? undefined;
}

async function notifyOfFailure(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  bought: Package,
  { nextTryAt, liveUntil }: { nextTryAt: Date | null; liveUntil: Date },
): Promise<void> {
  const user = await notifyOfRenewal(trx, bought.userId, {
    notice: 'charge_failed',
    product: bought.product,
    at: liveUntil,
  });
  const planName = productNameIn(bought.product, user.language);
  await enqueueMail(trx, env, {
    template: chargeFailed,
    input: { username: user.username, planName, amount: bought.price, nextTryAt, liveUntil },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}
