import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { phone } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import { known } from '../../../kit/fields/known-values.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const addressFields: FieldMap<'user-addresses'> = {
  id: number,
  userId: reference('users'),
  isPrimary: flag,
  addressType: choice('addressType'),
  recipientName: text,
  recipientPhone: phone,
  fullAddress: text,
  street: text,
  houseNumber: code,
  apartment: code,
  floor: code,
  entrance: text,
  city: text,
  state: text,
  zipCode: code,
  country: known,
  notes: longText,
  latitude: code,
  longitude: code,
  createdAt: moment,
  updatedAt: moment,
};

export const addressView = defineListView({
  resource: 'user-addresses',
  fields: addressFields,
  nameColumn: 'fullAddress',
  columns: ['userId', 'addressType', 'isPrimary', 'recipientName', 'city', 'createdAt'],
  sortable: ['id', 'createdAt', 'updatedAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'addressType' },
});

export const addressSections: Sections<'user-addresses'> = [
  [
    'address',
    [
      'fullAddress',
      'street',
      'houseNumber',
      'entrance',
      'floor',
      'apartment',
      'city',
      'state',
      'zipCode',
      'country',
    ],
  ],
  ['person', ['userId', 'recipientName', 'recipientPhone', 'addressType', 'isPrimary']],
  ['location', ['latitude', 'longitude', 'notes']],
];
