import { keepPreviousData } from '@tanstack/react-query';
import { quoteCardsEndpoint } from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { useRead } from '../../../lib/call.ts';

/** The server's price for a number of pieces: the client computes none. Undefined while it loads. */
export function useQuote(
  product: PublicNfcProduct | undefined,
  quantity: number,
): { total: string } | undefined {
  const known = product?.prices.find((price) => price.quantity === quantity);
  const { data, isPlaceholderData } = useRead(
    quoteCardsEndpoint,
    { params: { id: product?.id ?? 0 }, query: { quantity } },
    {
      enabled: product !== undefined && known === undefined && quantity > 0,
      placeholderData: keepPreviousData,
    },
  );
  return known ?? (isPlaceholderData ? undefined : data);
}
