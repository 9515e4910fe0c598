import { flag } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';
import { conversation } from './conversation-kind.tsx';

export const messageFields: FieldMap<'messages'> = {
  id: number,
  userId: reference('users'),
  recipientId: reference('users'),
  ticketId: conversation,
  content: longText,
  isRead: flag,
  isSupport: flag,
  isClosed: flag,
  createdAt: moment,
};

export const messageView = defineListView({
  resource: 'messages',
  fields: messageFields,
  nameColumn: 'content',
  columns: ['userId', 'recipientId', 'ticketId', 'isSupport', 'isRead', 'isClosed', 'createdAt'],
  sortable: ['id', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'createdAt' },
});

export const messageSections: Sections<'messages'> = [
  ['person', ['userId', 'recipientId', 'createdAt']],
  ['content', ['content']],
  ['handling', ['isSupport', 'ticketId', 'isRead', 'isClosed']],
];
