import { useEffect } from 'react';
import { markConversationReadEndpoint } from '../../../api/contract/support/support.endpoint.ts';
import { ReadContent } from '../../kit/components/ReadContent.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { call } from '../../kit/providers/call.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { Column } from './inbox-styles.ts';
import { MessageLog } from './MessageLog.tsx';
import { useInboxRefresh, useThread } from './use-inbox.ts';

export function ConversationColumn({ id, search }: { id: number; search: string }) {
  const word = useMessages();
  const thread = useThread(id);
  const newest = thread.data?.pages[0];
  useMarkRead(id, newest?.conversation.unread ?? 0);
  return (
    <Column className="thread" aria-label={word('desk.inbox.conversation')}>
      <ConversationHead id={id} thread={newest} search={search} />
      <ReadContent query={thread}>
        {({ pages: [page] }) =>
          page ? (
            <>
              <MessageLog id={id} thread={thread} />
              <AnswerBox thread={page} />
            </>
          ) : null
        }
      </ReadContent>
    </Column>
  );
}

/** A conversation in view counts as read, unless the page is in the background. */
function useMarkRead(id: number, unread: number): void {
  const refresh = useInboxRefresh();
  useEffect(() => {
    if (unread === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // Where it fails it is still unread: the next view tries again.
      call(markConversationReadEndpoint, { params: { id } }).then(
        () => refresh(id),
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unread, refresh]);
}
