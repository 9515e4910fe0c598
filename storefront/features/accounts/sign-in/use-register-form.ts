import { useForm, type UseFormReturn } from 'react-hook-form';
import { registerForm } from '../../../../api/contract/accounts/accounts.schema.ts';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { useLanguage } from '../../../i18n/language-context.ts';

export interface RegisterValues {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}
export type RegisterFormState = UseFormReturn<RegisterValues>;

/** State of the registration form, held above the dialog so that closing it loses nothing. */
export function useRegisterForm(): RegisterFormState {
  return useForm<RegisterValues>({
    resolver: contractResolver(registerForm, useLanguage()),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  });
}
