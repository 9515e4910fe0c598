import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useAccountMessages } from './use-account-messages.ts';

interface AccountForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Error of the whole form; issues of fields stand beside them. */
  issue: string;
  isSending: boolean;
  onSubmit(event: { preventDefault(): void }): void;
}

/** A form validated by the contract and sent by `send`; the input stays whatever the result. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodType,
  defaultValues: DefaultValues<Values>,
  send: (values: Values, form: UseFormReturn<Values>) => Promise<void>,
): AccountForm<Values> {
  const { failed } = useAccountMessages();
  const [issue, setIssue] = useState('');
  const form = useForm<Values>({ resolver: contractResolver(schema, useLanguage()), defaultValues });

  async function submit(values: Values) {
    setIssue('');
    try {
      await send(values, form);
    } catch (error) {
      if (!showServerErrors(form, error)) setIssue(error instanceof ApiError ? error.message : failed);
    }
  }

  return {
    form,
    issue,
    isSending: form.formState.isSubmitting,
    onSubmit: (event) => {
      event.preventDefault();
      if (!form.formState.isSubmitting) void form.handleSubmit(submit)();
    },
  };
}
