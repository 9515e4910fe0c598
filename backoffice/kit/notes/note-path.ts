import type { NotedResource } from '../../../api/contract/admin/entities/staff-note.schema.ts';
import type { ResourceRecord } from '../resource-entities.ts';

/** Where the notes stand: beside the record's first facts, or in a tab of their own. */
const notesAt: Readonly<Record<NotedResource, '' | '/notes'>> = {
  users: '',
  'contact-leads': '',
  'business-profiles': '/notes',
  'physical-card-orders': '/notes',
  payments: '/notes',
};

/** What a note is called on its page, and in the page's address. */
export const noteAnchor = (id: number): string => `note-${id}`;

/** The address at which a note is in view. */
export const notePath = ({ id, resource, recordId }: ResourceRecord<'staff-notes'>): string =>
  `/${resource}/${recordId}/show${notesAt[resource]}#${noteAnchor(id)}`;
