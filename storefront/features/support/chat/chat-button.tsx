import { useEffect, useRef } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { focusContentIfLost } from '../../../lib/focus-content.ts';
import { ChatIcon } from '../../website/navigation/shell-icons.tsx';
import styles from './chat-launcher.module.css';
import { showSupportChat } from './show-support-chat.ts';

interface ChatButtonProps {
  /** Pressed, while the chat's code loads. */
  waiting?: boolean;
  /** Takes the focus from the chat that has just closed. */
  takesFocus?: boolean;
}

/** The closed chat, without a count: the header has it; part of the server's page, so that it is there before any script. */
export function ChatButton({ waiting = false, takesFocus = false }: ChatButtonProps) {
  const { support } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    button.current?.focus({ preventScroll: true });
    // On a phone the signed-in have the header's button alone.
    focusContentIfLost();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className={styles['button']}
      aria-label={support.chat}
      title={support.chat}
      aria-haspopup="dialog"
      aria-busy={waiting || undefined}
      onClick={() => showSupportChat()}
    >
      {waiting ? <Spinner /> : <ChatIcon />}
    </button>
  );
}
