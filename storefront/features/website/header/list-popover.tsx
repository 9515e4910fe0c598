import * as Popover from '@radix-ui/react-popover';
import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { fadeScrollbar, fadingScrollbar } from '../../../components/fading-scrollbar.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import styles from './list-popover.module.css';
import { UnreadCount } from '../../../components/unread-count.tsx';

interface Texts {
  title: string;
  button: (unread: number) => string;
  empty: string;
  failed: string;
  retry: string;
  loading: string;
}

interface ListPopoverProps {
  texts: Texts;
  icon: ReactNode;
  unread: number;
  state: 'loading' | 'failed' | 'empty' | 'filled';
  open: boolean;
  onOpenChange(open: boolean): void;
  onRetry(): void;
  children: ReactNode;
  footer?: ReactNode;
}

/** A button with a count that opens a list; shared by notifications and support messages. */
export function ListPopover({ texts, icon, unread, state, children, footer, ...rest }: ListPopoverProps) {
  const titleId = useId();
  return (
    <Popover.Root open={rest.open} onOpenChange={rest.onOpenChange}>
      <Popover.Trigger asChild>
        <IconButton label={texts.button(unread)}>
          {icon}
          <UnreadCount count={unread} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles['popover']}
          aria-labelledby={titleId}
          align="end"
          sideOffset={8}
          collisionPadding={12}
        >
          <h2 className={styles['title']} id={titleId}>
            {texts.title}
          </h2>
          <div
            ref={fadeScrollbar}
            className={classNames(styles['body'], fadingScrollbar)}
            aria-live="polite"
            aria-busy={state === 'loading'}
            // It scrolls, and its lines need not be links: the keyboard must reach it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            {state === 'loading' && <Waiting label={texts.loading} />}
            {state === 'failed' && (
              <div className={styles['note']}>
                <p>{texts.failed}</p>
                <Button variant="line" size="small" onClick={rest.onRetry}>
                  {texts.retry}
                </Button>
              </div>
            )}
            {state === 'empty' && <p className={styles['note']}>{texts.empty}</p>}
            {state === 'filled' && <ol>{children}</ol>}
          </div>
          {footer}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles['note']}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  );
}
