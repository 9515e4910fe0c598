import { defineMessages } from '../../../i18n/define-messages.ts';

export const useFactorMessages = defineMessages('factors', import.meta.glob('./factors.??.ts'));
