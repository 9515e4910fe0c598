import { defineMessages } from '../../../i18n/define-messages.ts';

export const useContactMessages = defineMessages('contact', import.meta.glob('./contact.??.ts'));
