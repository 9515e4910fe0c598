import type { Knex } from 'knex';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { sendOnce } from './send-once.ts';
import { notifyOfRenewal } from './renewal-notices.ts';
import { cardExpiring } from './card-expiring.mail.ts';

const batch = 500;

/**
 * Notifies owners a month ahead that the card of their plan will expire, once for each card and date: a card works to
 * the end of its month, so in that month and the one before.
 * @returns how many were notified
 */
export async function remindOfExpiringCards({
  knex,
  env,
  clock,
}: Pick<AppDeps, 'knex' | 'env' | 'clock'>): Promise<number> {
  const due = await UserPaymentMethod.query(knex)
    .where({ is_active: true })
    .whereNotNull('card_expiry')
    .whereIn('id', RecurringPayment.query(knex).select('payment_method_id').where({ status: 'active' }))
    .whereRaw(
      `(to_date(card_expiry, 'MM/YYYY') - interval '1 month') <= (?::timestamptz at time zone 'Asia/Jerusalem')`,
      [clock.now()],
    )
    .whereRaw(
      `not exists (select from billing_notices told where told.user_id = user_payment_methods.user_id
         and told.key = 'card:' || user_payment_methods.id || ':' || card_expiry)`,
    )
    .orderBy('id')
    .limit(batch);
  let told = 0;
  for (const card of due) if (await knex.transaction((trx) => remind(trx, env, card))) told += 1;
  return told;
}

async function remind(trx: Knex.Transaction, env: AppDeps['env'], card: UserPaymentMethod): Promise<boolean> {
  const { id, userId, cardExpiry, cardBrand, last4Digits } = card;
  if (!cardExpiry || !(await sendOnce(trx, userId, `card:${id}:${cardExpiry}`))) return false;
  const subject = `${cardBrand ?? ''} ···· ${last4Digits ?? ''}`.trim();
  const user = await notifyOfRenewal(trx, userId, { notice: 'card_expiring', subject, at: cardExpiry });
  await enqueueMail(trx, env, {
    template: cardExpiring,
    input: { username: user.username, brand: cardBrand, last4Digits, expiry: cardExpiry },
    to: { userId: user.id, email: user.email, language: user.language },
  });
  return true;
}
