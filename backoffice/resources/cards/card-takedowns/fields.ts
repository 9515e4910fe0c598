import { choice } from '../../../fields/choice-kinds.tsx';
import { moment, number } from '../../../fields/figure-kinds.tsx';
import { reference } from '../../../fields/reference-kinds.tsx';
import { longText, text } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';

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
