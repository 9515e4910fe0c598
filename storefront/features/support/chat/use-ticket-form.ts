import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ticketBody } from '../../../../api/contract/support/support.schema.ts';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { storeDraft, readDraft, ticketDraft } from './drafts.ts';
import type { ChatSubject } from './show-support-chat.ts';

export interface TicketValues {
  subject: string;
  content: string;
  /** `card:3`, or empty. */
  about: string;
}

export const aboutValue = ({ kind, id }: ChatSubject): string => `${kind}:${id}`;

/** The chosen topic in the API's shape; null without one. */
export function readAbout(value: string): ChatSubject | null {
  const [kind = '', id = ''] = value.split(':');
  return kind === '' ? null : { kind: kind as ChatSubject['kind'], id: Number(id) };
}

const checked = ticketBody.pick({ subject: true, content: true });

/** The form for a new conversation, restored from its draft. */
export function useTicketForm(about: ChatSubject | null): UseFormReturn<TicketValues> {
  const resolve = contractResolver<TicketValues>(checked, useLanguage());
  const form = useForm<TicketValues>({
    defaultValues: {
      subject: readDraft(ticketDraft.subject),
      content: readDraft(ticketDraft.content),
      about: about ? aboutValue(about) : '',
    },
    // Sends the input unchanged; the server cleans it by the same schema.
    resolver: async (values, context, options) => {
      const result = await resolve(values, context, options);
      return Object.keys(result.errors).length === 0 ? { values, errors: {} } : result;
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          storeDraft(ticketDraft.subject, values.subject);
          storeDraft(ticketDraft.content, values.content);
        },
      }),
    [form],
  );
  return form;
}
