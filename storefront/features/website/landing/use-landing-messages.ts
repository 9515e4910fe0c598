import { defineMessages } from '../../../i18n/define-messages.ts';

export const useLandingMessages = defineMessages('landing', import.meta.glob('./landing.??.ts'));
