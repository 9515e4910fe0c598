import { readTransferOfferEndpoint } from '../../../../api/contract/payments/transfers.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import type { ChosenWay } from '../../subscriptions/checkout/method-choice.tsx';

/** Whether a sum can be paid by bank transfer: it is offered, hinted at (a business number is missing), or neither. */
export type TransferOffer = 'offered' | 'hinted' | 'none';

/**
 * Reads whether the signed-in user may pay a sum by bank transfer; the server decides again.
 * @param total shekels with two decimals; null while it isn't known, or nothing may be transferred
 */
export function useTransferOffer(total: string | null): TransferOffer {
  const { isAuthenticated } = useSession();
  const { data } = useRead(readTransferOfferEndpoint, {}, { enabled: isAuthenticated });
  const offer = data?.offer;
  if (!offer || total === null || Number(total) < Number(offer.from)) return 'none';
  return offer.isBusiness ? 'offered' : 'hinted';
}

/** The way to pay that counts: a transfer that was chosen for another sum or cycle may not be had for this one. */
export function wayThatCounts(chosen: ChosenWay, offer: TransferOffer): ChosenWay {
  return chosen === 'transfer' && offer !== 'offered' ? 'new' : chosen;
}
