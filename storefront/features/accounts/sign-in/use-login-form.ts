import { useForm, type UseFormReturn } from 'react-hook-form';
import { loginBody } from '../../../../api/contract/accounts/accounts.schema.ts';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { useLanguage } from '../../../i18n/language-context.ts';

export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
  code: string;
}
export type LoginFormState = UseFormReturn<LoginValues>;

/** State of the login form, held above the dialog so that closing it loses nothing. */
export function useLoginForm(): LoginFormState {
  const form = useForm<LoginValues>({
    resolver: contractResolver(loginBody, useLanguage()),
    defaultValues: { email: '', password: '', rememberMe: true, code: '' },
  });
  return form;
}
