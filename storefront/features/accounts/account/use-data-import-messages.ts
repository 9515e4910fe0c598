import { defineMessages } from '../../../i18n/define-messages.ts';

export const useDataImportMessages = defineMessages({
  he: () => import('./data-import.he.ts'),
  en: () => import('./data-import.en.ts'),
});
