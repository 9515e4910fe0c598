import { useState } from 'react';
import type { SupportConversation } from '../../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import styles from './conversation-view.module.css';
import { SubjectLabel } from './subject-label.tsx';
import type { ChatPerson } from './use-chat-person.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useConversationState } from './use-conversation-state.ts';

interface ConversationHeadProps {
  conversation: SupportConversation;
  /** Any message of the conversation. */
  messageId: number | undefined;
  person: ChatPerson;
}

/** User and topic of the conversation; an admin closes and reopens it here. */
export function ConversationHead({ conversation, messageId, person }: ConversationHeadProps) {
  const { staff } = useChatMessages();
  const { subject, about, username, isClosed } = conversation;
  if (!person.isStaff && subject === null && about === null) return null;
  return (
    <div className={styles['head']}>
      <div className={styles['what']}>
        {person.isStaff && (
          <b>
            <bdi dir={directionOfText(username)}>{username}</bdi>
            {isClosed && <span className={styles['mark']}>{staff.closedMark}</span>}
          </b>
        )}
        {subject !== null && (
          <span className={person.isStaff ? undefined : styles['subject']}>
            <bdi dir={directionOfText(subject)}>{subject}</bdi>
          </span>
        )}
        {about && (
          <span className={styles['about']}>
            <SubjectLabel about={about} />
          </span>
        )}
      </div>
      {person.mayChangeState && <ConversationStateButton conversation={conversation} messageId={messageId} />}
    </div>
  );
}

function ConversationStateButton({ conversation, messageId }: Omit<ConversationHeadProps, 'person'>) {
  const { staff } = useChatMessages();
  const steer = useConversationState(conversation, messageId);
  const [busy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    await steer();
    setBusy(false);
  }
  return (
    <Button variant="line" size="small" busy={busy} onClick={() => void press()}>
      {conversation.isClosed ? staff.reopen : staff.end}
    </Button>
  );
}
