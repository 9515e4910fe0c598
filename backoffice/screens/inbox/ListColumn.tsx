import { Alert, Button, List, Skeleton, Stack } from '@mui/material';
import { WriteButton } from '../../kit/commands/WriteButton.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { Column } from './inbox-styles.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { useConversations } from './use-inbox.ts';

interface Props {
  search: string;
  chosen: number | null;
  isLive: boolean;
}

/** Conversations under the filters: those that have waited too long first, then what waits, then the newest. */
export function ListColumn({ search, chosen, isLive }: Props) {
  const word = useMessages();
  const list = useConversations(search);
  const { conversations, total, isPending, isError, hasNextPage, isFetchingNextPage } = list;
  return (
    <Column className="list" aria-label={word('desk.inbox.conversations')}>
      <Stack sx={{ padding: '12px 12px 0' }}>
        <WriteButton />
      </Stack>
      <InboxFilters />
      <div className="scroll">
        {isLive ? null : <Alert severity="warning">{word('desk.inbox.notLive')}</Alert>}
        {isPending ? <Skeleton variant="rectangular" height={320} aria-busy="true" /> : null}
        {isError && !list.data ? (
          <div className="note" role="alert">
            <p>{word('errors.listFailed')}</p>
            <Button variant="outlined" onClick={() => void list.refetch()}>
              {word('errors.tryAgain')}
            </Button>
          </div>
        ) : null}
        {total === 0 ? <p className="note">{word('desk.inbox.none')}</p> : null}
        <List disablePadding aria-label={word('desk.inbox.conversations')}>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              search={search}
              isChosen={conversation.id === chosen}
            />
          ))}
        </List>
        {hasNextPage ? (
          <Button fullWidth disabled={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {word('desk.inbox.more', { shown: conversations.length, total: total ?? 0 })}
          </Button>
        ) : null}
      </div>
    </Column>
  );
}
