import { createSupportTicketEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { SupportThread } from '../../../../api/contract/support/support.schema.ts';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { sendOnceMore } from '../../../lib/retries.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { goTo } from './chat-store.ts';
import { storeDraft, ticketDraft } from './drafts.ts';
import { addSupportMessage, conversationLists, threadKey } from './support-cache.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useClientId } from './use-send-message.ts';
import { readAbout, type TicketValues } from './use-ticket-form.ts';

/** Opens a new conversation and shows it; after a failure the input stays. */
export function useSendTicket(form: UseFormReturn<TicketValues>) {
  const queries = useQueryClient();
  const { toasts } = useChatMessages();
  const clientId = useClientId();
  const { mutateAsync } = useMutation({
    mutationFn: ({ subject, content, about }: TicketValues) => {
      const body = {
        subject,
        content,
        about: readAbout(about),
        clientId: clientId(`${about} ${subject} ${content}`),
      };
      const send = () => call(createSupportTicketEndpoint, { body });
      return body.clientId === null ? send() : sendOnceMore(send);
    },
  });

  return async function send(values: TicketValues): Promise<void> {
    try {
      const thread = await mutateAsync(values);
      storeDraft(ticketDraft.subject, '');
      storeDraft(ticketDraft.content, '');
      showNew(thread);
    } catch (error) {
      const named = showServerErrors(form, error);
      const said = error instanceof ApiError && error.status >= 400 && error.status < 500 && !named;
      toast({
        title: toasts.ticket,
        description: said ? `${error.message} ${toasts.kept}` : toasts.kept,
        variant: 'destructive',
      });
    }
  };

  /** Holds the automatic reply back for its second. */
  function showNew(thread: SupportThread): void {
    const typed = thread.messages.filter(({ isAutomatic }) => !isAutomatic);
    queries.setQueryData<SupportThread>(threadKey(thread.conversation.id), { ...thread, messages: typed });
    for (const message of thread.messages) addSupportMessage(queries, message);
    void queries.invalidateQueries(conversationLists);
    goTo(thread.conversation.id);
    toast({ title: toasts.ticketSent, description: toasts.ticketSentText });
  }
}
