import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { installmentChoices, type InstallmentTerms } from '../../../contract/payments/installments.ts';
import { AppError } from '../../../errors.ts';
import type { AppDeps } from '../../../deps.ts';
import { installmentsRefused } from '../messages.ts';

/** With the sandbox; a terminal's own limit has to be set (docs/configuration.md). */
const mostInSandbox = 6;

/** What is sold: a year of a plan may be divided whatever it costs, an order from a sum on. */
type Sold = 'plan' | 'order';

/**
 * Where a checkout divides a sum into payments (docs/money.md 13.11).
 * @returns null where the provider divides none, or nothing is set
 */
export function installmentTerms(
  { env, payments }: { env: AppDeps['env']; payments?: AppDeps['payments'] | undefined },
  sold: Sold,
): InstallmentTerms | null {
  if (!payments?.caps.installments) return null;
  const most = env.PAYMENTS_MAX_INSTALLMENTS ?? (payments.id === 'sandbox' ? mostInSandbox : 1);
  if (most < 2) return null;
  return {
    most,
    smallestPayment: fromMinor(env.PAYMENTS_SMALLEST_INSTALLMENT * 100),
    from: fromMinor(sold === 'order' ? env.PAYMENTS_INSTALLMENTS_FROM * 100 : 0),
  };
}

interface Divided {
  /** In how many payments the customer wants to be charged. */
  count: number;
  /** Agorot that are charged now. */
  amountMinor: number;
  /** Of a plan: a month's price is never divided. */
  cycle?: BillingCycle;
}

/**
 * Checks that a sum may be divided like this.
 * @throws {AppError} `validation_failed` on `installments`
 */
export function assertInstallments(
  deps: { env: AppDeps['env']; payments: PaymentProvider },
  sold: Sold,
  { count, amountMinor, cycle }: Divided,
): void {
  if (count === 1) return;
  const terms = cycle === 'monthly' ? null : installmentTerms(deps, sold);
  const choices = installmentChoices(fromMinor(amountMinor), terms);
  if (choices.some((choice) => choice.count === count)) return;
  throw new AppError('validation_failed', {
    fields: { installments: installmentsRefused(choices.at(-1)?.count ?? 1) },
  });
}
