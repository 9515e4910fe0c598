import { ChatHeader } from './chat-header.tsx';
import { goTo } from './chat-store.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import type { ChatPlaceProps } from './signed-in-chat.tsx';
import { useChatMessages } from './use-chat-messages.ts';

/** The chat for staff: all users' conversations to choose from (docs/specification.md 6). */
export function StaffChat({ person, place, onField, ...head }: ChatPlaceProps) {
  const { title } = useChatMessages();
  if (typeof place === 'number')
    return (
      <>
        <ChatHeader {...head} person={person} title={title} up={{ kind: 'back', go: () => goTo('list') }} />
        <ConversationView key={place} id={place} person={person} onField={onField} />
      </>
    );
  return (
    <>
      <ChatHeader {...head} person={person} title={title} up={null} />
      <ConversationList person={person} />
    </>
  );
}
