import { useQuery } from '@tanstack/react-query';
import type { PaymentTimeline } from '../../../../api/contract/payments/payment-commands.schema.ts';
import { httpClient } from '../../../kit/providers/http-client.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

type Payment = Pick<ResourceRecord<'payments'>, 'id' | 'updatedAt'>;

/** What happened to a payment: read again after each deed, which reads the record again, too. */
export function usePaymentTimeline(payment: Payment | undefined) {
  return useQuery<PaymentTimeline>({
    queryKey: ['payments', 'story', payment?.id, payment?.updatedAt],
    queryFn: async () =>
      (await httpClient(`/api/admin/payments/${payment?.id}/story`)).json as PaymentTimeline,
    enabled: payment !== undefined,
    staleTime: 0,
  });
}
