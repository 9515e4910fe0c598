import { status } from '../../../fields/choice-kinds.tsx';
import { count, moment, number } from '../../../fields/figure-kinds.tsx';
import { reference } from '../../../fields/reference-kinds.tsx';
import { code } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';

export const allocationFields: FieldMap<'card-allocations'> = {
  id: number,
  userId: reference('users'),
  orderId: reference('physical-card-orders'),
  profileId: reference('business-profiles'),
  quantity: count,
  status: status('allocationStatus'),
  tapCode: code,
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
  ['subject', ['profileId', 'userId', 'orderId', 'quantity', 'status', 'tapCode']],
];
