import { defineEndpoint } from '../endpoint.ts';
import type { contactPageFormSchemas, sendSalesLeadSchemas } from './sales-leads.schema.ts';

export const sendSalesLeadEndpoint = defineEndpoint<typeof sendSalesLeadSchemas>({
  method: 'post',
  path: '/api/contact-leads',
  access: 'public',
  // Nothing is done in a person's name: whoever writes says who they are. Other sites are refused by their origin.
  antiForgery: 'none',
});

/** The form of the contact page where no script runs: answered by a redirect, or by the page with its faults. */
export const contactPageFormEndpoint = defineEndpoint<typeof contactPageFormSchemas>({
  method: 'post',
  path: '/contact',
  access: 'public',
  bodyType: 'form',
  // Nothing is done in a person's name: whoever writes says who they are. Other sites are refused by their origin.
  antiForgery: 'none',
});
