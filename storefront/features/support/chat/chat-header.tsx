import ArrowRightIcon from '~icons/ph/arrow-right';
import ListBulletsIcon from '~icons/ph/list-bullets';
import MinusIcon from '~icons/ph/minus';
import XIcon from '~icons/ph/x';
import type { RefObject } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import styles from './chat-header.module.css';
import { closeChat, minimizeChat } from './chat-store.ts';
import type { ChatPerson } from './use-chat-person.ts';
import { useChatMessages } from './use-chat-messages.ts';

interface ChatHeaderProps {
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** The user whose kind of support the header names; null for guests, and where there is no room. */
  person: ChatPerson | null;
  /** One step back, or to the list of all conversations. */
  up: { kind: 'back' | 'list'; go(): void } | null;
}

/** Title, the user's kind of support (docs/product.md 11.1), and the buttons to leave. */
export function ChatHeader({ titleId, titleRef, title, person, up }: ChatHeaderProps) {
  const texts = useChatMessages();
  const full = person?.user.abilities?.fullSupport ?? person?.maySend;
  return (
    <div className={styles['header']}>
      {up && (
        <IconButton label={up.kind === 'back' ? texts.back : texts.list.title} onClick={() => up.go()}>
          {up.kind === 'back' ? (
            <ArrowRightIcon className={styles['backward']} aria-hidden />
          ) : (
            <ListBulletsIcon className="turns" aria-hidden />
          )}
        </IconButton>
      )}
      <h2 ref={titleRef} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {person && (
        <span className={styles['badge']} data-full={full || undefined}>
          {full ? texts.badge.full : texts.badge.basic}
        </span>
      )}
      <span className={styles['ways']}>
        <IconButton label={texts.minimize} onClick={() => minimizeChat()}>
          <MinusIcon aria-hidden />
        </IconButton>
        <IconButton label={texts.close} onClick={closeChat}>
          <XIcon aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
