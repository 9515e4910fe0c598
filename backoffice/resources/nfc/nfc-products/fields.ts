import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { lines } from '../../../kit/fields/list-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import { productTranslations } from '../../../kit/fields/translation-kind.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const nfcProductFields: FieldMap<'nfc-products'> = {
  id: number,
  name: text,
  description: longText,
  regularPrice: money,
  additionalCardPrice: money,
  maxQuantity: count,
  features: lines,
  material: choice('material'),
  translations: productTranslations,
  isActive: flag,
  sortOrder: count,
  createdAt: moment,
  updatedAt: moment,
};

export const nfcProductView = defineListView({
  resource: 'nfc-products',
  fields: nfcProductFields,
  nameColumn: 'name',
  columns: ['regularPrice', 'additionalCardPrice', 'isActive', 'sortOrder', 'updatedAt'],
  sortable: ['id', 'name', 'regularPrice', 'sortOrder', 'isActive', 'createdAt'],
  sort: { field: 'sortOrder', order: 'ASC' },
  narrow: { second: 'isActive', end: 'regularPrice' },
});

export const nfcProductSections: Sections<'nfc-products'> = [
  ['subject', ['name', 'description', 'material', 'features', 'translations']],
  ['prices', ['regularPrice', 'additionalCardPrice', 'maxQuantity']],
  ['visibility', ['isActive', 'sortOrder']],
];
