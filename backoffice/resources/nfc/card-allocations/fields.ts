import { status } from '../../../kit/fields/choice-kinds.tsx';
import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const allocationFields: FieldMap<'card-allocations'> = {
  profileId: reference('business-profiles'),
  userId: reference('users'),
  orderId: reference('physical-card-orders'),
  quantity: count,
  status: status('allocationStatus'),
  tapCode: code,
  name: text,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const allocationView = defineListView({
  resource: 'card-allocations',
  fields: allocationFields,
  sections: { subject: 'profileId', system: 'id' },
  nameColumn: 'tapCode',
  columns: ['profileId', 'userId', 'orderId', 'quantity', 'status', 'createdAt'],
  sortable: ['id', 'status', 'quantity', 'createdAt'],
  narrow: { second: 'profileId', end: 'status' },
});
