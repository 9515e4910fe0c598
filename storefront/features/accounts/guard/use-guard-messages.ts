import { defineMessages } from '../../../i18n/define-messages.ts';

export const useGuardMessages = defineMessages('guard', import.meta.glob('./guard.??.ts'));
