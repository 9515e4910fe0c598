// What other domains may call of this one; all else is its own (docs/architecture.md).

/** Whose account a sales lead became, and what owners' leads staff were shown. */
export { confirmUser } from './sales-leads/decide-user.ts';
export { leadsOfOwner } from './sales-leads/leads-of-owner.ts';

/** Sales leads as staff make them, from a file, too. */
export { contactLeadsResource } from './sales-leads/contact-leads.resource.ts';

/** What of sales leads waits for staff. */
export { countNewLeads } from './sales-leads/count-new-leads.ts';
