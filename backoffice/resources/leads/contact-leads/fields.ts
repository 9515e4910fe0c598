import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
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
  profileId: reference('business-profiles'),
  source: choice('leadSource'),
  createdAt: moment,
  status: status('leadStatus'),
  handledBy: reference('users'),
  handledAt: moment,
  notes: longText,
  id: number,
};

export const leadView = defineListView({
  resource: 'contact-leads',
  fields: leadFields,
  sections: { contact: 'name', subject: 'service', handling: 'status', system: 'id' },
  nameColumn: 'name',
  columns: ['status', 'phone', 'email', 'service', 'profileId', 'createdAt'],
  sortable: ['id', 'name', 'status', 'createdAt', 'handledAt'],
  narrow: { second: 'createdAt', end: 'status' },
});
