import { listNotificationsEndpoint } from '../../../../api/contract/messaging/notifications.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { leadLists } from './lead-cache.ts';

/**
 * Reads the leads again when the header's list receives a notification of a new one, so that it appears
 * without a reload.
 */
export function useArrivingLeads(): void {
  const queries = useQueryClient();
  // The header reads this query; here its cache is only observed.
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
