import { defineMessages } from '../../../i18n/define-messages.ts';

export const useWalletMessages = defineMessages({
  he: () => import('./wallet.he.ts'),
  en: () => import('./wallet.en.ts'),
});
