import { defineMessages } from '../../../i18n/define-messages.ts';

export const useHelpMessages = defineMessages('help', import.meta.glob('./help.??.ts'));
