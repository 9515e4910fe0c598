import CheckCircleIcon from '~icons/ph/check-circle';
import WarningIcon from '~icons/ph/warning';
import WarningCircleIcon from '~icons/ph/warning-circle';
import XIcon from '~icons/ph/x';
import * as RadixToast from '@radix-ui/react-toast';
import { useRef, useSyncExternalStore } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextLink } from '../../../components/text-button.tsx';

import { copiedText, copyPartOf } from './copied-text.ts';
import {
  currentToasts,
  dismissToast,
  serverToasts,
  subscribeToToasts,
  type ToastEntry,
} from './toast-store.ts';

import styles from './toaster.module.css';
import { useFocusBesideDialog } from './use-focus-beside-dialog.ts';
import { useToastMessages } from './use-toast-messages.ts';

/** Timing and swipe of docs/specification.md 9; the swipe is to the physical right in both languages. */
const behaviour = { duration: 5000, swipeDirection: 'right', swipeThreshold: 50 } as const;

const icons = { default: CheckCircleIcon, destructive: WarningCircleIcon, warning: WarningIcon };

/** The toasts of the whole page; rendered once, in the shell. F8 moves the focus here. */
export function Toaster() {
  const texts = useToastMessages();
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, serverToasts);
  const area = useRef<HTMLDivElement>(null);
  useFocusBesideDialog(area);
  return (
    <RadixToast.Provider label={texts.region.replace(' ({hotkey})', '')} {...behaviour}>
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      {/* An open dialog hides the rest of the page from screen readers, but not a live region. */}
      <div ref={area} aria-live="off">
        <RadixToast.Viewport className={styles['viewport']} hotkey={['F8']} label={texts.region} />
      </div>
    </RadixToast.Provider>
  );
}

function ToastItem({ entry }: { entry: ToastEntry }) {
  const texts = useToastMessages();
  const variant = entry.variant ?? 'default';
  const Icon = icons[variant];
  const part = copyPartOf(entry);
  const text = part === null ? '' : copiedText(entry, part);
  return (
    <RadixToast.Root
      className={classNames(styles['toast'], styles[variant])}
      data-variant={variant}
      type={variant === 'default' ? 'background' : 'foreground'}
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
    >
      <Icon className={styles['icon']} aria-hidden />
      <div className={styles['text']}>
        {entry.title && <RadixToast.Title className={styles['title']}>{entry.title}</RadixToast.Title>}
        {entry.description && (
          <RadixToast.Description className={styles['description']}>
            {entry.description}
          </RadixToast.Description>
        )}
        {entry.link && (
          <RadixToast.Action asChild altText={entry.link.text}>
            <TextLink inherit small to={entry.link.to} onClick={entry.link.onFollow}>
              {entry.link.text}
            </TextLink>
          </RadixToast.Action>
        )}
        {text && (
          <CopyButton
            inherit
            text={text}
            label={texts.copy}
            copiedLabel={texts.copied}
            data-radix-toast-announce-exclude=""
          />
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton label={texts.close} className={styles['close']}>
          <XIcon aria-hidden />
        </IconButton>
      </RadixToast.Close>
      <span className={styles['life']} aria-hidden="true" />
    </RadixToast.Root>
  );
}
