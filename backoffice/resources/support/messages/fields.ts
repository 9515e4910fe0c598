import { flag } from '../../../fields/choice-kinds.tsx';
import { moment, number } from '../../../fields/figure-kinds.tsx';
import { reference } from '../../../fields/reference-kinds.tsx';
import { longText } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';
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
