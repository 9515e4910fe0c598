import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePhysicalCardsMessages = defineMessages(
  'physical-cards',
  import.meta.glob('./physical-cards.??.ts'),
);
