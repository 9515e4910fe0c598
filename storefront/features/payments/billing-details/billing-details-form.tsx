import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { saveBillingDetailsEndpoint } from '../../../../api/contract/payments/billing-details.endpoint.ts';
import {
  billingDetailsInput,
  type BillingDetailsView,
} from '../../../../api/contract/payments/billing-details.schema.ts';
import { Button } from '../../../components/button.tsx';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { transferOfferKey } from '../transfers/transfer-offer-key.ts';
import { billingDetailsKey } from './billing-details-key.ts';
import styles from './billing-details.module.css';
import { useBillingDetailsMessages } from './use-billing-details-messages.ts';

type Values = Record<'name' | 'number' | 'address' | 'email', string>;

const valuesOf = ({ name, number, address, email }: BillingDetailsView): Values => ({
  name: name ?? '',
  number: number ?? '',
  address: address ?? '',
  email: email ?? '',
});

interface BillingDetailsFormProps {
  details: BillingDetailsView;
  onSaved?(): void;
  /** Further buttons beside "save". */
  children?: ReactNode;
}

/** A business's name, number and address, or a person's, for the next documents (docs/money.md 13.7). */
export function BillingDetailsForm({ details, onSaved, children }: BillingDetailsFormProps) {
  const texts = useBillingDetailsMessages();
  const queries = useQueryClient();
  const [issue, setIssue] = useState('');
  const form = useForm<Values>({
    resolver: contractResolver(billingDetailsInput, useLanguage()),
    defaultValues: valuesOf(details),
  });
  const { errors, isSubmitting } = form.formState;

  async function save(body: Values) {
    setIssue('');
    try {
      const saved = await call(saveBillingDetailsEndpoint, { body });
      queries.setQueryData(billingDetailsKey, saved);
      // A business number is what a bank transfer asks for.
      void queries.invalidateQueries({ queryKey: transferOfferKey });
      form.reset(valuesOf(saved));
      toast({ title: texts.saved });
      onSaved?.();
    } catch (error) {
      if (!showServerErrors(form, error)) setIssue(error instanceof ApiError ? error.message : texts.failed);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // In a dialog it stands within a checkout's own form, as far as React's events know.
    event.stopPropagation();
    if (!isSubmitting) void form.handleSubmit(save)();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit} aria-label={texts.title}>
      <FormIssue text={issue} />
      <TextField
        {...form.register('name')}
        label={texts.name}
        help={texts.nameHelp(details.account.name)}
        error={errors.name?.message}
        autoComplete="organization"
        maxLength={120}
        dir="auto"
      />
      <TextField
        {...form.register('number')}
        label={texts.number}
        help={texts.numberHelp}
        error={errors.number?.message}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        dir="ltr"
      />
      <TextField
        {...form.register('address')}
        label={texts.address}
        error={errors.address?.message}
        autoComplete="billing street-address"
        maxLength={200}
        dir="auto"
      />
      <TextField
        {...form.register('email')}
        label={texts.email}
        help={texts.emailHelp(details.account.email)}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={isSubmitting}>
          {texts.save}
        </Button>
        {children}
      </div>
    </form>
  );
}
