import { defineMessages } from '../../../i18n/define-messages.ts';

export const useMediaMessages = defineMessages('media', import.meta.glob('./media.??.ts'));
