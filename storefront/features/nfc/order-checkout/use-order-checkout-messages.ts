import { defineMessages } from '../../../i18n/define-messages.ts';

export const useOrderCheckoutMessages = defineMessages(
  'card-checkout',
  import.meta.glob('./card-checkout.??.ts'),
);
