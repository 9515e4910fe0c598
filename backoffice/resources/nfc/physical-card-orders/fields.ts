import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { count, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { phone } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import { dueDay } from './due-day.tsx';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const orderFields: FieldMap<'physical-card-orders'> = {
  id: number,
  userId: reference('users'),
  profileId: reference('business-profiles'),
  quantity: count,
  status: status('orderStatus'),
  shippingAddress: details,
  recipientName: text,
  recipientPhone: phone,
  paymentMethod: choice('paymentType'),
  transactionId: code,
  totalAmount: money,
  trackingNumber: code,
  shippingCompany: text,
  notes: longText,
  estimatedDeliveryDate: dueDay,
  createdAt: moment,
  updatedAt: moment,
  metadata: details,
  nfcProductId: reference('nfc-products'),
  priceSnapshot: details,
  plannedCards: details,
  buyerNotes: longText,
  design: details,
  designApprovedAt: moment,
  payUntil: moment,
};

export const orderView = defineListView({
  resource: 'physical-card-orders',
  fields: orderFields,
  nameColumn: 'id',
  columns: ['userId', 'profileId', 'quantity', 'status', 'totalAmount', 'createdAt', 'estimatedDeliveryDate'],
  sortable: ['id', 'status', 'quantity', 'totalAmount', 'estimatedDeliveryDate', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});

export const orderSections: Sections<'physical-card-orders'> = [
  [
    'subject',
    [
      'id',
      'userId',
      'nfcProductId',
      'quantity',
      'profileId',
      'status',
      'createdAt',
      'designApprovedAt',
      'payUntil',
      'design',
    ],
  ],
  [
    'delivery',
    [
      'recipientName',
      'recipientPhone',
      'shippingCompany',
      'trackingNumber',
      'estimatedDeliveryDate',
      'shippingAddress',
      'buyerNotes',
      'notes',
    ],
  ],
  ['payment', ['totalAmount', 'priceSnapshot', 'paymentMethod', 'transactionId']],
];
