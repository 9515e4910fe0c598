import { listNotificationsEndpoint } from '../../../../api/contract/messaging/notifications.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { leadLists } from './lead-cache.ts';

/**
 * A notice of a new lead, which the header's list hears of as it happens, has the shown leads asked for anew: who
 * wrote stands here without a reload.
 */
export function useArrivingLeads(): void {
  const queries = useQueryClient();
  // The header asks; here it is only looked at.
  const { data } = useRead(listNotificationsEndpoint, {}, { enabled: false });
  const newest = Array.isArray(data)
    ? data.reduce((top, { id, type }) => (type === 'lead' ? Math.max(top, id) : top), 0)
    : null;
  const known = useRef(newest);
  useEffect(() => {
    if (newest !== null && known.current !== null && newest > known.current)
      void queries.invalidateQueries(leadLists);
    known.current = newest ?? known.current;
  }, [newest, queries]);
}
