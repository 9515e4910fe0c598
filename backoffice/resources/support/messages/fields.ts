import { flag } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import { conversation } from './conversation-kind.tsx';

export const messageFields: FieldMap<'messages'> = {
  userId: reference('users'),
  recipientId: reference('users'),
  createdAt: moment,
  content: longText,
  isSupport: flag,
  ticketId: conversation,
  isRead: flag,
  isClosed: flag,
  id: number,
};

export const messageView = defineListView({
  resource: 'messages',
  fields: messageFields,
  sections: { person: 'userId', content: 'content', handling: 'isSupport', system: 'id' },
  nameColumn: 'content',
  columns: ['userId', 'recipientId', 'ticketId', 'isSupport', 'isRead', 'isClosed', 'createdAt'],
  sortable: ['id', 'createdAt'],
  narrow: { second: 'userId', end: 'createdAt' },
});
