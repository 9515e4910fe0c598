import { defineMessages } from '../../../i18n/define-messages.ts';

export const useTeamMessages = defineMessages('team', import.meta.glob('./team.??.ts'));
