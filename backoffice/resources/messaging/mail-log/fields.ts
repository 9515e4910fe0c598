import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const mailFields: FieldMap<'mail-log'> = {
  id: number,
  userId: reference('users'),
  toAddress: email,
  replyTo: email,
  template: choice('mailTemplate'),
  language: choice('cardLanguage'),
  subject: text,
  status: status('mailStatus'),
  attempts: number,
  error: longText,
  createdAt: moment,
  sentAt: moment,
  nextTryAt: moment,
};

export const mailView = defineListView({
  resource: 'mail-log',
  fields: mailFields,
  nameColumn: 'subject',
  columns: ['toAddress', 'template', 'status', 'attempts', 'createdAt', 'sentAt'],
  sortable: ['id', 'template', 'status', 'createdAt', 'sentAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'toAddress', end: 'status' },
});

export const mailSections: Sections<'mail-log'> = [
  ['subject', ['subject', 'template', 'language', 'createdAt']],
  ['person', ['toAddress', 'userId', 'replyTo']],
  ['delivery', ['status', 'attempts', 'sentAt', 'nextTryAt', 'error']],
];
