import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { lines } from '../../../kit/fields/list-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import { productTranslations } from '../../../kit/fields/translation-kind.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const productFields: FieldMap<'products'> = {
  name: text,
  description: longText,
  packageType: choice('packageType'),
  serialNumber: code,
  monthlyPrice: money,
  yearlyPrice: money,
  billingCycle: choice('billingCycle'),
  basicCardCount: count,
  proCardCount: count,
  features: lines,
  benefit1: text,
  benefit2: text,
  benefit3: text,
  benefit4: text,
  benefit5: text,
  translations: productTranslations,
  isActive: flag,
  showAtHome: flag,
  showAtUpgrade: flag,
  isPopular: flag,
  sortOrder: count,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const productView = defineListView({
  resource: 'products',
  fields: productFields,
  sections: {
    subject: 'name',
    prices: 'monthlyPrice',
    limits: 'basicCardCount',
    benefits: 'features',
    visibility: 'isActive',
    system: 'id',
  },
  nameColumn: 'name',
  columns: [
    'packageType',
    'monthlyPrice',
    'yearlyPrice',
    'basicCardCount',
    'proCardCount',
    'showAtHome',
    'showAtUpgrade',
    'isPopular',
    'isActive',
    'sortOrder',
  ],
  sortable: [
    'id',
    'name',
    'monthlyPrice',
    'yearlyPrice',
    'packageType',
    'sortOrder',
    'isActive',
    'createdAt',
  ],
  sort: { field: 'sortOrder', order: 'ASC' },
  narrow: { second: 'packageType', end: 'monthlyPrice' },
});
