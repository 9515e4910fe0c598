import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePrivacyText = defineMessages('privacy', import.meta.glob('./texts/privacy.??.ts'));
