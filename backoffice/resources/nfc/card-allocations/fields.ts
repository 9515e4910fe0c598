import { status } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const allocationFields: FieldMap<'card-allocations'> = {
  id: number,
  userId: reference('users'),
  orderId: reference('physical-card-orders'),
  profileId: reference('business-profiles'),
  quantity: count,
  status: status('allocationStatus'),
  tapCode: code,
  name: text,
  createdAt: moment,
  updatedAt: moment,
};

export const allocationView = defineListView({
  resource: 'card-allocations',
  fields: allocationFields,
  nameColumn: 'tapCode',
  columns: ['profileId', 'userId', 'orderId', 'quantity', 'status', 'createdAt'],
  sortable: ['id', 'status', 'quantity', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'profileId', end: 'status' },
});

export const allocationSections: Sections<'card-allocations'> = [
  ['subject', ['profileId', 'userId', 'orderId', 'quantity', 'status', 'tapCode', 'name']],
];
