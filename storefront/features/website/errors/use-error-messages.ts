import { defineMessages } from '../../../i18n/define-messages.ts';

export const useErrorMessages = defineMessages('errors', import.meta.glob('./errors.??.ts'));
