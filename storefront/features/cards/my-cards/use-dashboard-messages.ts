import { defineMessages } from '../../../i18n/define-messages.ts';

export const useDashboardMessages = defineMessages('dashboard', import.meta.glob('./dashboard.??.ts'));
