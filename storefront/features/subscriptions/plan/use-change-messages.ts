import { defineMessages } from '../../../i18n/define-messages.ts';

export const useChangeMessages = defineMessages('change', import.meta.glob('./change.??.ts'));
