import { choice } from '../../../fields/choice-kinds.tsx';
import { moment, number } from '../../../fields/figure-kinds.tsx';
import { longText, text } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';

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
