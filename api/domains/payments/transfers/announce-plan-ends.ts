import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { AppDeps } from '../../../deps.ts';
import { Package } from '../../../models/Package.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { periodKeyOf } from '../attempts/periods.ts';
import { notifyOfRenewal } from '../renewals/renewal-notices.ts';
import { sendOnce } from '../renewals/send-once.ts';
import { planEnds } from './plan-ends.mail.ts';

const day = 86_400_000;

/**
 * Tells owners of plans that were paid by bank transfer ahead that they end, because nothing renews them: on the days
 * before the end on which a renewal of a yearly plan is announced (docs/money.md 3.2 and 13.11). Each notice is sent
 * once; of several that are late only the last.
 * @returns how many were told
 */
export async function announcePlanEnds({
  knex,
  env,
  clock,
}: Pick<AppDeps, 'knex' | 'env' | 'clock'>): Promise<number> {
  const now = clock.now();
  const days = env.RENEWAL_NOTICE_DAYS_YEARLY.toSorted((a, b) => b - a);
  const ending = await Package.query(knex)
    .where({ status: 'active', payment_method: 'bank', auto_renew: false })
    .where('end_date', '>', now)
    .where('end_date', '<=', new Date(now.getTime() + (days[0] ?? 0) * day))
    .orderBy('end_date');
  let told = 0;
  for (const { id, endDate } of ending) {
    const left = ((endDate?.getTime() ?? 0) - now.getTime()) / day;
    const ahead = days.findLast((before) => left <= before);
    if (ahead !== undefined && (await knex.transaction((trx) => announce(trx, env, id, ahead)))) told += 1;
  }
  return told;
}

async function announce(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  id: number,
  ahead: number,
): Promise<boolean> {
  const bought = await Package.query(trx).findById(id).withGraphFetched('product').forUpdate();
  const endsAt = bought?.endDate;
  if (!bought || !endsAt || bought.autoRenew || bought.status !== 'active') return false;
  if (!(await sendOnce(trx, bought.userId, `ends:${id}:${periodKeyOf(endsAt)}:${ahead}`))) return false;
  const { product, price } = bought;
  const user = await notifyOfRenewal(trx, bought.userId, { notice: 'plan_ends', product, at: endsAt });
  await enqueueMail(trx, env, {
    template: planEnds,
    input: {
      username: user.username,
      planName: productNameIn(product, user.language),
      // Whoever pays anew pays what the plan costs by then.
      amount: product?.yearlyPrice ?? price,
      endsAt,
    },
    to: { userId: user.id, email: user.email, language: user.language },
  });
  return true;
}
