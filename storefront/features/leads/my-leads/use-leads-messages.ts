import { defineMessages } from '../../../i18n/define-messages.ts';

export const useLeadsMessages = defineMessages('leads', import.meta.glob('./leads.??.ts'));
