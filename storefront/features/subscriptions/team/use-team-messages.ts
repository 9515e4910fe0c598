import { defineMessages } from '../../../i18n/define-messages.ts';

/** Texts of teams: people, invitations and what a company sets. */
export const useTeamMessages = defineMessages('team', import.meta.glob('./team.??.ts'));
