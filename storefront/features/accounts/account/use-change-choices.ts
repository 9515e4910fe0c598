import { changeChoicesEndpoint } from '../../../../api/contract/messaging/notification-choices.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ChosenNotice,
  NoticeChannel,
  NotificationChoices,
} from '../../../../api/contract/messaging/notification-choices.schema.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { choicesKey } from './account-keys.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** Switches one kind of notification; shown at once, and reverted when it could not be saved. */
export function useChangeChoices() {
  const { notices: texts } = useAccountMessages();
  const queries = useQueryClient();
  const { mutate } = useMutation<NotificationChoices, Error, NotificationChoices>({
    // Requests run one after the other, so that the last press wins.
    scope: { id: 'notification-choices' },
    mutationFn: async (choices) => await call(changeChoicesEndpoint, { body: choices }),
    onSuccess: () => toast({ title: texts.saved }),
    onError: (issue) => {
      toast({ title: texts.failed, description: issue.message, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey: choicesKey });
    },
  });
  return (notice: ChosenNotice, channel: NoticeChannel, isWanted: boolean) => {
    const present = queries.getQueryData<NotificationChoices>(choicesKey);
    if (!present) return;
    const choices = { ...present, [notice]: { ...present[notice], [channel]: isWanted } };
    queries.setQueryData(choicesKey, choices);
    mutate(choices);
  };
}
