import { defineMessages } from '../../../i18n/define-messages.ts';

export const useStatsMessages = defineMessages('stats', import.meta.glob('./stats.??.ts'));
