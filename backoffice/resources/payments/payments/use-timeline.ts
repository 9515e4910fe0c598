import { paymentTimelineEndpoint } from '../../../../api/contract/payments/payment-commands.endpoint.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** Read again after each command, which also reads the record again. */
export const usePaymentTimeline = ({ id, updatedAt }: ResourceRecord<'payments'>) =>
  useRead(paymentTimelineEndpoint, { params: { id } }, { under: ['payments', updatedAt], staleTime: 0 });
