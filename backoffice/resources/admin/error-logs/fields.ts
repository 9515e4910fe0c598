import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, codeBlock, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const errorLogFields: FieldMap<'error-logs'> = {
  id: number,
  userId: reference('users'),
  username: text,
  errorType: code,
  errorMessage: text,
  errorDetails: codeBlock,
  path: code,
  createdAt: moment,
  requestId: code,
  handledBy: reference('users'),
  handledAt: moment,
};

export const errorLogView = defineListView({
  resource: 'error-logs',
  fields: errorLogFields,
  nameColumn: 'errorMessage',
  columns: ['errorType', 'path', 'userId', 'createdAt', 'handledAt'],
  sortable: ['id', 'errorType', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'path', end: 'createdAt' },
});

export const errorLogSections: Sections<'error-logs'> = [
  ['subject', ['errorType', 'errorMessage', 'path', 'requestId', 'createdAt']],
  ['person', ['userId', 'username']],
  ['handling', ['handledBy', 'handledAt']],
  ['content', ['errorDetails']],
];
