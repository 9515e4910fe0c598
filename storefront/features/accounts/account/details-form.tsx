import { changeDetailsEndpoint } from '../../../../api/contract/accounts/account-details.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  detailsChange,
  type AccountDetails,
} from '../../../../api/contract/accounts/account-details.schema.ts';
import { labelOf, type Language, languages } from '../../../../api/contract/base/languages.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { useSession } from '../session/session-provider.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { accountKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { useAccountForm } from './use-account-form.ts';
import { useAccountMessages } from './use-account-messages.ts';

interface Values {
  username: string;
  phone: string | null;
  language: Language;
}

const valuesOf = ({ username, phone, language }: AccountDetails): Values => ({
  username,
  phone: phone ?? '',
  language,
});

export function DetailsForm({ account }: { account: AccountDetails }) {
  const texts = useAccountMessages();
  const queries = useQueryClient();
  const { recheck } = useSession();
  const shown = useLanguage();
  const { form, issue, isSending, onSubmit } = useAccountForm<Values>(
    detailsChange,
    valuesOf(account),
    async (values, { reset }) => {
      const saved = await call(changeDetailsEndpoint, { body: values });
      queries.setQueryData(accountKey, saved);
      reset(valuesOf(saved));
      // The page's texts come from the server, so a newly chosen language needs a reload.
      if (saved.language !== account.language && saved.language !== shown) return window.location.reload();
      toast({ title: texts.saved });
      await recheck();
    },
  );
  const { errors } = form.formState;
  return (
    <PageSection title={texts.details.title}>
      <form className={styles['form']} noValidate onSubmit={onSubmit}>
        <FormIssue text={issue} />
        <TextField
          {...form.register('username')}
          label={texts.details.username}
          help={
            <>
              {texts.details.usernameHelp} <bdi dir="ltr">/@{account.username}</bdi>
            </>
          }
          error={errors.username?.message}
          readOnly={account.isDemo}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.register('phone')}
          label={texts.details.phone}
          help={texts.details.phoneHelp}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <fieldset className={styles['choice']}>
          <legend>{texts.details.language}</legend>
          {languages.map((each) => (
            <label key={each}>
              <input {...form.register('language')} type="radio" value={each} />
              <span lang={each}>{labelOf(each)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" busy={isSending}>
          {texts.save}
        </Button>
      </form>
    </PageSection>
  );
}
