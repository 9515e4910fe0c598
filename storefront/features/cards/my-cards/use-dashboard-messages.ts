import { defineMessages } from '../../../i18n/define-messages.ts';

export const useDashboardMessages = defineMessages({
  he: () => import('./dashboard.he.ts'),
  en: () => import('./dashboard.en.ts'),
});
