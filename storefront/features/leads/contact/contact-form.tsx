import { addressInLanguage, directionOf } from '../../../../api/contract/base/languages.ts';
import { leadServices } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import type { RefusedForm } from '../../../../api/contract/website/rendering.ts';
import { salesLeadLimits } from '../../../../api/contract/leads/sales-lead-limits.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import styles from './contact.module.css';
import type { ContactFormState, ContactValues } from './use-contact-form.ts';
import { useContactMessages } from './use-contact-messages.ts';
import { useSendLead, type Thanks } from './use-send-lead.ts';

interface ContactFormProps {
  form: ContactFormState;
  thanks: Thanks;
  onSent?: () => void;
  /** The refused form of a visitor without a script. */
  refused?: RefusedForm | null;
}

/** Fields of the sales department's form; without a script the browser sends it to the contact page itself. */
export function ContactForm({ form, thanks, onSent = () => {}, refused = null }: ContactFormProps) {
  const texts = useContactMessages();
  const language = useLanguage();
  const { send, issue } = useSendLead(form, thanks, onSent);
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const served = isSubmitted ? null : refused;
  const errorOf = (name: keyof ContactValues) => errors[name]?.message ?? served?.errors[name];
  const typed = (name: keyof ContactValues) => ({
    defaultValue: refused?.values[name],
    error: errorOf(name),
  });
  return (
    <form
      className={styles['form']}
      noValidate
      method="post"
      action={addressInLanguage('/contact', language)}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormIssue text={issue || (served?.message ?? '')} />
      <TextField
        {...form.register('name')}
        {...typed('name')}
        label={texts.name}
        autoComplete="name"
        maxLength={salesLeadLimits.name}
        aria-required
      />
      <div className={styles['pair']}>
        <TextField
          {...form.register('phone')}
          {...typed('phone')}
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={salesLeadLimits.phone}
        />
        <TextField
          {...form.register('email')}
          {...typed('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={salesLeadLimits.email}
        />
      </div>
      <Field label={texts.service} error={errorOf('service')}>
        {(control) => (
          <select {...form.register('service')} {...control} defaultValue={refused?.values['service'] ?? ''}>
            <option value="">{texts.choose}</option>
            {leadServices.map((service) => (
              <option key={service} value={service}>
                {texts.services[service]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.message} error={errorOf('message')}>
        {(control) => (
          <textarea
            {...form.register('message')}
            {...control}
            rows={4}
            dir={directionOf(language) === 'rtl' ? 'rtl' : 'auto'}
            defaultValue={refused?.values['message']}
            maxLength={salesLeadLimits.message}
          />
        )}
      </Field>
      <div className={styles['trap']} aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input {...form.register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="tall" wide busy={isSubmitting}>
        {texts.send}
      </Button>
      <p className={styles['notice']}>
        {texts.notice}{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          {texts.privacy}
        </a>
        .
      </p>
    </form>
  );
}
