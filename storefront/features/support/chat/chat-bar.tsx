import CaretUpIcon from '~icons/ph/caret-up';
import XIcon from '~icons/ph/x';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { onEscapeKey } from '../../../lib/on-escape-key.ts';
import styles from './chat-launcher.module.css';
import { closeChat, openChat } from './chat-store.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useSupportUnread } from './use-support-unread.ts';

/** The minimised chat: a bar in the chat's place. */
export function ChatBar({ takesFocus }: { takesFocus: boolean }) {
  const texts = useChatMessages();
  const unread = useSupportUnread();
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) opener.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => onEscapeKey(bar.current, closeChat), []);
  return (
    <div ref={bar} className={styles['bar']} role="group" aria-label={texts.title}>
      <button
        ref={opener}
        type="button"
        className={styles['restore']}
        aria-haspopup="dialog"
        onClick={() => openChat()}
      >
        <CaretUpIcon aria-hidden />
        <span>
          {texts.title} <VisuallyHidden>{texts.restore(unread)}</VisuallyHidden>
        </span>
        {unread > 0 && (
          <span className={styles['fresh']} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <IconButton label={texts.close} onClick={closeChat}>
        <XIcon aria-hidden />
      </IconButton>
    </div>
  );
}
