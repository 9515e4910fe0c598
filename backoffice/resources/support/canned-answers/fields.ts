import { choice } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const cannedAnswerFields: FieldMap<'canned-answers'> = {
  id: number,
  title: text,
  language: choice('language'),
  body: longText,
  sortOrder: number,
  createdAt: moment,
  updatedAt: moment,
};

export const cannedAnswerView = defineListView({
  resource: 'canned-answers',
  fields: cannedAnswerFields,
  nameColumn: 'title',
  columns: ['body', 'language', 'sortOrder', 'updatedAt'],
  sortable: ['id', 'sortOrder', 'title', 'updatedAt'],
  sort: { field: 'sortOrder', order: 'ASC' },
  narrow: { second: 'body', end: 'language' },
});

export const cannedAnswerSections: Sections<'canned-answers'> = [
  ['content', ['title', 'language', 'sortOrder', 'body']],
];
