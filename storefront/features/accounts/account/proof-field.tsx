import type { UseFormRegisterReturn } from 'react-hook-form';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { PasswordField } from '../../../components/password-field.tsx';
import { useAccountMessages } from './use-account-messages.ts';

interface ProofFieldProps {
  account: AccountDetails;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Asks for the present password; whoever has none is asked for another proof when the form is sent. */
export function ProofField({ account, field, error }: ProofFieldProps) {
  const { proof: texts } = useAccountMessages();
  if (!account.hasPassword) return null;
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
}
