import { defineEndpoint } from '../endpoint.ts';
import type { contactPageFormSchemas, sendSalesLeadSchemas } from './sales-leads.schema.ts';

export const sendSalesLeadEndpoint = defineEndpoint<typeof sendSalesLeadSchemas>({
  method: 'post',
  path: '/api/contact-leads',
  access: 'public',
  // No user's rights are used: senders name themselves. Other sites are refused by their origin.
  antiForgery: 'none',
});

/** The form of the contact page where no script runs: answered by a redirect, or by the page with its issues. */
export const contactPageFormEndpoint = defineEndpoint<typeof contactPageFormSchemas>({
  method: 'post',
  path: '/contact',
  access: 'public',
  bodyType: 'form',
  // No user's rights are used: senders name themselves. Other sites are refused by their origin.
  antiForgery: 'none',
});
