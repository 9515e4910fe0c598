import { defineMessages } from '../../../i18n/define-messages.ts';

export const useShareMessages = defineMessages('share', import.meta.glob('./share.??.ts'));
