import { defineMessages } from '../../../i18n/define-messages.ts';

export const useCommunitiesMessages = defineMessages('communities', import.meta.glob('./communities.??.ts'));
