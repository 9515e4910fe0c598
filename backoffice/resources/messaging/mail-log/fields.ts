import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const mailFields: FieldMap<'mail-log'> = {
  subject: text,
  template: choice('mailTemplate'),
  language: choice('cardLanguage'),
  createdAt: moment,
  toAddress: email,
  userId: reference('users'),
  replyTo: email,
  status: status('mailStatus'),
  attempts: number,
  sentAt: moment,
  nextTryAt: moment,
  error: longText,
  id: number,
};

export const mailView = defineListView({
  resource: 'mail-log',
  fields: mailFields,
  sections: { subject: 'subject', person: 'toAddress', delivery: 'status', system: 'id' },
  nameColumn: 'subject',
  columns: ['toAddress', 'template', 'status', 'attempts', 'createdAt', 'sentAt'],
  sortable: ['id', 'template', 'status', 'createdAt', 'sentAt'],
  narrow: { second: 'toAddress', end: 'status' },
});
