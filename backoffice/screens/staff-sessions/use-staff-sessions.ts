import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import {
  endStaffSessionEndpoint,
  listStaffSessionsEndpoint,
} from '../../../api/contract/admin/staff-sessions.endpoint.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { call } from '../../kit/providers/call.ts';

const key = ['staff-sessions'];
/** Interval of polling in milliseconds: colleagues come and go by themselves. */
const askEvery = 30_000;

export function useStaffSessions() {
  return useQuery({
    queryKey: key,
    refetchInterval: askEvery,
    queryFn: async ({ signal }) => (await call(listStaffSessionsEndpoint, {}, { signal })).sessions,
  });
}

/** Reads the list anew, after sessions were ended. */
export function useForgetSessions(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

/** Ends one session; one that ended meanwhile is gone, too. */
export function useEndSession() {
  const word = useMessages();
  const notify = useNotify();
  const forget = useForgetSessions();
  return useMutation({
    mutationFn: (id: string) => call(endStaffSessionEndpoint, { params: { id } }),
    onSuccess: () => notify(word('desk.staffSessions.ended'), { type: 'success' }),
    onError: (error) =>
      notify(
        error instanceof HttpError && error.status > 0 ? String(error.message) : word('errors.network'),
        { type: 'error' },
      ),
    onSettled: forget,
  });
}
