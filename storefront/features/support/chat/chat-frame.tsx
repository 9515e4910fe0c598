import * as RadixDialog from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useStyleNonce } from '../../../components/use-style-nonce.ts';
import { onEscapeKey } from '../../../lib/on-escape-key.ts';
import styles from './chat-frame.module.css';
import { useKeyboardRoom } from './use-keyboard-room.ts';

interface ChatFrameProps {
  narrow: boolean;
  titleId: string;
  /** Focused when the user opens the chat. */
  focusGoal: RefObject<HTMLElement | null>;
  takesFocus: boolean;
  onEscape(): void;
  children: ReactNode;
}

/** The chat's container: beside the page on wide screens, over it on narrow ones. */
export function ChatFrame({ narrow, ...rest }: ChatFrameProps) {
  return narrow ? <Sheet {...rest} /> : <Corner {...rest} />;
}

type Inner = Omit<ChatFrameProps, 'narrow'>;

/** Leaves the page usable: no focus trap, no backdrop. Escape works within it only. */
function Corner({ titleId, focusGoal, takesFocus, onEscape, children }: Inner) {
  const frame = useRef<HTMLElement>(null);
  const asked = useRef(takesFocus);
  useEffect(() => {
    if (asked.current) focusGoal.current?.focus();
  }, [focusGoal]);

  useEffect(() => onEscapeKey(frame.current, onEscape), [onEscape]);

  return (
    <section
      ref={frame}
      className={`${styles['frame']} ${styles['corner']}`}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
    >
      {children}
    </section>
  );
}

/** Covers the page, so it traps the focus like a dialog. */
function Sheet({ titleId, focusGoal, onEscape, children }: Inner) {
  const sheet = useRef<HTMLDivElement>(null);
  useStyleNonce();
  useKeyboardRoom(sheet, true);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onEscape()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          ref={sheet}
          className={`${styles['frame']} ${styles['sheet']}`}
          aria-labelledby={titleId}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusGoal.current?.focus();
          }}
          // The button that opens the chat appears again and takes the focus itself.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <RadixDialog.Title hidden />
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
