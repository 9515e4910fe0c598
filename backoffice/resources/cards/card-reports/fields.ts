import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const cardReportFields: FieldMap<'card-reports'> = {
  status: status('reportStatus'),
  reason: choice('reportReason'),
  profileId: reference('business-profiles'),
  cardName: text,
  createdAt: moment,
  details: longText,
  email,
  handledBy: reference('users'),
  handledAt: moment,
  takedownId: reference('card-takedowns'),
  notes: longText,
  id: number,
};

export const cardReportView = defineListView({
  resource: 'card-reports',
  fields: cardReportFields,
  sections: { subject: 'status', person: 'email', handling: 'handledBy', system: 'id' },
  nameColumn: 'cardName',
  columns: ['reason', 'profileId', 'status', 'handledBy', 'createdAt'],
  sortable: ['id', 'status', 'reason', 'createdAt', 'handledAt'],
  narrow: { second: 'reason', end: 'status' },
});
