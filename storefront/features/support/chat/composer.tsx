import PaperclipIcon from '~icons/ph/paperclip';
import PaperPlaneTiltIcon from '~icons/ph/paper-plane-tilt';
import WarningCircleIcon from '~icons/ph/warning-circle';
import XIcon from '~icons/ph/x';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { attachmentLimits } from '../../../../api/contract/support/attachment-limits.ts';
import type { SupportConversation } from '../../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Spinner } from '../../../components/spinner.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { directionOf } from '../../../../api/contract/base/languages.ts';
import styles from './composer.module.css';
import { chatState, serverChatState, subscribeToChat, takeDraft } from './chat-store.ts';
import { checkMessage, maxMessageLength } from './check-message.ts';
import { joinDrafts } from './drafts.ts';
import { useSignalTyping } from './typing.ts';
import { namesOf, useAttachments } from './use-attachments.ts';
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
  const attachments = useAttachments((error) => setIssue(error.message));
  const { files } = attachments;
  const signalTyping = useSignalTyping(conversation?.id);
  const { mutate, isPending } = useSendMessage({
    onSent: (sent) => {
      attachments.clear();
      // Text typed during the request stays.
      setText((present) => (present.startsWith(sent) ? present.slice(sent.length) : present));
    },
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

  // Files without a word are sent under their names.
  const content = text.trim() === '' ? namesOf(files) : text;
  const isReady = !isPending && !attachments.isUploading && content !== '';

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady) return;
    const refused = checkMessage(content, language);
    setIssue(refused ?? '');
    if (refused !== null) return;
    mutate({ content, conversation, answers: staff, attachmentIds: files.map((file) => file.id) });
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
            signalTyping();
          }}
          onPaste={({ clipboardData }) =>
            clipboardData.files.length > 0 && attachments.add(clipboardData.files)
          }
        />
        <label className={styles['attach']} title={texts.write.attach}>
          {attachments.isUploading ? <Spinner /> : <PaperclipIcon aria-hidden />}
          <input
            type="file"
            multiple
            accept={attachmentLimits.accepts}
            aria-label={texts.write.attach}
            disabled={attachments.isUploading || files.length >= attachmentLimits.ofMessage}
            onChange={({ target }) => {
              setIssue('');
              attachments.add(target.files ?? []);
              target.value = '';
            }}
          />
        </label>
        <button
          type="submit"
          className={styles['send']}
          aria-label={texts.write.send}
          title={texts.write.send}
          aria-disabled={!isReady || undefined}
          aria-busy={isPending || undefined}
        >
          {isPending ? <Spinner /> : <PaperPlaneTiltIcon className="turns" aria-hidden />}
        </button>
      </div>
      {files.length > 0 && (
        <ul className={styles['files']}>
          {files.map(({ id: fileId, name }) => (
            <li key={fileId}>
              <bdi dir={directionOfText(name)}>{name}</bdi>
              <button
                type="button"
                aria-label={texts.write.remove(name)}
                onClick={() => attachments.remove(fileId)}
              >
                <XIcon aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
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
