import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import { mailOfLead, phoneOfLead } from './contact-kinds.tsx';

export const leadFields: FieldMap<'contact-leads'> = {
  name: text,
  phone: phoneOfLead,
  email: mailOfLead,
  service: choice('leadService'),
  message: longText,
  userId: reference('users'),
  source: choice('leadSource'),
  createdAt: moment,
  status: status('leadStatus'),
  assigneeId: reference('users'),
  followUpOn: day,
  followUpToldAt: moment,
  handledBy: reference('users'),
  handledAt: moment,
  id: number,
};

export const leadView = defineListView({
  resource: 'contact-leads',
  fields: leadFields,
  sections: { contact: 'name', subject: 'service', handling: 'status', system: 'id' },
  nameColumn: 'name',
  columns: ['status', 'phone', 'email', 'service', 'assigneeId', 'followUpOn', 'createdAt'],
  sortable: ['id', 'name', 'status', 'createdAt', 'handledAt', 'followUpOn'],
  narrow: { second: 'createdAt', end: 'status' },
});
