import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAccountMessages = defineMessages('account', import.meta.glob('./account.??.ts'));
