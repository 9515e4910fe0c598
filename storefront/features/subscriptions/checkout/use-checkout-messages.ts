import { defineMessages } from '../../../i18n/define-messages.ts';

export const useCheckoutMessages = defineMessages('checkout', import.meta.glob('./checkout.??.ts'));
