import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { count, day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { references } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const couponFields: FieldMap<'coupons'> = {
  code,
  name: text,
  givenTo: text,
  percent: count,
  amount: money,
  holdsFor: choice('couponHolds'),
  productIds: references('products'),
  billingCycle: choice('billingCycle'),
  nfcProductIds: references('nfc-products'),
  firstDay: day,
  lastDay: day,
  maxUses: count,
  maxUsesEach: count,
  used: count,
  reserved: count,
  isActive: flag,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const couponView = defineListView({
  resource: 'coupons',
  fields: couponFields,
  sections: { subject: 'code', prices: 'percent', limits: 'firstDay', system: 'id' },
  nameColumn: 'code',
  columns: ['name', 'percent', 'amount', 'used', 'reserved', 'maxUses', 'lastDay', 'isActive'],
  sortable: ['id', 'code', 'name', 'firstDay', 'lastDay', 'maxUses', 'isActive', 'createdAt'],
  narrow: { second: 'name', end: 'used' },
});
