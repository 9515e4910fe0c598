import {
  listCardLeadsEndpoint,
  listLeadsEndpoint,
} from '../../../../api/contract/leads/my-leads.endpoint.ts';
import { readsOf } from '../../../lib/call.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { LeadList, OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';

/** Every cached list of leads, whatever its filters. */
export const leadLists = { predicate: readsOf(listLeadsEndpoint, listCardLeadsEndpoint) };

/**
 * Updates a changed lead in the cached lists. It stays in its place even if the list's filter no longer fits,
 * so that nothing jumps; other lists are read again when they are opened.
 */
export function putLead(queries: QueryClient, changed: OwnLead): void {
  queries.setQueriesData<LeadList>(leadLists, (list) => {
    const before = list?.leads.find(({ id }) => id === changed.id);
    if (!list || !before) return list;
    const counts = { ...list.counts };
    counts[before.status] -= 1;
    counts[changed.status] += 1;
    return { ...list, counts, leads: list.leads.map((lead) => (lead.id === changed.id ? changed : lead)) };
  });
  void queries.invalidateQueries({ ...leadLists, refetchType: 'none' });
}
