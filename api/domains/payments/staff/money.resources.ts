import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { sendReceiptAgain } from './receipt-commands.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { ProviderEvent } from '../../../models/ProviderEvent.ts';
import { processEventAgain } from './event-commands.ts';
import { CheckoutLock } from '../../../models/CheckoutLock.ts';
import { Dispute } from '../../../models/Dispute.ts';

/** Payment attempts (docs/money.md; docs/product.md 7). */
export const paymentsResource: AdminResource = {
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
  searched: 'payment_attempts',
  defaultSort: ['createdAt', 'DESC'],
};

/** What payment providers sent. */
export const providerEventsResource: AdminResource = {
  name: 'provider-events',
  model: ProviderEvent,
  row: adminRows['provider-events'],
  sortable: ['status', 'createdAt', 'processedAt'],
  filterable: ['provider', 'hint', 'status', 'reference', 'txnId', 'recurringUid', 'createdAt'],
  searched: 'provider_events',
  defaultSort: ['createdAt', 'DESC'],
  commands: [processEventAgain],
};

/** Receipts and credits, those of closed accounts too; only the system writes them. */
export const receiptsResource: AdminResource = {
  name: 'receipts',
  model: Receipt,
  row: adminRows.receipts,
  sortable: ['receiptNumber', 'amount', 'status', 'paymentDate', 'keptAt', 'keepUntil', 'createdAt'],
  filterable: [
    'userId',
    'kind',
    'status',
    'paymentMethod',
    'currency',
    'attemptId',
    'paymentDate',
    'keptAt',
    'createdAt',
  ],
  named: { of: { closed: 'receipts.kept_at is not null', open: 'receipts.kept_at is null' } },
  searched: 'receipts',
  defaultSort: ['createdAt', 'DESC'],
  commands: [sendReceiptAgain],
};

/** Stored cards, without what could charge them. */
export const userPaymentMethodsResource: AdminResource = {
  name: 'user-payment-methods',
  model: UserPaymentMethod,
  row: adminRows['user-payment-methods'],
  sortable: ['cardBrand', 'lastUsed', 'createdAt'],
  filterable: ['userId', 'paymentType', 'paymentProvider', 'isDefault', 'isActive', 'createdAt'],
  searched: 'user_payment_methods',
  defaultSort: ['createdAt', 'DESC'],
};

/** Standing orders. */
export const recurringPaymentsResource: AdminResource = {
  name: 'recurring-payments',
  model: RecurringPayment,
  row: adminRows['recurring-payments'],
  sortable: ['status', 'amount', 'nextChargeDate', 'createdAt'],
  filterable: [
    'userId',
    'packageId',
    'productId',
    'paymentMethodId',
    'status',
    'nextChargeDate',
    'createdAt',
  ],
  searched: 'recurring_payments',
  defaultSort: ['createdAt', 'DESC'],
};

/** Persons and cards for which the checkout was closed after too many declines (docs/money.md 13.13). */
export const checkoutLocksResource: AdminResource = {
  name: 'checkout-locks',
  model: CheckoutLock,
  row: adminRows['checkout-locks'],
  sortable: ['closedAt', 'opensAt'],
  filterable: ['userId', 'cardLast4', 'closedAt', 'opensAt'],
  searched: 'checkout_locks',
  defaultSort: ['closedAt', 'DESC'],
};

/** Payments that their cardholders dispute, the newest first (docs/money.md 13.12). */
export const disputesResource: AdminResource = {
  name: 'disputes',
  model: Dispute,
  row: adminRows.disputes,
  sortable: ['openedAt', 'evidenceDueAt', 'amountMinor', 'status', 'closedAt'],
  filterable: ['userId', 'attemptId', 'status', 'provider', 'openedAt', 'evidenceDueAt'],
  searched: 'disputes',
  defaultSort: ['openedAt', 'DESC'],
};
