import { lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { ChatButton } from './chat-button.tsx';
import { deliverChatRequest } from './chat-requests.ts';
import styles from './chat-launcher.module.css';
import { useScrollingDown } from './use-scrolling-down.ts';
import { chatDraftState } from './chat-draft-state.ts';

/** The rest is fetched when the user first opens the chat, or had it open before a reload. */
const ChatHost = lazy(() => import('./chat-host.tsx'));

/**
 * The floating support chat, on pages with the global header (docs/specification.md 2, layout groups). Its button
 * steps aside while the visitor reads on, and on pages where it would lie over what is being worked on; the chat
 * itself opens from the header there.
 */
export function ChatPlace({ covers }: { covers: boolean }) {
  const { support } = useMessages();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    function hear({ detail }: WindowEventMap['show-support-chat']) {
      deliverChatRequest(detail);
      setWanted(true);
    }
    window.addEventListener('show-support-chat', hear);
    return () => window.removeEventListener('show-support-chat', hear);
  }, []);
  useEffect(() => {
    // Known in the browser only; the server shows the closed one.
    // oxlint-disable-next-line react/set-state-in-effect
    if (chatDraftState() !== 'closed') setWanted(true);
  }, []);
  const isAway = useScrollingDown();
  return (
    <aside
      aria-label={support.chatPlace}
      className={styles['place']}
      data-away={!covers || isAway || undefined}
    >
      {wanted ? (
        <Suspense fallback={<ChatButton waiting />}>
          <ChatHost />
        </Suspense>
      ) : (
        <ChatButton />
      )}
    </aside>
  );
}
