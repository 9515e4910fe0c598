import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { periodKeyOf } from '../attempts/periods.ts';
import type { PackageHooks } from '../payment-hooks.ts';
import { notifyOfRenewal } from './renewal-notices.ts';
import { sendOnce } from './send-once.ts';
import { renewalAhead } from './renewal-ahead.mail.ts';

const day = 86_400_000;
const batch = 200;

/**
 * Notifies owners ahead that their plan will be charged (docs/money.md 3.2): 30 and 7 days before for yearly plans, 3
 * days for monthly ones, unless configured otherwise. Each notice is sent once; of several that are late, only the
 * last.
 * @param userId only this user
 * @returns how many were sent
 */
export async function announceRenewals(
  { knex, env, clock, hooks }: Pick<AppDeps, 'knex' | 'env' | 'clock' | 'hooks'>,
  userId?: number,
): Promise<number> {
  const now = clock.now();
  const cycles: Record<BillingCycle, readonly number[]> = {
    yearly: env.RENEWAL_NOTICE_DAYS_YEARLY,
    monthly: env.RENEWAL_NOTICE_DAYS_MONTHLY,
  };
  let told = 0;
  for (const [cycle, days] of Object.entries(cycles))
    for (const [place, ahead] of days.toSorted((a, b) => a - b).entries()) {
      const nearer = days.toSorted((a, b) => a - b)[place - 1] ?? 0;
      const between: [Date, Date] = [
        new Date(now.getTime() + nearer * day),
        new Date(now.getTime() + ahead * day),
      ];
      for (const { id } of await notTold(knex, { cycle: cycle as BillingCycle, ahead, between, userId }))
        if (await knex.transaction((trx) => announce(trx, env, hooks.payments.packages, { id, ahead, now })))
          told += 1;
    }
  return told;
}

const keyOf = ({ id, endDate }: Package, ahead: number) =>
  `renewal:${id}:${periodKeyOf(endDate ?? new Date(0))}:${ahead}`;

interface Due {
  cycle: BillingCycle;
  ahead: number;
  between: [Date, Date];
  userId: number | undefined;
}

function notTold(knex: Knex, { cycle, ahead, between: [from, to], userId }: Due) {
  return Package.query(knex)
    .select('id')
    .where({
      status: 'active',
      auto_renew: true,
      billing_cycle: cycle,
      renewal_process_status: 'not_started',
    })
    .where((query) => userId !== undefined && void query.where({ user_id: userId }))
    .whereNotNull('renewal_driver')
    .where('next_payment_date', '>', from)
    .where('next_payment_date', '<=', to)
    .whereRaw(
      `not exists (select from billing_notices told where told.user_id = packages.user_id and told.key
         = 'renewal:' || packages.id || ':' || to_char(end_date at time zone 'Asia/Jerusalem', 'YYYY-MM-DD') || ':' || ?::integer)`,
      [ahead],
    )
    .orderBy('next_payment_date')
    .limit(batch);
}

async function announce(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  packages: PackageHooks,
  { id, ahead, now }: { id: number; ahead: number; now: Date },
): Promise<boolean> {
  const bought = await Package.query(trx).findById(id).withGraphFetched('product').forUpdate();
  const renewsAt = bought?.nextPaymentDate;
  if (!bought?.autoRenew || !renewsAt || renewsAt <= now) return false;
  if (!(await sendOnce(trx, bought.userId, keyOf(bought, ahead)))) return false;
  const mandate = await RecurringPayment.query(trx)
    .findOne({ package_id: id, status: 'active' })
    .withGraphFetched('paymentMethod');
  const following = await PackageChange.query(trx)
    .findOne({ package_id: id, status: 'pending', takes_effect: 'period_end' })
    .withGraphFetched('toProduct');
  const product = following?.toProduct ?? bought.product;
  const user = await notifyOfRenewal(trx, bought.userId, {
    notice: 'renewal_ahead',
    product,
    at: renewsAt,
  });
  const planName = productNameIn(product, user.language);
  const last4Digits = mandate?.paymentMethod?.last4Digits ?? null;
  await enqueueMail(trx, env, {
    template: renewalAhead,
    input: {
      username: user.username,
      planName,
      amount: following?.toPrice ?? (await packages.announcedPrice(trx, id, renewsAt)) ?? bought.price,
      renewsAt,
      last4Digits,
    },
    to: { userId: user.id, email: user.email, language: user.language },
  });
  return true;
}
