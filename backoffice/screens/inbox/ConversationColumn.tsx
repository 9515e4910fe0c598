import { Button, Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { inboxKeys, markRead } from './inbox-requests.ts';
import { Column } from './inbox-styles.ts';
import { MessageLog } from './MessageLog.tsx';
import { useThread } from './use-inbox.ts';

export function ConversationColumn({ id, search }: { id: number; search: string }) {
  const word = useMessages();
  const thread = useThread(id);
  useMarkRead(id, thread.data?.conversation.unread ?? 0);
  return (
    <Column className="thread" aria-label={word('desk.inbox.conversation')}>
      <ConversationHead id={id} thread={thread.data} search={search} />
      {thread.isPending ? (
        <div className="note" aria-busy="true">
          <Skeleton height={90} />
          <Skeleton height={90} />
        </div>
      ) : null}
      {thread.isError && !thread.data ? (
        <div className="note" role="alert">
          <p>{word('errors.recordFailed')}</p>
          <Button variant="outlined" onClick={() => void thread.refetch()}>
            {word('errors.tryAgain')}
          </Button>
        </div>
      ) : null}
      {thread.data ? (
        <>
          <MessageLog thread={thread.data} />
          <AnswerBox thread={thread.data} />
        </>
      ) : null}
    </Column>
  );
}

/** A conversation in view counts as read, unless the page is in the background. */
function useMarkRead(id: number, unread: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (unread === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      markRead(id).then(
        () => void queries.invalidateQueries({ queryKey: inboxKeys.all }),
        // Still unread: the next view tries again.
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unread, queries]);
}
