import { choice } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const cannedAnswerFields: FieldMap<'canned-answers'> = {
  title: text,
  folder: text,
  language: choice('language'),
  sortOrder: number,
  body: longText,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const cannedAnswerView = defineListView({
  resource: 'canned-answers',
  fields: cannedAnswerFields,
  sections: { content: 'title', system: 'id' },
  nameColumn: 'title',
  columns: ['folder', 'body', 'language', 'sortOrder', 'updatedAt'],
  sortable: ['id', 'sortOrder', 'title', 'folder', 'updatedAt'],
  sort: { field: 'sortOrder', order: 'ASC' },
  narrow: { second: 'body', end: 'language' },
});
