import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { ProviderEvent } from '../../../models/ProviderEvent.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { processEventAgain } from '../../payments/staff/event-commands.ts';

/** What staff read of payments and of what their providers sent (docs/money.md; docs/product.md 7). */
export const moneyResources: AdminResource[] = [
  {
    name: 'payments',
    model: PaymentAttempt,
    row: adminRows.payments,
    sortable: ['amountMinor', 'status', 'createdAt', 'sentAt'],
    filterable: [
      'userId',
      'packageId',
      'orderId',
      'paymentMethodId',
      'parentAttemptId',
      'kind',
      'status',
      'provider',
      'publicId',
      'providerTxn',
      'cardLast4',
      'amountMinor',
      'needsReview',
      'createdAt',
    ],
    named: {
      waits: {
        people: "(payment_attempts.status = 'manual_review' or payment_attempts.needs_review)",
        answer: "payment_attempts.status in ('created', 'pending', 'requires_action', 'unknown')",
      },
    },
    defaultSort: ['createdAt', 'DESC'],
  },
  {
    name: 'provider-events',
    model: ProviderEvent,
    row: adminRows['provider-events'],
    sortable: ['status', 'createdAt', 'processedAt'],
    filterable: ['provider', 'hint', 'status', 'reference', 'txnId', 'recurringUid', 'createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    commands: [processEventAgain],
  },
];
