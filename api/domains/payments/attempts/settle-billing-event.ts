import { z } from 'zod';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { ProviderEvent } from '../../../models/ProviderEvent.ts';
import type { AppDeps } from '../../../deps.ts';
import { checkAttempt } from './check-attempt.ts';
import { settleDisputeEvent } from '../disputes/settle-dispute-event.ts';
import { settleRecurringEvent } from '../provider-driven/settle-recurring-event.ts';
import { chargeToNewCard } from '../renewals/charge-to-new-card.ts';

/**
 * Handles a callback about a payment by asking the provider.
 * @returns false when it is about no payment of ours
 * @throws {Error} while the provider doesn't answer, so that the event is processed again
 */
export async function settleBillingEvent(deps: AppDeps, event: ProviderEvent): Promise<boolean> {
  const reference = z.uuid().safeParse(event.reference);
  const { payments: provider } = deps;
  if (!provider || provider.id !== event.provider) return false;
  if (event.hint === 'dispute') return settleDisputeEvent(deps, provider, event);
  if (!reference.success) return settleRecurringEvent(deps, provider, event);
  const attempt = await PaymentAttempt.query(deps.knex).findOne({
    public_id: reference.data,
    provider: event.provider,
  });
  if (!attempt) return false;
  const { answered, attempt: settled } = await checkAttempt(deps, provider, attempt, {
    txnId: event.txnId,
  });
  await chargeToNewCard(deps, provider, settled);
  if (!answered) throw new Error('the provider did not answer');
  return true;
}
