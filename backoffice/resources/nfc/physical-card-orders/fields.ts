import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { count, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { phone } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import { dueDay } from './due-day.tsx';

export const orderFields: FieldMap<'physical-card-orders'> = {
  id: number,
  userId: reference('users'),
  nfcProductId: reference('nfc-products'),
  quantity: count,
  profileId: reference('business-profiles'),
  status: status('orderStatus'),
  createdAt: moment,
  designApprovedAt: moment,
  payUntil: moment,
  design: details,
  recipientName: text,
  recipientPhone: phone,
  shippingCompany: text,
  trackingNumber: code,
  estimatedDeliveryDate: dueDay,
  shippingAddress: details,
  buyerNotes: longText,
  notes: longText,
  totalAmount: money,
  priceSnapshot: details,
  paymentMethod: choice('paymentType'),
  transactionId: code,
  updatedAt: moment,
  metadata: details,
  plannedCards: details,
};

export const orderView = defineListView({
  resource: 'physical-card-orders',
  fields: orderFields,
  sections: { subject: 'id', delivery: 'recipientName', payment: 'totalAmount', system: 'updatedAt' },
  nameColumn: 'id',
  columns: ['userId', 'profileId', 'quantity', 'status', 'totalAmount', 'createdAt', 'estimatedDeliveryDate'],
  sortable: ['id', 'status', 'quantity', 'totalAmount', 'estimatedDeliveryDate', 'createdAt'],
  narrow: { second: 'userId', end: 'status' },
});
