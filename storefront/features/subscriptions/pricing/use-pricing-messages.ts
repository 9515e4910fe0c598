import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePricingMessages = defineMessages('pricing', import.meta.glob('./pricing.??.ts'));
