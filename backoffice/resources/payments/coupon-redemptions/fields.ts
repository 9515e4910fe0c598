import { flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const redemptionFields: FieldMap<'coupon-redemptions'> = {
  couponId: reference('coupons'),
  userId: reference('users'),
  packageId: reference('packages'),
  orderId: reference('physical-card-orders'),
  attemptId: reference('payments'),
  status: status('redemptionStatus'),
  isLate: flag,
  priceMinor: agorot,
  discountMinor: agorot,
  id: number,
  createdAt: moment,
  settledAt: moment,
};

export const redemptionView = defineListView({
  resource: 'coupon-redemptions',
  fields: redemptionFields,
  sections: { subject: 'couponId', prices: 'priceMinor', system: 'id' },
  nameColumn: 'id',
  columns: ['couponId', 'userId', 'status', 'discountMinor', 'priceMinor', 'attemptId', 'createdAt'],
  sortable: ['id', 'status', 'discountMinor', 'createdAt', 'settledAt'],
  narrow: { second: 'userId', end: 'discountMinor' },
});
