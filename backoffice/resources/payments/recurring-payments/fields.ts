import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { count, day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const recurringPaymentFields: FieldMap<'recurring-payments'> = {
  id: number,
  userId: reference('users'),
  paymentMethodId: reference('user-payment-methods'),
  productId: reference('products'),
  recurringPaymentUid: code,
  startDate: day,
  recurringType: choice('recurringType'),
  recurringRange: count,
  numberOfCharges: count,
  status: status('recurringPaymentStatus'),
  amount: money,
  currency: choice('currency'),
  lastChargeDate: day,
  nextChargeDate: day,
  createdAt: moment,
  updatedAt: moment,
  metadata: details,
  packageId: reference('packages'),
  providerActive: flag,
  checkedAt: moment,
};

export const recurringPaymentView = defineListView({
  resource: 'recurring-payments',
  fields: recurringPaymentFields,
  nameColumn: 'productId',
  columns: ['userId', 'status', 'amount', 'paymentMethodId', 'lastChargeDate', 'nextChargeDate'],
  sortable: ['id', 'status', 'amount', 'nextChargeDate', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});

export const recurringPaymentSections: Sections<'recurring-payments'> = [
  ['subject', ['userId', 'packageId', 'productId', 'status', 'paymentMethodId']],
  ['billing', ['amount', 'currency', 'recurringType', 'recurringRange', 'numberOfCharges']],
  [
    'activity',
    ['startDate', 'lastChargeDate', 'nextChargeDate', 'recurringPaymentUid', 'providerActive', 'checkedAt'],
  ],
];
