import { Alert, Button, List, Stack } from '@mui/material';
import { WriteButton } from '../../kit/commands/WriteButton.tsx';
import { ReadContent } from '../../kit/components/ReadContent.tsx';
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
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  return (
    <Column className="list" aria-label={word('desk.inbox.conversations')}>
      <Stack sx={{ padding: '12px 12px 0' }}>
        <WriteButton />
      </Stack>
      <InboxFilters />
      <div className="scroll">
        {isLive ? null : <Alert severity="warning">{word('desk.inbox.notLive')}</Alert>}
        <ReadContent query={list} failed="errors.listFailed" height={320}>
          {({ pages }) => {
            // One that moved between pages meanwhile appears once.
            const found = new Map(pages.flatMap((page) => page.conversations.map((one) => [one.id, one])));
            const total = pages[0]?.total ?? 0;
            return (
              <>
                {total === 0 ? <p className="note">{word('desk.inbox.none')}</p> : null}
                <List disablePadding aria-label={word('desk.inbox.conversations')}>
                  {[...found.values()].map((conversation) => (
                    <ConversationRow
                      key={conversation.id}
                      conversation={conversation}
                      search={search}
                      isChosen={conversation.id === chosen}
                    />
                  ))}
                </List>
                {hasNextPage ? (
                  <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {word('desk.inbox.more', { shown: found.size, total })}
                  </Button>
                ) : null}
              </>
            );
          }}
        </ReadContent>
      </div>
    </Column>
  );
}
