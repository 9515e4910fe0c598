import { Box, Chip, Typography } from '@mui/material';
import ArrowLeftIcon from '~icons/ph/arrow-left';
import IdentificationBadgeIcon from '~icons/ph/identification-badge';
import type { SupportThread } from '../../../api/contract/support/support.schema.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { ConversationSteps } from './ConversationSteps.tsx';
import { contextPathOf, listPathOf } from './inbox-paths.ts';
import { StepLink } from './StepLink.tsx';
import { TopicLabel } from './TopicLabel.tsx';
import { useConversationContext } from './use-inbox.ts';
import { useWaiting } from './use-waiting.ts';

interface Props {
  id: number;
  thread: SupportThread | undefined;
  search: string;
}

/** The conversation's user and topic, how long they wait, and its commands. */
export function ConversationHead({ id, thread, search }: Props) {
  const word = useMessages();
  const conversation = thread?.conversation;
  const { data: context } = useConversationContext(id);
  const waiting = useWaiting(context?.conversation ?? { waitingSince: null, dueAt: null });
  return (
    <div className="head">
      <StepLink to={listPathOf(search)} label={word('desk.inbox.toList')}>
        <ArrowLeftIcon className="turns" />
      </StepLink>
      <Box sx={{ flex: '1 1 160px', minInlineSize: 0 }}>
        {conversation ? (
          <>
            <Typography component="h2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {conversation.subject ? (
                <TypedText>{conversation.subject}</TypedText>
              ) : (
                <TopicLabel about={null} />
              )}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <TypedText>{conversation.username}</TypedText>
              {conversation.about ? ' · ' : null}
              {conversation.about ? <TopicLabel about={conversation.about} linked /> : null}
              {conversation.isClosed ? ` · ${word('desk.inbox.closed')}` : null}
            </Typography>
            {waiting ? (
              <Chip
                size="small"
                label={waiting.text}
                title={waiting.promised}
                color={waiting.isOverdue ? 'error' : 'default'}
              />
            ) : null}
          </>
        ) : null}
      </Box>
      {thread && context ? (
        <div className="steps">
          <ConversationSteps conversation={context.conversation} messageId={thread.messages.at(-1)?.id} />
        </div>
      ) : null}
      <StepLink to={contextPathOf(id, search)} label={word('desk.inbox.toContext')} className="to-context">
        <IdentificationBadgeIcon />
      </StepLink>
    </div>
  );
}
