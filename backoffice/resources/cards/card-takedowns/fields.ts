import { choice } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const takedownFields: FieldMap<'card-takedowns'> = {
  profileId: reference('business-profiles'),
  cardName: text,
  userId: reference('users'),
  reason: choice('reportReason'),
  message: longText,
  takenBy: reference('users'),
  takenAt: moment,
  liftedBy: reference('users'),
  liftedAt: moment,
  liftMessage: longText,
  id: number,
};

export const takedownView = defineListView({
  resource: 'card-takedowns',
  fields: takedownFields,
  sections: { subject: 'profileId', handling: 'takenBy', system: 'id' },
  nameColumn: 'cardName',
  columns: ['reason', 'profileId', 'userId', 'takenBy', 'takenAt', 'liftedAt'],
  sortable: ['id', 'takenAt', 'liftedAt'],
  sort: { field: 'takenAt', order: 'DESC' },
  narrow: { second: 'reason', end: 'takenAt' },
});
