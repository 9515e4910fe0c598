import type { Knex } from 'knex';
import { toMinor } from '../../../contract/base/money.schema.ts';
import type { DepositInput } from '../../../contract/payments/entities/payout.schema.ts';
import { AppError, type FieldErrors } from '../../../errors.ts';
import { Payout } from '../../../models/Payout.ts';
import { PayoutLine } from '../../../models/PayoutLine.ts';
import { depositMessages } from '../messages.ts';

const refused = (fields: FieldErrors) => new AppError('validation_failed', { fields });

/**
 * Writes down a deposit from the acquirer's notice, with its fee; `matchPayouts` finds what it paid out. Days that
 * another deposit covers are refused, because each payment would be looked for in both.
 * @param trx holds `lockPayouts`
 * @throws {AppError} `validation_failed`, `conflict` for a reference that is written down already; beside their fields
 */
export async function enterDeposit(
  trx: Knex.Transaction,
  { provider, payoutUid, valueDay, net, fees, coversFrom, coversTo }: DepositInput,
  enteredBy: number,
): Promise<Payout> {
  if (coversTo < coversFrom) throw refused({ coversTo: depositMessages.daysInOrder });
  if (coversTo > valueDay) throw refused({ coversTo: depositMessages.beforeValueDay });
  if (toMinor(fees) < 0) throw refused({ fees: depositMessages.feesPositive });
  if (await Payout.query(trx).findOne({ provider, payout_uid: payoutUid }))
    throw new AppError('conflict', { fields: { payoutUid: depositMessages.entered } });
  const other = await Payout.query(trx)
    .where({ provider })
    .where('covers_from', '<=', coversTo)
    .where('covers_to', '>=', coversFrom)
    .first();
  if (other) throw refused({ coversFrom: depositMessages.daysCovered(other.payoutUid) });
  const payout = await Payout.query(trx).insertAndFetch({
    provider,
    payoutUid,
    status: 'paid',
    valueDay,
    netMinor: toMinor(net),
    currency: 'ILS',
    coversFrom,
    coversTo,
    enteredBy,
  });
  if (toMinor(fees) !== 0)
    await PayoutLine.query(trx).insert({
      payoutId: payout.id,
      provider,
      kind: 'fee',
      entryUid: `fees:${payout.id}`,
      amountMinor: 0,
      feeMinor: toMinor(fees),
      currency: 'ILS',
      movedAt: new Date(`${valueDay}T00:00:00Z`),
    });
  return payout;
}
