import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { focusContent } from '../lib/focus-content.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { LogoMark } from './logo-mark.tsx';
import { useStyleNonce } from './use-style-nonce.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  /** Where focus goes first; the first control unless said. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Holds one `DialogTitle`; add a `DialogDescription` where the title doesn't say it all. */
  children: ReactNode;
}

export const DialogTitle = RadixDialog.Title;
export const DialogDescription = RadixDialog.Description;

/** A sheet over the page: it traps focus, gives it back, and closes by Escape, by its cross and by a press outside. */
export function Dialog({ open, onOpenChange, closeLabel, onOpenAutoFocus, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  useStyleNonce();

  /**
   * The dialog has no trigger of its own: it remembers what had the focus. A login may have taken it away, and a
   * dialog that opened by itself had none: then the page's content is next.
   */
  function giveFocusBack(event: Event) {
    event.preventDefault();
    const before = opener.current;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    else focusContent();
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles['scrim']}>
          <RadixDialog.Content
            className={styles['sheet']}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={giveFocusBack}
          >
            <div className={styles['head']}>
              <LogoMark />
              <RadixDialog.Close asChild>
                <IconButton label={closeLabel}>
                  <XIcon aria-hidden />
                </IconButton>
              </RadixDialog.Close>
            </div>
            {children}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
