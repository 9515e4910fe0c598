import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { ChatFrame } from './chat-frame.tsx';
import { ChatHeader } from './chat-header.tsx';
import { chatState, minimizeChat, serverChatState, subscribeToChat } from './chat-store.ts';
import { SignedInChat } from './signed-in-chat.tsx';
import { StaffChat } from './staff-chat.tsx';
import { useChatMessages } from './use-chat-messages.ts';
import { useChatPerson } from './use-chat-person.ts';
import { ViewOnlyNotice } from './view-only-notice.tsx';
import { Welcome } from './welcome.tsx';

const stepDown = () => minimizeChat();

export default function ChatPanel({ narrow }: { narrow: boolean }) {
  const texts = useChatMessages();
  const person = useChatPerson();
  const { place, asked } = useSyncExternalStore(subscribeToChat, chatState, serverChatState);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const placeBefore = useRef(place);

  // After a change of view the pressed element is gone; the new title takes the focus.
  useEffect(() => {
    if (placeBefore.current !== place) title.current?.focus();
    placeBefore.current = place;
  }, [place]);

  // On a phone the keyboard would cover the text.
  const onField = useCallback(
    (field: HTMLTextAreaElement) => {
      if (!narrow && document.activeElement === title.current) field.focus();
    },
    [narrow],
  );

  const head = { titleId, titleRef: title, person };
  return (
    <ChatFrame narrow={narrow} titleId={titleId} focusGoal={title} takesFocus={asked} onEscape={stepDown}>
      {person === null && (
        <>
          <ChatHeader {...head} title={texts.title} up={null} />
          <Welcome text={texts.welcome.guest} />
          <ViewOnlyNotice />
        </>
      )}
      {person?.isStaff === true && <StaffChat {...head} person={person} place={place} onField={onField} />}
      {person?.isStaff === false && (
        <SignedInChat {...head} person={person} place={place} onField={onField} />
      )}
    </ChatFrame>
  );
}
