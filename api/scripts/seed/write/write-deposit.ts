import { wallClock } from '../../../contract/base/israel-clock.ts';
import { enterDeposit } from '../../../domains/payments/payouts/enter-deposit.ts';
import { lockPayouts, matchPayouts } from '../../../domains/payments/payouts/match-payouts.ts';
import { userOf, type SeedContext } from './context.ts';

const provider = 'payplus';

/** A deposit that staff entered before the terminal was in use: what it paid out is explained by their words alone. */
export async function writeDeposit(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const enteredBy = userOf(context, 'finance').id;
  const at = calendar.day(-50, 10);
  const dayOf = (days: number) => wallClock(calendar.day(days)).date;
  await lockPayouts(trx);
  const { id } = await enterDeposit(
    trx,
    {
      provider,
      payoutUid: '7702-118',
      valueDay: dayOf(-51),
      net: '38.52',
      fees: '1.48',
      coversFrom: dayOf(-82),
      coversTo: dayOf(-54),
    },
    enteredBy,
  );
  await matchPayouts(trx, provider, { at, from: null, until: calendar.day(-45) });
  await trx('payout_lines')
    .where({ payout_id: id })
    .whereNotNull('difference')
    .update({
      handled_at: calendar.day(-50, 11),
      handled_by: enteredBy,
      reason: 'עסקת הניסיון של פתיחת המסוף; אין לה לקוח',
    });
  await trx('payouts').where({ id }).update({ created_at: at, updated_at: at });
  await trx('payout_lines').where({ payout_id: id }).update({ created_at: at, updated_at: at });
}
