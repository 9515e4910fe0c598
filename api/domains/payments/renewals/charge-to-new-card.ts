import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { chargeDuePackages } from './charge-due-packages.ts';

/** Charges what is overdue to a replaced payment method at once, whatever the hour: its owner is present. */
export async function chargeToNewCard(
  deps: AppDeps,
  provider: PaymentProvider,
  { kind, status, userId }: PaymentAttempt,
): Promise<void> {
  if (kind !== 'card_update' || status !== 'succeeded' || userId === null) return;
  await chargeDuePackages(deps, provider, { userId, atAnyHour: true });
}
