import { googleStartEndpoint } from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { buttonClass } from '../../../components/button.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { GoogleMark } from '../sign-in/google-mark.tsx';
import styles from './account-page.module.css';
import { useAccountMessages } from './use-account-messages.ts';

interface ProofFieldProps {
  account: AccountDetails;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Re-authenticates: by the password, or by a fresh Google sign-in for a user without one. */
export function ProofField({ account, field, error }: ProofFieldProps) {
  const { proof: texts } = useAccountMessages();
  if (account.hasPassword)
    return (
      <PasswordField
        {...field}
        label={texts.password}
        error={error}
        showLabel={texts.show}
        hideLabel={texts.hide}
        autoComplete="current-password"
      />
    );
  if (account.isFreshSignIn && !error) return null;
  return (
    <div className={styles['proof']}>
      <p role={error ? 'alert' : undefined}>{error ?? texts.google}</p>
      <a
        className={buttonClass({ variant: 'line' })}
        href={pathOf(googleStartEndpoint, { query: { returnTo: '/account' } })}
      >
        <GoogleMark />
        <span>{texts.googleLink}</span>
      </a>
    </div>
  );
}
