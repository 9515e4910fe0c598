import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { lines } from '../../../kit/fields/list-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import { productTranslations } from '../../../kit/fields/translation-kind.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const nfcProductFields: FieldMap<'nfc-products'> = {
  name: text,
  description: longText,
  material: choice('material'),
  features: lines,
  translations: productTranslations,
  regularPrice: money,
  additionalCardPrice: money,
  maxQuantity: count,
  isActive: flag,
  sortOrder: count,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const nfcProductView = defineListView({
  resource: 'nfc-products',
  fields: nfcProductFields,
  sections: { subject: 'name', prices: 'regularPrice', visibility: 'isActive', system: 'id' },
  nameColumn: 'name',
  columns: ['regularPrice', 'additionalCardPrice', 'isActive', 'sortOrder', 'updatedAt'],
  sortable: ['id', 'name', 'regularPrice', 'sortOrder', 'isActive', 'createdAt'],
  sort: { field: 'sortOrder', order: 'ASC' },
  narrow: { second: 'isActive', end: 'regularPrice' },
});
