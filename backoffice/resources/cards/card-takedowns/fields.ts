import { choice } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const takedownFields: FieldMap<'card-takedowns'> = {
  id: number,
  profileId: reference('business-profiles'),
  userId: reference('users'),
  cardName: text,
  reason: choice('reportReason'),
  message: longText,
  takenBy: reference('users'),
  takenAt: moment,
  liftedBy: reference('users'),
  liftedAt: moment,
  liftMessage: longText,
};

export const takedownView = defineListView({
  resource: 'card-takedowns',
  fields: takedownFields,
  nameColumn: 'cardName',
  columns: ['reason', 'profileId', 'userId', 'takenBy', 'takenAt', 'liftedAt'],
  sortable: ['id', 'takenAt', 'liftedAt'],
  sort: { field: 'takenAt', order: 'DESC' },
  narrow: { second: 'reason', end: 'takenAt' },
});

export const takedownSections: Sections<'card-takedowns'> = [
  ['subject', ['profileId', 'cardName', 'userId', 'reason', 'message']],
  ['handling', ['takenBy', 'takenAt', 'liftedBy', 'liftedAt', 'liftMessage']],
];
