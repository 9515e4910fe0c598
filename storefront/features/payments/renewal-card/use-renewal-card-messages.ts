import { defineMessages } from '../../../i18n/define-messages.ts';

export const useRenewalCardMessages = defineMessages(
  'renewal-card',
  import.meta.glob('./renewal-card.??.ts'),
);
