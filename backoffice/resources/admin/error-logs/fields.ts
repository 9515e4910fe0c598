import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, codeBlock, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const errorLogFields: FieldMap<'error-logs'> = {
  errorType: code,
  errorMessage: text,
  path: code,
  requestId: code,
  createdAt: moment,
  userId: reference('users'),
  username: text,
  handledBy: reference('users'),
  handledAt: moment,
  errorDetails: codeBlock,
  id: number,
};

export const errorLogView = defineListView({
  resource: 'error-logs',
  fields: errorLogFields,
  sections: {
    subject: 'errorType',
    person: 'userId',
    handling: 'handledBy',
    content: 'errorDetails',
    system: 'id',
  },
  nameColumn: 'errorMessage',
  columns: ['errorType', 'path', 'userId', 'createdAt', 'handledAt'],
  sortable: ['id', 'errorType', 'createdAt'],
  narrow: { second: 'path', end: 'createdAt' },
});
