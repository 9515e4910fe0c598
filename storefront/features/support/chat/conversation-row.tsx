import { useState } from 'react';
import type { SupportConversation } from '../../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate, formatTime } from '../../../lib/format-date.ts';
import styles from './conversation-list.module.css';
import { SubjectLabel } from './subject-label.tsx';
import { israeliDay } from './threads.ts';
import { useChatMessages } from './use-chat-messages.ts';

interface ConversationRowProps {
  conversation: SupportConversation;
  staff: boolean;
  onChoose(): void;
}

/** A conversation to choose: user or topic, last line, and whether it waits. */
export function ConversationRow({ conversation, staff, onChoose }: ConversationRowProps) {
  const { list, staff: staffTexts, title } = useChatMessages();
  const language = useLanguage();
  const { username, subject, about, isClosed, unread, awaitsAnswer, lastMessage } = conversation;
  const name = staff ? username : (subject ?? title);
  const [today] = useState(() => israeliDay(new Date()));
  const when = lastMessage?.createdAt ?? conversation.createdAt;
  return (
    <li>
      <button className={styles['row']} type="button" onClick={onChoose} data-fresh={unread > 0 || undefined}>
        <span className={styles['top']}>
          <b>
            <bdi dir={directionOfText(name)}>{name}</bdi>
          </b>
          <time dateTime={when}>
            {israeliDay(when) === today ? formatTime(when) : formatDate(when, language)}
          </time>
        </span>
        {staff && subject !== null && (
          <span className={styles['line']}>
            <bdi dir={directionOfText(subject)}>{subject}</bdi>
          </span>
        )}
        {lastMessage && (
          <span className={styles['line']}>
            <bdi dir={directionOfText(lastMessage.content)}>{lastMessage.content}</bdi>
          </span>
        )}
        {(about || isClosed || unread > 0 || (staff && awaitsAnswer)) && (
          <span className={styles['marks']}>
            {unread > 0 && <span className={styles['unread']}>{list.unread(unread)}</span>}
            {staff && unread === 0 && awaitsAnswer && <span>{staffTexts.awaits}</span>}
            {isClosed && <span>{staffTexts.closedMark}</span>}
            {about && (
              <span>
                <SubjectLabel about={about} />
              </span>
            )}
          </span>
        )}
      </button>
    </li>
  );
}
