import { defineMessages } from '../../../i18n/define-messages.ts';

export const useBlogMessages = defineMessages({
  he: () => import('./blog.he.ts'),
  en: () => import('./blog.en.ts'),
});
