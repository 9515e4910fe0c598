import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { count, day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { references } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const couponFields: FieldMap<'coupons'> = {
  id: number,
  code,
  name: text,
  givenTo: text,
  percent: count,
  amount: money,
  holdsFor: choice('couponHolds'),
  productIds: references('products'),
  nfcProductIds: references('nfc-products'),
  billingCycle: choice('billingCycle'),
  firstDay: day,
  lastDay: day,
  maxUses: count,
  maxUsesEach: count,
  used: count,
  reserved: count,
  isActive: flag,
  createdAt: moment,
  updatedAt: moment,
};

export const couponView = defineListView({
  resource: 'coupons',
  fields: couponFields,
  nameColumn: 'code',
  columns: ['name', 'percent', 'amount', 'used', 'reserved', 'maxUses', 'lastDay', 'isActive'],
  sortable: ['id', 'code', 'name', 'firstDay', 'lastDay', 'maxUses', 'isActive', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'name', end: 'used' },
});

export const couponSections: Sections<'coupons'> = [
  ['subject', ['code', 'name', 'givenTo']],
  ['prices', ['percent', 'amount', 'holdsFor', 'productIds', 'billingCycle', 'nfcProductIds']],
  ['limits', ['firstDay', 'lastDay', 'maxUses', 'maxUsesEach', 'used', 'reserved', 'isActive']],
];
