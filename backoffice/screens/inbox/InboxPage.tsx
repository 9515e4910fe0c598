import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useIsLive } from '../../kit/live/use-live.ts';
import { ContextColumn } from './ContextColumn.tsx';
import { ConversationColumn } from './ConversationColumn.tsx';
import { Column, InboxFrame } from './inbox-styles.ts';
import { ListColumn } from './ListColumn.tsx';

/** Support's inbox: all users' conversations, answered live (docs/product.md 7). The address names filters and step. */
export function InboxPage() {
  const word = useMessages();
  const { conversationId, step } = useParams();
  const [search] = useSearchParams();
  const isLive = useIsLive();
  const id = Number(conversationId);
  const isChosen = Number.isInteger(id) && id > 0;
  return (
    <InboxFrame data-step={isChosen ? (step === 'context' ? 'context' : 'thread') : 'list'}>
      <Title title={word('desk.inbox.title')} />
      <ListColumn search={search.toString()} chosen={isChosen ? id : null} isLive={isLive} />
      {isChosen ? (
        <>
          <ConversationColumn key={`thread ${id}`} id={id} search={search.toString()} />
          <ContextColumn key={`context ${id}`} id={id} search={search.toString()} />
        </>
      ) : (
        <Column className="thread">
          <p className="note">{word('desk.inbox.choose')}</p>
        </Column>
      )}
    </InboxFrame>
  );
}
