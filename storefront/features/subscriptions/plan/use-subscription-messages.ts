import { defineMessages } from '../../../i18n/define-messages.ts';

export const useSubscriptionMessages = defineMessages({
  he: () => import('./subscription.he.ts'),
  en: () => import('./subscription.en.ts'),
});
