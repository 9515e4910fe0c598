import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAddressTestMessages = defineMessages({
  he: () => import('./address-test.he.ts'),
  en: () => import('./address-test.en.ts'),
});
