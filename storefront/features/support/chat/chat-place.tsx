import { lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { ChatButton } from './chat-button.tsx';
import { deliverChatRequest } from './chat-requests.ts';
import styles from './chat-launcher.module.css';
import { chatDraftState } from './chat-draft-state.ts';

/** The rest is fetched when the user first opens the chat, or had it open before a reload. */
const ChatHost = lazy(() => import('./chat-host.tsx'));

/**
 * The floating support chat, on pages with the global header (docs/specification.md 2, layout groups). Its button
 * stands where it covers nothing: in the page's margin, on a phone in the header. Pages to work on go without it; the
 * chat itself opens from the header there.
 */
export function ChatPlace({ isAway, signedIn }: { isAway: boolean; signedIn: boolean }) {
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
  return (
    <aside
      aria-label={support.chatPlace}
      className={styles['place']}
      data-away={isAway || undefined}
      data-session={signedIn ? 'user' : 'guest'}
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
