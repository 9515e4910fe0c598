import type { SupportMessage } from '../../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate, formatTime } from '../../../lib/format-date.ts';
import { AttachedFiles } from './attached-files.tsx';
import { MessageText } from './message-text.tsx';
import styles from './message-list.module.css';
import { byDay, recentDay } from './threads.ts';
import { namesOf } from './use-attachments.ts';
import { useChatMessages, type ChatMessages } from './use-chat-messages.ts';

interface MessageListProps {
  messages: readonly SupportMessage[];
  /** The reader is staff: support's messages are then on the side of the reader's own. */
  staff: boolean;
  readerId: number;
}

/** Messages by day, each marked as the user's or support's. */
export function MessageList({ messages, staff, readerId }: MessageListProps) {
  const texts = useChatMessages();
  const language = useLanguage();
  return byDay(messages).map((day) => (
    <div key={day.date} className={styles['day']}>
      <h3 className={styles['date']}>{dayName(day.date, texts) ?? formatDate(day.date, language)}</h3>
      <ol>
        {day.messages.map((message) => (
          <Line key={message.id} message={message} staff={staff} readerId={readerId} />
        ))}
      </ol>
    </div>
  ));
}

function Line({
  message,
  staff,
  readerId,
}: { message: SupportMessage } & Omit<MessageListProps, 'messages'>) {
  const texts = useChatMessages();
  const ours = (message.from === 'support') === staff;
  const name = message.senderId === readerId ? null : nameOf(message, texts);
  return (
    <li className={styles['line']} data-sender={message.from} data-side={ours ? 'ours' : 'theirs'}>
      {name === null ? (
        <VisuallyHidden>{texts.sender.me}</VisuallyHidden>
      ) : (
        <b>
          <bdi dir={directionOfText(name)}>{name}</bdi>
        </b>
      )}
      {message.attachments.length > 0 && message.content === namesOf(message.attachments) ? null : (
        <MessageText content={message.content} />
      )}
      <AttachedFiles files={message.attachments} />
      <time dateTime={message.createdAt}>
        <bdi dir="ltr">{formatTime(message.createdAt)}</bdi>
      </time>
    </li>
  );
}

function nameOf({ from, isAutomatic, username }: SupportMessage, { sender }: ChatMessages): string {
  if (isAutomatic) return sender.team;
  return from === 'support' ? sender.support(username) : username;
}

function dayName(date: string, words: ChatMessages): string | null {
  const recent = recentDay(date, new Date());
  return recent && words[recent];
}
