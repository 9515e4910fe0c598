import { defineMessages } from '../../../i18n/define-messages.ts';

export const useToastMessages = defineMessages('toasts', import.meta.glob('./toasts.??.ts'));
