import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { count, day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const recurringPaymentFields: FieldMap<'recurring-payments'> = {
  userId: reference('users'),
  packageId: reference('packages'),
  productId: reference('products'),
  status: status('recurringPaymentStatus'),
  paymentMethodId: reference('user-payment-methods'),
  amount: money,
  currency: choice('currency'),
  recurringType: choice('recurringType'),
  recurringRange: count,
  numberOfCharges: count,
  startDate: day,
  lastChargeDate: day,
  nextChargeDate: day,
  recurringPaymentUid: code,
  providerActive: flag,
  checkedAt: moment,
  id: number,
  createdAt: moment,
  updatedAt: moment,
  metadata: details,
};

export const recurringPaymentView = defineListView({
  resource: 'recurring-payments',
  fields: recurringPaymentFields,
  sections: { subject: 'userId', billing: 'amount', activity: 'startDate', system: 'id' },
  nameColumn: 'productId',
  columns: ['userId', 'status', 'amount', 'paymentMethodId', 'lastChargeDate', 'nextChargeDate'],
  sortable: ['id', 'status', 'amount', 'nextChargeDate', 'createdAt'],
  narrow: { second: 'userId', end: 'status' },
});
