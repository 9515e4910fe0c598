import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import type { ProviderEvent } from '../../../models/ProviderEvent.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import { followRecurring } from './follow-recurring.ts';

/**
 * Handles a callback about a repeated charge by asking the provider.
 * @returns false when it is about no standing order of ours
 * @throws {Error} while the provider doesn't answer, so that the event is processed again
 */
export async function settleRecurringEvent(
  deps: AppDeps,
  provider: PaymentProvider,
  { recurringUid }: ProviderEvent,
): Promise<boolean> {
  if (!recurringUid) return false;
  const mandate = await RecurringPayment.query(deps.knex)
    .where({ recurring_payment_uid: recurringUid })
    .whereIn(
      'package_id',
      Package.query(deps.knex)
        .select('id')
        .where({ renewal_driver: 'provider', payment_method: provider.id }),
    )
    .first();
  if (!mandate) return false;
  if (!(await followRecurring(deps, provider, mandate))) throw new Error('the provider did not answer');
  return true;
}
