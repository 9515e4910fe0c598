import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { link } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import { defineListView } from '../../../kit/list/list-view.ts';
import { audienceKind } from './audience-kind.tsx';

export const campaignFields: FieldMap<'notification-campaigns'> = {
  title: text,
  content: longText,
  link,
  status: status('campaignStatus'),
  audience: audienceKind,
  kind: choice('campaignKind'),
  createdBy: reference('users'),
  createdAt: moment,
  finishedAt: moment,
  id: number,
  recipients: count,
  sent: count,
  updatedAt: moment,
};

export const campaignView = defineListView({
  resource: 'notification-campaigns',
  fields: campaignFields,
  sections: { content: 'title', person: 'status', system: 'id' },
  nameColumn: 'title',
  columns: ['status', 'audience', 'kind', 'sent', 'recipients', 'createdBy', 'createdAt'],
  sortable: ['id', 'status', 'recipients', 'createdAt', 'finishedAt'],
  narrow: { second: 'createdAt', end: 'status' },
});
