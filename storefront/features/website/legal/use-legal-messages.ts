import { defineMessages } from '../../../i18n/define-messages.ts';

export const useLegalMessages = defineMessages('legal', import.meta.glob('./legal.??.ts'));
