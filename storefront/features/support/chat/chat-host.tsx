import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onAuthStateChange } from '../../accounts/session/session-events.ts';
import { ChatBar } from './chat-bar.tsx';
import { ChatButton } from './chat-button.tsx';
import { receiveChatRequests } from './chat-requests.ts';
import {
  chatState,
  forgetPlace,
  minimizeChat,
  openChat,
  serverChatState,
  subscribeToChat,
} from './chat-store.ts';
import { forgetDrafts } from './drafts.ts';
import { readChatRequest } from './read-chat-request.ts';
import { useNarrow } from './use-narrow.ts';

/** Conversations and forms are fetched when the chat opens. */
const ChatPanel = lazy(() => import('./chat-panel.tsx'));

/** The support chat in its three states (docs/specification.md 2, support chat widget). */
export default function ChatHost() {
  const { stage, asked } = useSyncExternalStore(subscribeToChat, chatState, serverChatState);
  const narrow = useNarrow();
  const open = stage === 'open';
  useEffect(() => receiveChatRequests((detail) => openChat(readChatRequest(detail))), []);
  useStepAside(open && narrow);
  useEffect(() => onAuthStateChange(({ action }) => forgetPerson(action === 'logout')), []);

  // Toasts keep clear of the open chat.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-chat-open', open);
    return () => document.documentElement.removeAttribute('data-chat-open');
  }, [open]);

  if (stage === 'closed') return <ChatButton takesFocus={asked} />;
  return (
    <Suspense fallback={<ChatButton waiting />}>
      {open ? <ChatPanel narrow={narrow} /> : <ChatBar takesFocus={asked} />}
    </Suspense>
  );
}

function forgetPerson(left: boolean): void {
  forgetPlace();
  if (left) forgetDrafts();
}

/** Where the chat covers the page, a navigation minimises it, so that the user sees the new page. */
function useStepAside(covering: boolean): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (covering) minimizeChat({ quietly: true });
  }, [pathname, covering]);
}
