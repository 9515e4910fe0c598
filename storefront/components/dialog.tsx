import XIcon from '~icons/ph/x';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { focusContent } from '../lib/focus-content.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { LogoMark } from './logo-mark.tsx';
import { useStyleNonce } from './use-style-nonce.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  /** Overrides where the focus goes first; by default the first control. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Contains a `DialogTitle`, and a `DialogDescription` where the title doesn't say it all. */
  children: ReactNode;
}

export const DialogTitle = RadixDialog.Title;
export const DialogDescription = RadixDialog.Description;

/** A modal sheet: it traps the focus, returns it, and closes by Escape, by its cross and by a press outside. */
export function Dialog({ open, onOpenChange, closeLabel, onOpenAutoFocus, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  useStyleNonce();

  /**
   * The dialog has no trigger: it remembers which element had the focus. Where a login removed that element,
   * or the dialog opened by itself, the focus goes to the page's content.
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
