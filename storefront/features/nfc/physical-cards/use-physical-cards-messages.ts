import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePhysicalCardsMessages = defineMessages({
  he: () => import('./physical-cards.he.ts'),
  en: () => import('./physical-cards.en.ts'),
});
