import { defineEndpoint } from '../endpoint.ts';
import type {
  changeLeadSchemas,
  deleteLeadSchemas,
  exportCardLeadsSchemas,
  exportLeadsSchemas,
  listCardLeadsSchemas,
  listLeadsSchemas,
  saveLeadContactSchemas,
} from './my-leads.schema.ts';

export const listLeadsEndpoint = defineEndpoint<typeof listLeadsSchemas>({
  method: 'get',
  path: '/api/leads',
  access: 'signed-in',
});

export const listCardLeadsEndpoint = defineEndpoint<typeof listCardLeadsSchemas>({
  method: 'get',
  path: '/api/cards/:id/leads',
  access: 'signed-in',
});

export const exportLeadsEndpoint = defineEndpoint<typeof exportLeadsSchemas>({
  method: 'get',
  path: '/api/leads.csv',
  access: 'signed-in',
  proof: 'fresh',
});

export const exportCardLeadsEndpoint = defineEndpoint<typeof exportCardLeadsSchemas>({
  method: 'get',
  path: '/api/cards/:id/leads.csv',
  access: 'signed-in',
  proof: 'fresh',
});

export const saveLeadContactEndpoint = defineEndpoint<typeof saveLeadContactSchemas>({
  method: 'get',
  path: '/api/leads/:id/contact.vcf',
  access: 'signed-in',
});

/**
 * Changes status, notes, or both. `notesBefore` is the notes as they were when the owner started editing; when they
 * changed meanwhile (a second tab), nothing is saved and the answer is 409.
 */
export const changeLeadEndpoint = defineEndpoint<typeof changeLeadSchemas>({
  method: 'patch',
  path: '/api/leads/:id',
  access: 'signed-in',
});

export const deleteLeadEndpoint = defineEndpoint<typeof deleteLeadSchemas>({
  method: 'delete',
  path: '/api/leads/:id',
  access: 'signed-in',
});
