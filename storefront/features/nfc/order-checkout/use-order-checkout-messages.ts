import { defineMessages } from '../../../i18n/define-messages.ts';

export const useCardCheckoutMessages = defineMessages(
  'card-checkout',
  import.meta.glob('./card-checkout.??.ts'),
);
