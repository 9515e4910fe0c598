import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { link } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const notificationFields: FieldMap<'notifications'> = {
  id: number,
  userId: reference('users'),
  title: text,
  content: longText,
  type: choice('notificationType'),
  isRead: flag,
  link,
  campaignId: reference('notification-campaigns'),
  createdAt: moment,
};

export const notificationView = defineListView({
  resource: 'notifications',
  fields: notificationFields,
  nameColumn: 'title',
  columns: ['userId', 'type', 'isRead', 'createdAt'],
  sortable: ['id', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'type' },
});

export const notificationSections: Sections<'notifications'> = [
  ['person', ['userId', 'type', 'campaignId', 'isRead', 'createdAt']],
  ['content', ['title', 'content', 'link']],
];
