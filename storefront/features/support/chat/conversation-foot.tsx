import LockSimpleIcon from '~icons/ph/lock-simple';
import type { SupportConversation } from '../../../../api/contract/support/support.schema.ts';
import { Button } from '../../../components/button.tsx';
import { goToTicket } from './chat-store.ts';
import { Composer, draftName } from './composer.tsx';
import { Notice } from './notice.tsx';
import type { ChatPerson } from './use-chat-person.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { ViewOnlyNotice } from './view-only-notice.tsx';

interface ConversationFootProps {
  /** Null before the first message. */
  conversation: SupportConversation | null;
  person: ChatPerson;
  onField(field: HTMLTextAreaElement): void;
}

/** The message field, or why there is none (docs/specification.md 4 and 5). */
export function ConversationFoot({ conversation, person, onField }: ConversationFootProps) {
  const { closed } = useChatMessages();
  if (!person.maySend) return <ViewOnlyNotice />;
  const isClosed = conversation?.isClosed === true;
  if (isClosed && !person.isStaff)
    return (
      <Notice icon={<LockSimpleIcon aria-hidden />} title={closed.title} text={closed.text}>
        <Button size="small" onClick={() => goToTicket(draftName(conversation))}>
          {closed.newRequest}
        </Button>
      </Notice>
    );
  if (isClosed && !person.mayChangeState)
    return <Notice icon={<LockSimpleIcon aria-hidden />} title={closed.title} text={closed.moderator} />;
  return (
    <>
      {isClosed && <Notice icon={<LockSimpleIcon aria-hidden />} title={closed.title} text={closed.staff} />}
      <Composer conversation={conversation} staff={person.isStaff} onField={onField} />
    </>
  );
}
