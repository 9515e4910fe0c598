import { Alert, Button, Skeleton, styled } from '@mui/material';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { Column } from './inbox-styles.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { useConversations } from './use-inbox.ts';

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface Props {
  search: string;
  chosen: number | null;
  isLive: boolean;
}

/** Conversations under the filters: waiting ones first, then the newest. */
export function ListColumn({ search, chosen, isLive }: Props) {
  const word = useMessages();
  const list = useConversations(search);
  const { conversations, total, isPending, isError, hasNextPage, isFetchingNextPage } = list;
  return (
    <Column className="list" aria-label={word('desk.inbox.conversations')}>
      <InboxFilters />
      <div className="scroll">
        {isLive ? null : (
          <Alert severity="warning" sx={{ borderRadius: 0 }}>
            {word('desk.inbox.notLive')}
          </Alert>
        )}
        {isPending ? <Waiting /> : null}
        {isError && !list.data ? (
          <div className="note" role="alert">
            <p>{word('errors.listFailed')}</p>
            <Button variant="outlined" onClick={() => void list.refetch()}>
              {word('errors.tryAgain')}
            </Button>
          </div>
        ) : null}
        {total === 0 ? <p className="note">{word('desk.inbox.none')}</p> : null}
        <Rows aria-label={word('desk.inbox.conversations')}>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              search={search}
              isChosen={conversation.id === chosen}
            />
          ))}
        </Rows>
        {hasNextPage ? (
          <div className="note">
            <Button fullWidth disabled={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {word('desk.inbox.more', { shown: conversations.length, total: total ?? 0 })}
            </Button>
          </div>
        ) : null}
      </div>
    </Column>
  );
}

function Waiting() {
  return (
    <div className="note" aria-busy="true">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  );
}
