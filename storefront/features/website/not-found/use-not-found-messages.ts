import { defineMessages } from '../../../i18n/define-messages.ts';

export const useNotFoundMessages = defineMessages('not-found', import.meta.glob('./not-found.??.ts'));
