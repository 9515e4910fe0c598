import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAccountMailMessages = defineMessages(
  'account-mails',
  import.meta.glob('./account-mails.??.ts'),
);
