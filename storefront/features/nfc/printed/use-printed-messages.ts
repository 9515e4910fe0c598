import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePrintedMessages = defineMessages('printed', import.meta.glob('./printed.??.ts'));
