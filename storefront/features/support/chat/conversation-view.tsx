import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { fadeScrollbar, fadingScrollbar } from '../../../components/fading-scrollbar.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import styles from './conversation-view.module.css';
import { ConversationFoot } from './conversation-foot.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { MessageList } from './message-list.tsx';
import { useTyping } from './typing.ts';
import type { ChatPerson } from './use-chat-person.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { useThread } from './use-thread.ts';

interface ConversationViewProps {
  id: number;
  person: ChatPerson;
  onField(field: HTMLTextAreaElement): void;
}

/** A conversation: topic, messages, and the field for a new one. */
export function ConversationView({ id, person, onField }: ConversationViewProps) {
  const texts = useChatMessages();
  const { thread, older, loadOlder } = useThread(id);
  useMarkRead(thread.data);
  const { data } = thread;
  const last = data?.messages.at(-1);
  const typing = useTyping(id);
  const log = useStickToEnd(last?.id, last?.senderId === person.user.id);
  useEffect(() => fadeScrollbar(log.current), [log]);
  return (
    <>
      {data && <ConversationHead conversation={data.conversation} messageId={last?.id} person={person} />}
      <div
        ref={log}
        className={classNames(styles['log'], fadingScrollbar)}
        role="log"
        aria-label={texts.log}
        aria-busy={thread.isPending}
        // It scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {thread.isPending && <ChatSkeleton />}
        {thread.isError && !data && (
          <div className={styles['note']}>
            <p>{texts.failed}</p>
            <Button variant="line" size="small" onClick={() => void thread.refetch()}>
              {texts.retry}
            </Button>
          </div>
        )}
        {data?.hasOlder && (
          <TextButton small aria-disabled={older === 'loading'} onClick={() => void loadOlder()}>
            {older === 'failed' ? texts.older.failed : texts.older.load}
          </TextButton>
        )}
        {data && <MessageList messages={data.messages} staff={person.isStaff} readerId={person.user.id} />}
        {typing && !typing.isNote && (
          <p className={styles['typing']}>
            {typing.username === null ? texts.typing.support : texts.typing.other(typing.username)}
          </p>
        )}
      </div>
      {data && <ConversationFoot conversation={data.conversation} person={person} onField={onField} />}
    </>
  );
}
