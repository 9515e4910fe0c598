import {
  checkOrderPaymentEndpoint,
  closeOrderPaymentEndpoint,
  readCardCheckoutEndpoint,
} from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { call, filteredKey, useReadAt, type ReadKey } from '../../../lib/call.ts';
import { tabTexts } from '../../../lib/stored-texts.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { CardCheckoutView, OrderPayment } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import { useAsking } from '../../subscriptions/checkout/use-asking.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';

/** The read of this address: the product is in the path or the query, the rest in the query. */
function useOrderCheckoutKey(): ReadKey<CardCheckoutView> {
  const { id } = useParams();
  const [search] = useSearchParams();
  const asked = new URLSearchParams(search);
  if (id) asked.set('id', id);
  // Starts with the product, like the server's key of the read for `/checkout/physical-cards/:id`.
  return filteredKey(readCardCheckoutEndpoint, ['id', 'payment', 'order'], asked);
}

export function useOrderCheckout(): UseQueryResult<CardCheckoutView> {
  return useReadAt(useOrderCheckoutKey());
}

/** Polls the result of an order's payment, and closes its page. */
export function useOrderPayment(payment: OrderPayment) {
  const queries = useQueryClient();
  const { user } = useSession();
  const key = useOrderCheckoutKey();
  function show(changed: OrderPayment) {
    queries.setQueryData(key, (view) => view && { ...view, payment: changed });
    if (changed.state !== 'succeeded') return changed.state;
    if (user && changed.productId) forgetDraft(user.id, changed.productId);
    // Orders, chips and receipts change with the payment.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
    return changed.state;
  }
  const params = { id: payment.id };
  const asking = useAsking(payment, async () => void show(await call(checkOrderPaymentEndpoint, { params })));
  return { ...asking, close: async () => show(await call(closeOrderPaymentEndpoint, { params })) };
}

/** A user's id, or a guest, whose draft passes to the account on sign-in. */
type Drafter = number | 'guest';
const draftKey = (userId: Drafter, productId: number) => `bikur.order.${userId}.${productId}`;

/** The draft of the order, stored in this tab until it is paid; null without storage. */
export const readDraft = (userId: Drafter, productId: number): unknown =>
  tabTexts.readJson(draftKey(userId, productId));

export const storeDraft = (userId: Drafter, productId: number, draft: object): void =>
  void tabTexts.write(draftKey(userId, productId), JSON.stringify(draft));

export const forgetDraft = (userId: Drafter, productId: number): void =>
  void tabTexts.write(draftKey(userId, productId), null);
