import { defineMessages } from '../../../i18n/define-messages.ts';

export const useHeldMessages = defineMessages('held', import.meta.glob('./held.??.ts'));
