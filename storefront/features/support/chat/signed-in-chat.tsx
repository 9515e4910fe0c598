import { useState, useSyncExternalStore, type RefObject } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { chatState, goTo, serverChatState, subscribeToChat, type ChatPlace } from './chat-store.ts';
import { ConversationFoot } from './conversation-foot.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import styles from './conversation-view.module.css';
import { TicketForm } from './ticket-form.tsx';
import type { ChatPerson } from './use-chat-person.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useConversations } from './use-conversations.ts';
import { Welcome } from './welcome.tsx';

export interface ChatPlaceProps {
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  person: ChatPerson;
  place: ChatPlace;
  /** Called with the chat's field after it has rendered. */
  onField(field: HTMLTextAreaElement): void;
}

/** The chat for users: their newest conversation, all of them, or the form for a new one. */
export function SignedInChat({ person, place, onField, ...head }: ChatPlaceProps) {
  const texts = useChatMessages();
  const { data } = useConversations('all');
  const many = data !== undefined && data.length > 0;
  if (place === 'ticket' && person.maySend)
    return (
      <>
        <ChatHeader
          {...head}
          person={null}
          title={texts.ticket.title}
          up={{ kind: 'back', go: () => goTo('home') }}
        />
        <TicketPlace />
      </>
    );
  if (place === 'list')
    return (
      <>
        <ChatHeader
          {...head}
          person={null}
          title={texts.list.title}
          up={{ kind: 'back', go: () => goTo('home') }}
        />
        <ConversationList person={person} />
      </>
    );
  return (
    <>
      <ChatHeader
        {...head}
        person={person}
        title={texts.title}
        up={many ? { kind: 'list', go: () => goTo('list') } : null}
      />
      {typeof place === 'number' ? (
        <ConversationView key={place} id={place} person={person} onField={onField} />
      ) : (
        <Newest person={person} onField={onField} />
      )}
    </>
  );
}

function TicketPlace() {
  const { about } = useSyncExternalStore(subscribeToChat, chatState, serverChatState);
  return <TicketForm about={about} />;
}

/** The waiting or last active conversation; it stays even if another one overtakes it. */
function Newest({ person, onField }: Pick<ChatPlaceProps, 'person' | 'onField'>) {
  const texts = useChatMessages();
  const list = useConversations('all');
  const [pinned, setPinned] = useState<number | null>(null);
  const newest = list.data?.[0]?.id ?? null;
  if (pinned === null && newest !== null) setPinned(newest);
  const id = pinned ?? newest;
  if (id !== null) return <ConversationView key={id} id={id} person={person} onField={onField} />;
  if (list.isPending)
    return (
      <div className={styles['log']} aria-busy>
        <ChatSkeleton />
      </div>
    );
  if (list.isError)
    return (
      <div className={styles['log']}>
        <div className={styles['note']}>
          <p>{texts.failed}</p>
          <Button variant="line" size="small" onClick={() => void list.refetch()}>
            {texts.retry}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      <Welcome text={person.maySend ? texts.welcome.text : texts.welcome.none} />
      <ConversationFoot conversation={null} person={person} onField={onField} />
    </>
  );
}
