import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { ProviderEvent } from '../../../models/ProviderEvent.ts';
import type { AppDeps } from '../../../deps.ts';
import { takeDisputeState } from './take-dispute-state.ts';

/**
 * Handles an event about a dispute by asking the provider how it stands.
 * @returns false when the provider knows no such dispute
 * @throws {Error} while the provider doesn't answer or its charge isn't known, so that the event is processed again
 */
export async function settleDisputeEvent(
  deps: AppDeps,
  provider: PaymentProvider,
  { disputeUid, payload }: ProviderEvent,
): Promise<boolean> {
  if (!provider.disputes || !disputeUid) return false;
  const answer = await provider.disputes.get(disputeUid, payload);
  if (answer.kind === 'not_found') return false;
  if (answer.kind !== 'ok') throw new Error('the provider did not answer');
  // The charge itself may not have been told of yet: the event is tried again, and parked in the end.
  if (!(await takeDisputeState(deps, provider, answer.state)))
    throw new Error('a charge that is not known is disputed');
  return true;
}
