import { defineMessages } from '../../../i18n/define-messages.ts';

export const useCommunitiesMessages = defineMessages({
  he: () => import('./communities.he.ts'),
  en: () => import('./communities.en.ts'),
});
