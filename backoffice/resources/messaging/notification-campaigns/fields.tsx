import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { link } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';
import { audienceKind } from './audience-kind.tsx';

export const campaignFields: FieldMap<'notification-campaigns'> = {
  id: number,
  createdBy: reference('users'),
  audience: audienceKind,
  kind: choice('campaignKind'),
  title: text,
  content: longText,
  link,
  status: status('campaignStatus'),
  recipients: count,
  sent: count,
  createdAt: moment,
  updatedAt: moment,
  finishedAt: moment,
};

export const campaignView = defineListView({
  resource: 'notification-campaigns',
  fields: campaignFields,
  nameColumn: 'title',
  columns: ['status', 'audience', 'kind', 'sent', 'recipients', 'createdBy', 'createdAt'],
  sortable: ['id', 'status', 'recipients', 'createdAt', 'finishedAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'createdAt', end: 'status' },
});

export const campaignSections: Sections<'notification-campaigns'> = [
  ['content', ['title', 'content', 'link']],
  ['person', ['status', 'audience', 'kind', 'createdBy', 'createdAt', 'finishedAt']],
];
