import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAuthMessages = defineMessages('auth', import.meta.glob('./auth.??.ts'));

export type AuthMessages = ReturnType<typeof useAuthMessages>;
