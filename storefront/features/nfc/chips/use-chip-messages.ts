import { defineMessages } from '../../../i18n/define-messages.ts';

export const useChipMessages = defineMessages('chips', import.meta.glob('./chips.??.ts'));
