import { flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const redemptionFields: FieldMap<'coupon-redemptions'> = {
  id: number,
  couponId: reference('coupons'),
  userId: reference('users'),
  packageId: reference('packages'),
  orderId: reference('physical-card-orders'),
  attemptId: reference('payments'),
  status: status('redemptionStatus'),
  isLate: flag,
  priceMinor: agorot,
  discountMinor: agorot,
  createdAt: moment,
  settledAt: moment,
};

export const redemptionView = defineListView({
  resource: 'coupon-redemptions',
  fields: redemptionFields,
  nameColumn: 'id',
  columns: ['couponId', 'userId', 'status', 'discountMinor', 'priceMinor', 'attemptId', 'createdAt'],
  sortable: ['id', 'status', 'discountMinor', 'createdAt', 'settledAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'discountMinor' },
});

export const redemptionSections: Sections<'coupon-redemptions'> = [
  ['subject', ['couponId', 'userId', 'packageId', 'orderId', 'attemptId', 'status', 'isLate']],
  ['prices', ['priceMinor', 'discountMinor']],
];
