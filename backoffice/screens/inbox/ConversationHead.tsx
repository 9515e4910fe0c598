import { Button, IconButton, styled } from '@mui/material';
import ArrowLeftIcon from '~icons/ph/arrow-left';
import IdentificationBadgeIcon from '~icons/ph/identification-badge';
import { useGetIdentity, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useMutation } from '@tanstack/react-query';
import type { SupportThread } from '../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { contextPathOf, listPathOf } from './inbox-paths.ts';
import { assign, refusalOf, changeConversation } from './inbox-requests.ts';
import { TopicLabel } from './TopicLabel.tsx';
import { useConversationContext, useInboxRefresh } from './use-inbox.ts';

const Names = styled('div')(({ theme }) => ({
  flex: '1 1 160px',
  minInlineSize: 0,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 700, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: theme.tokens.muted, fontSize: '0.8125rem' },
}));

interface Props {
  id: number;
  thread: SupportThread | undefined;
  search: string;
}

/** The conversation's user and topic, and its commands. */
export function ConversationHead({ id, thread, search }: Props) {
  const word = useMessages();
  const conversation = thread?.conversation;
  return (
    <div className="head">
      <IconButton
        className="only-steps"
        component={Link}
        to={listPathOf(search)}
        aria-label={word('desk.inbox.toList')}
      >
        <ArrowLeftIcon className="turns" />
      </IconButton>
      <Names>
        {conversation ? (
          <>
            <h2>
              {conversation.subject ? (
                <bdi dir={directionOfText(conversation.subject)} translate="no">
                  {conversation.subject}
                </bdi>
              ) : (
                <TopicLabel about={null} />
              )}
            </h2>
            <p>
              <bdi dir={directionOfText(conversation.username)} translate="no">
                {conversation.username}
              </bdi>
              {conversation.about ? ' · ' : null}
              {conversation.about ? <TopicLabel about={conversation.about} linked /> : null}
              {conversation.isClosed ? ` · ${word('desk.inbox.closed')}` : null}
            </p>
          </>
        ) : null}
      </Names>
      {thread ? (
        <div className="steps">
          <ConversationStateChange id={id} thread={thread} />
        </div>
      ) : null}
      <IconButton
        className="only-steps to-context"
        component={Link}
        to={contextPathOf(id, search)}
        aria-label={word('desk.inbox.toContext')}
      >
        <IdentificationBadgeIcon />
      </IconButton>
    </div>
  );
}

function ConversationStateChange({ id, thread }: { id: number; thread: SupportThread }) {
  const word = useMessages();
  const notify = useNotify();
  const refresh = useInboxRefresh();
  const { identity } = useGetIdentity();
  const { data: context } = useConversationContext(id);
  const assignee = context?.conversation.assignee ?? null;
  const isMine = assignee !== null && assignee.id === identity?.id;
  const { isClosed } = thread.conversation;
  const anyMessage = thread.messages.at(-1);
  const step = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: refresh,
    onError: (error) => {
      const { text, isOffline } = refusalOf(error);
      notify(isOffline ? word('errors.network') : text, { type: 'error' });
    },
  });
  return (
    <>
      {context ? (
        <Button
          size="small"
          disabled={step.isPending}
          onClick={() => step.mutate(() => assign(id, isMine ? 'nobody' : 'me'))}
        >
          {isMine ? word('desk.inbox.giveBack') : word('desk.inbox.take')}
        </Button>
      ) : null}
      {anyMessage ? (
        <Button
          size="small"
          variant="outlined"
          disabled={step.isPending}
          onClick={() => step.mutate(() => changeConversation(anyMessage.id, isClosed ? 'reopen' : 'close'))}
        >
          {isClosed ? word('desk.inbox.reopen') : word('desk.inbox.close')}
        </Button>
      ) : null}
    </>
  );
}
