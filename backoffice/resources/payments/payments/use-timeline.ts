import { paymentTimelineEndpoint } from '../../../../api/contract/payments/payment-commands.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { useQuery } from '@tanstack/react-query';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

type Payment = Pick<ResourceRecord<'payments'>, 'id' | 'updatedAt'>;

/** Read again after each command, which also reads the record again. */
export function usePaymentTimeline(payment: Payment | undefined) {
  return useQuery({
    queryKey: ['payments', 'story', payment?.id, payment?.updatedAt],
    queryFn: () => call(paymentTimelineEndpoint, { params: { id: payment?.id ?? 0 } }),
    enabled: payment !== undefined,
    staleTime: 0,
  });
}
