import { defineMessages } from '../../../i18n/define-messages.ts';

export const useExamplesMessages = defineMessages({
  he: () => import('./examples.he.ts'),
  en: () => import('./examples.en.ts'),
});
