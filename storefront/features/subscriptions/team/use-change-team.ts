import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Teams } from '../../../../api/contract/subscriptions/team.schema.ts';
import { apiWrite } from '../../../lib/api-client.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useTeamMessages } from './use-team-messages.ts';

export interface TeamChange {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

/** A change of a team: the answer is how all teams stand now. What fails says so; nothing is sent twice by itself. */
export function useChangeTeam(onDone: (teams: Teams) => void, onIssue?: (issue: Error) => boolean) {
  const texts = useTeamMessages();
  const queries = useQueryClient();
  return useMutation<Teams, Error, TeamChange>({
    mutationFn: async ({ method, path, body }) => (await apiWrite(method, path, body ?? {})) as Teams,
    retry: false,
    onSuccess: (teams) => {
      queries.setQueryData(['/api/teams'], teams);
      onDone(teams);
    },
    onError: (issue) => {
      if (onIssue?.(issue)) return;
      toast({ title: texts.failed, description: issue.message, variant: 'destructive' });
    },
  });
}
