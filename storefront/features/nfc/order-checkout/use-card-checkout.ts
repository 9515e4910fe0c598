import {
  checkOrderPaymentEndpoint,
  readCardCheckoutEndpoint,
} from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { call, filteredKey, useReadAt, type ReadKey } from '../../../lib/call.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { CardCheckoutView, OrderPayment } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import { useAsking } from '../../subscriptions/checkout/use-asking.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';

/** The read of this address: the product comes from the path or the search, the rest from the search. */
export function useCardCheckoutKey(): ReadKey<CardCheckoutView> {
  const { id } = useParams();
  const [search] = useSearchParams();
  const asked = new URLSearchParams(search);
  if (id) asked.set('id', id);
  // With the product first, as the server names the read of `/checkout/physical-cards/:id`.
  return filteredKey(readCardCheckoutEndpoint, ['id', 'payment', 'order'], asked);
}

export function useCardCheckout(): UseQueryResult<CardCheckoutView> {
  return useReadAt(useCardCheckoutKey());
}

/** What became of a payment for an order, asked while the answer is out. */
export function useOrderPayment(payment: OrderPayment) {
  const queries = useQueryClient();
  const { user } = useSession();
  const key = useCardCheckoutKey();
  return useAsking(payment, async () => {
    const changed = await call(checkOrderPaymentEndpoint, { params: { id: payment.id } });
    queries.setQueryData(key, (view) => view && { ...view, payment: changed });
    if (changed.state !== 'succeeded') return;
    if (user && changed.productId) forgetDraft(user.id, changed.productId);
    // Orders, chips and the receipt show everywhere at once.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
  });
}

/** Whose draft: a person's, or a guest's, which goes on with them once they sign in. */
type Drafter = number | 'guest';
const draftKey = (userId: Drafter, productId: number) => `bikur.order.${userId}.${productId}`;

/** What was being filled in, kept in this tab until it is paid; storage may be switched off. */
export function readDraft(userId: Drafter, productId: number): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(userId, productId)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(userId: Drafter, productId: number, draft: object): void {
  try {
    sessionStorage.setItem(draftKey(userId, productId), JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page does.
  }
}

export function forgetDraft(userId: Drafter, productId: number): void {
  try {
    sessionStorage.removeItem(draftKey(userId, productId));
  } catch {
    // Nothing was kept.
  }
}
