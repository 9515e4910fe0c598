import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const cardReportFields: FieldMap<'card-reports'> = {
  id: number,
  profileId: reference('business-profiles'),
  cardName: text,
  reason: choice('reportReason'),
  details: longText,
  email,
  status: status('reportStatus'),
  handledBy: reference('users'),
  handledAt: moment,
  createdAt: moment,
  notes: longText,
  takedownId: reference('card-takedowns'),
};

export const cardReportView = defineListView({
  resource: 'card-reports',
  fields: cardReportFields,
  nameColumn: 'cardName',
  columns: ['reason', 'profileId', 'status', 'handledBy', 'createdAt'],
  sortable: ['id', 'status', 'reason', 'createdAt', 'handledAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'reason', end: 'status' },
});

export const cardReportSections: Sections<'card-reports'> = [
  ['subject', ['status', 'reason', 'profileId', 'cardName', 'createdAt', 'details']],
  ['person', ['email']],
  ['handling', ['handledBy', 'handledAt', 'takedownId', 'notes']],
];
