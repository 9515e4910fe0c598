import { listSupportTopicsEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useEffect } from 'react';
import { supportTopicKinds, type SupportTopic } from '../../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { directionOf } from '../../../../api/contract/base/languages.ts';
import type { ChatSubject } from './show-support-chat.ts';
import { topicText } from './subject-label.tsx';
import styles from './ticket-form.module.css';
import { useChatMessages } from './use-chat-messages.ts';
import { useSendTicket } from './use-send-ticket.ts';
import { aboutValue, useTicketForm } from './use-ticket-form.ts';

/** The form for a new conversation: subject, message, and its topic (docs/product.md 7). */
export function TicketForm({ about }: { about: ChatSubject | null }) {
  const { ticket: texts } = useChatMessages();
  const language = useLanguage();
  const form = useTicketForm(about);
  const send = useSendTicket(form);
  const { data: topics = [], isError } = useRead(listSupportTopicsEndpoint);
  const { errors, isSubmitting } = form.formState;
  const direction = (text: string) => (text === '' ? directionOf(language) : directionOfText(text));
  const [subject, content] = form.watch(['subject', 'content']);

  // The options load after the page has preselected one; it shows once they are there.
  const known = topics.length;
  useEffect(() => {
    if (known > 0) form.setValue('about', form.getValues('about'));
  }, [form, known]);

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextField
        {...form.register('subject')}
        label={texts.subject}
        error={errors.subject?.message}
        dir={direction(subject)}
        autoComplete="off"
        aria-required
      />
      {(topics.length > 0 || isError) && (
        <Field label={texts.about} error={errors.about?.message} help={isError && texts.listFailed}>
          {(control) => (
            <select {...form.register('about')} {...control}>
              <option value="">{texts.nothing}</option>
              {supportTopicKinds.map((kind) => (
                <Topics key={kind} kind={kind} topics={topics.filter((topic) => topic.kind === kind)} />
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={texts.content} error={errors.content?.message}>
        {(control) => (
          <textarea
            {...form.register('content')}
            {...control}
            rows={6}
            dir={direction(content)}
            aria-required
          />
        )}
      </Field>
      <Button type="submit" size="tall" wide busy={isSubmitting}>
        {texts.send}
      </Button>
    </form>
  );
}

function Topics({ kind, topics }: { kind: ChatSubject['kind']; topics: SupportTopic[] }) {
  const { ticket } = useChatMessages();
  if (topics.length === 0) return null;
  return (
    <optgroup label={ticket.groups[kind]}>
      {topics.map((topic) => (
        <option key={topic.id} value={aboutValue(topic)}>
          {topicText(topic)}
        </option>
      ))}
    </optgroup>
  );
}
