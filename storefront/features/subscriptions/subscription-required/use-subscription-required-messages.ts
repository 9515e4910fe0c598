import { defineMessages } from '../../../i18n/define-messages.ts';

export const useSubscriptionRequiredMessages = defineMessages({
  he: () => import('./subscription-required.he.ts'),
  en: () => import('./subscription-required.en.ts'),
});
