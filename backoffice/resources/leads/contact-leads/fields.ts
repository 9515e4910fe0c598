import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';
import { mailOfLead, phoneOfLead } from './contact-kinds.tsx';

export const leadFields: FieldMap<'contact-leads'> = {
  id: number,
  profileId: reference('business-profiles'),
  name: text,
  phone: phoneOfLead,
  email: mailOfLead,
  service: choice('leadService'),
  message: longText,
  status: status('leadStatus'),
  source: choice('leadSource'),
  createdAt: moment,
  handledBy: reference('users'),
  handledAt: moment,
  notes: longText,
};

export const leadView = defineListView({
  resource: 'contact-leads',
  fields: leadFields,
  nameColumn: 'name',
  columns: ['status', 'phone', 'email', 'service', 'profileId', 'createdAt'],
  sortable: ['id', 'name', 'status', 'createdAt', 'handledAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'createdAt', end: 'status' },
});

export const leadSections: Sections<'contact-leads'> = [
  ['contact', ['name', 'phone', 'email']],
  ['subject', ['service', 'message', 'profileId', 'source', 'createdAt']],
  ['handling', ['status', 'handledBy', 'handledAt', 'notes']],
];
