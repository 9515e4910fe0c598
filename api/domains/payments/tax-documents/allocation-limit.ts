import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { AppError } from '../../../errors.ts';
import { splitVat } from '../../../lib/vat.ts';
import { BillingDetails } from '../../../models/BillingDetails.ts';
import { TaxAllocationLimit } from '../../../models/TaxAllocationLimit.ts';
import { businessNumberNeeded } from '../messages.ts';
import { vatRateAt } from '../vat-rates/vat-rate-at.ts';

/**
 * The sum before VAT above which a tax invoice to a registered dealer needs an allocation number, on the day that
 * Israel's calendar shows at a moment.
 * @returns agorot; null on days from before there were such numbers
 */
export async function allocationLimitAt(knex: Knex, moment: Date): Promise<number | null> {
  const limits = await TaxAllocationLimit.query(knex).orderBy('first_day');
  const { date } = wallClock(moment);
  return limits.findLast(({ firstDay }) => firstDay <= date)?.netMinor ?? null;
}

interface Purchase {
  userId: number;
  /** Agorot, VAT included. */
  amountMinor: number;
  /** The buyer says that they buy for themselves and not for a business. */
  privateBuyer: boolean;
  now: Date;
}

type Provider = Pick<PaymentProvider, 'taxDocuments'>;

/**
 * Asks a buyer for their business number before they pay a sum whose tax invoice would need an allocation number
 * (docs/money.md 13.8); whoever buys privately says so.
 * @throws {AppError} `validation_failed` on `privateBuyer`
 */
export async function assertBuyerTold(
  knex: Knex,
  provider: Provider,
  { userId, amountMinor, privateBuyer, now }: Purchase,
): Promise<void> {
  if (privateBuyer || !provider.taxDocuments) return;
  const limit = await allocationLimitAt(knex, now);
  if (limit === null || splitVat(amountMinor, await vatRateAt(knex, now)).net <= limit) return;
  const given = await BillingDetails.query(knex).findById(userId);
  if (given?.number) return;
  throw new AppError('validation_failed', { fields: { privateBuyer: businessNumberNeeded } });
}

/**
 * The highest price, VAT included, that is paid without asking for a business number.
 * @returns shekels with two decimals; null where no tax document is ordered
 */
export async function numberAskedAbove(
  knex: Knex,
  provider: Provider | null | undefined,
  now: Date,
): Promise<string | null> {
  const limit = provider?.taxDocuments ? await allocationLimitAt(knex, now) : null;
  if (limit === null) return null;
  const rate = await vatRateAt(knex, now);
  let gross = Math.ceil((limit * (100 + rate)) / 100) + 1;
  while (splitVat(gross, rate).net > limit) gross -= 1;
  return fromMinor(gross);
}
