import { defineMessages } from '../../../i18n/define-messages.ts';

export const useTermsText = defineMessages('terms', import.meta.glob('./texts/terms.??.ts'));
