import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { link } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const notificationFields: FieldMap<'notifications'> = {
  userId: reference('users'),
  type: choice('notificationType'),
  campaignId: reference('notification-campaigns'),
  isRead: flag,
  createdAt: moment,
  title: text,
  content: longText,
  link,
  id: number,
};

export const notificationView = defineListView({
  resource: 'notifications',
  fields: notificationFields,
  sections: { person: 'userId', content: 'title', system: 'id' },
  nameColumn: 'title',
  columns: ['userId', 'type', 'isRead', 'createdAt'],
  sortable: ['id', 'createdAt'],
  narrow: { second: 'userId', end: 'type' },
});
