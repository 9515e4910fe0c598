import { readTeamsEndpoint } from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Teams } from '../../../../api/contract/subscriptions/team.schema.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useTeamMessages } from './use-team-messages.ts';

/** Changes a team; the reply is the current state of all teams. An error is shown, and nothing is retried. */
export function useChangeTeam(onDone: (teams: Teams) => void, onIssue?: (issue: Error) => boolean) {
  const texts = useTeamMessages();
  const queries = useQueryClient();
  return useMutation<Teams, Error, () => Promise<Teams>>({
    mutationFn: (send) => send(),
    onSuccess: (teams) => {
      queries.setQueryData(keyOf(readTeamsEndpoint), teams);
      onDone(teams);
    },
    onError: (issue) => {
      if (onIssue?.(issue)) return;
      toast({ title: texts.failed, description: issue.message, variant: 'destructive' });
    },
  });
}
