import { defineMessages } from '../../../i18n/define-messages.ts';

export const useRefundText = defineMessages('refund', import.meta.glob('./texts/refund.??.ts'));
