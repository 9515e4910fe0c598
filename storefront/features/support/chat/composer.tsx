import PaperPlaneTiltIcon from '~icons/ph/paper-plane-tilt';
import WarningCircleIcon from '~icons/ph/warning-circle';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import type { SupportConversation } from '../../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Spinner } from '../../../components/spinner.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { directionOf } from '../../../../api/contract/base/languages.ts';
import styles from './composer.module.css';
import { chatState, serverChatState, subscribeToChat, takeDraft } from './chat-store.ts';
import { checkMessage, maxMessageLength } from './check-message.ts';
import { joinDrafts } from './drafts.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useDraft } from './use-draft.ts';
import { useSendMessage } from './use-send-message.ts';
import { useSendFailure } from './use-send-failure.ts';

/** Length from which the counter shows. */
const countFrom = maxMessageLength - 500;

interface ComposerProps {
  conversation: SupportConversation | null;
  staff: boolean;
  /** Called with the field after it has rendered. */
  onField(field: HTMLTextAreaElement): void;
}

/** The chat's input: Enter sends, Shift+Enter breaks the line; a failed send loses nothing. */
export function Composer({ conversation, staff, onField }: ComposerProps) {
  const texts = useChatMessages();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useDraft(draftName(conversation));
  const [issue, setIssue] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const failure = useSendFailure();
  const { mutate, isPending } = useSendMessage({
    // Text typed during the request stays.
    onSent: (sent) => setText((present) => (present.startsWith(sent) ? present.slice(sent.length) : present)),
    onFailed: (error) => setIssue(failure(error)),
  });

  const brought = useSyncExternalStore(subscribeToChat, chatState, serverChatState).draft;
  useEffect(() => {
    if (brought === '') return;
    setText((present) => joinDrafts(present, brought));
    takeDraft();
  });

  useEffect(() => {
    if (field.current) onField(field.current);
  }, [onField]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (isPending || text.trim() === '') return;
    const refused = checkMessage(text, language);
    setIssue(refused ?? '');
    if (refused !== null) return;
    mutate({ content: text, conversation, answers: staff });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const counted = text.length > countFrom;
  const note = issue !== '' || counted;
  return (
    <form className={styles['composer']} onSubmit={send} noValidate>
      <div className={styles['row']}>
        <textarea
          ref={field}
          className={styles['field']}
          rows={1}
          value={text}
          placeholder={texts.write.placeholder}
          aria-label={texts.write.label}
          aria-invalid={issue !== '' || undefined}
          aria-describedby={note ? `${id}-note` : `${id}-hint`}
          dir={text === '' ? directionOf(language) : directionOfText(text)}
          enterKeyHint="send"
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setIssue('');
            setText(target.value);
          }}
        />
        <button
          type="submit"
          className={styles['send']}
          aria-label={texts.write.send}
          title={texts.write.send}
          aria-disabled={isPending || text.trim() === '' || undefined}
          aria-busy={isPending || undefined}
        >
          {isPending ? <Spinner /> : <PaperPlaneTiltIcon className="turns" aria-hidden />}
        </button>
      </div>
      <p className={styles['hint']} id={`${id}-hint`}>
        {texts.write.hint}
      </p>
      <div id={`${id}-note`} role="alert">
        {issue !== '' && (
          <p className={styles['issue']}>
            <WarningCircleIcon aria-hidden />
            {issue}
          </p>
        )}
      </div>
      {counted && <p className={styles['count']}>{texts.write.length(text.length, maxMessageLength)}</p>}
    </form>
  );
}

/** Each conversation has a draft of its own. */
export const draftName = (conversation: SupportConversation | null): string =>
  conversation ? `conversation-${conversation.id}` : 'first';
