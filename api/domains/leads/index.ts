// What other domains may call of this one; all else is its own (docs/architecture.md).

/** What of sales leads waits for staff. */
export { countNewLeads } from './sales-leads/count-new-leads.ts';
