import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { phone } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import { known } from '../../../kit/fields/known-values.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const addressFields: FieldMap<'user-addresses'> = {
  fullAddress: text,
  street: text,
  houseNumber: code,
  entrance: text,
  floor: code,
  apartment: code,
  city: text,
  state: text,
  zipCode: code,
  country: known,
  userId: reference('users'),
  recipientName: text,
  recipientPhone: phone,
  addressType: choice('addressType'),
  isPrimary: flag,
  latitude: code,
  longitude: code,
  notes: longText,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const addressView = defineListView({
  resource: 'user-addresses',
  fields: addressFields,
  sections: { address: 'fullAddress', person: 'userId', location: 'latitude', system: 'id' },
  nameColumn: 'fullAddress',
  columns: ['userId', 'addressType', 'isPrimary', 'recipientName', 'city', 'createdAt'],
  sortable: ['id', 'createdAt', 'updatedAt'],
  narrow: { second: 'userId', end: 'addressType' },
});
