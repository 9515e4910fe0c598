import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { lines } from '../../../kit/fields/list-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import { productTranslations } from '../../../kit/fields/translation-kind.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const productFields: FieldMap<'products'> = {
  id: number,
  name: text,
  description: longText,
  monthlyPrice: money,
  yearlyPrice: money,
  billingCycle: choice('billingCycle'),
  serialNumber: code,
  basicCardCount: count,
  proCardCount: count,
  packageType: choice('packageType'),
  features: lines,
  benefit1: text,
  benefit2: text,
  benefit3: text,
  benefit4: text,
  benefit5: text,
  translations: productTranslations,
  showAtHome: flag,
  isPopular: flag,
  showAtUpgrade: flag,
  isActive: flag,
  sortOrder: count,
  createdAt: moment,
  updatedAt: moment,
};

export const productView = defineListView({
  resource: 'products',
  fields: productFields,
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

export const productSections: Sections<'products'> = [
  ['subject', ['name', 'description', 'packageType', 'serialNumber']],
  ['prices', ['monthlyPrice', 'yearlyPrice', 'billingCycle']],
  ['limits', ['basicCardCount', 'proCardCount']],
  ['benefits', ['features', 'benefit1', 'benefit2', 'benefit3', 'benefit4', 'benefit5', 'translations']],
  ['visibility', ['isActive', 'showAtHome', 'showAtUpgrade', 'isPopular', 'sortOrder']],
];
