import { defineMessages } from '../../../i18n/define-messages.ts';

export const useChipMessages = defineMessages({
  he: () => import('./chips.he.ts'),
  en: () => import('./chips.en.ts'),
});
