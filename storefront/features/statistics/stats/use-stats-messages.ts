import { defineMessages } from '../../../i18n/define-messages.ts';

export const useStatsMessages = defineMessages({
  he: () => import('./stats.he.ts'),
  en: () => import('./stats.en.ts'),
});
