import { defineMessages } from '../../../i18n/define-messages.ts';

export const useDataImportMessages = defineMessages('data-import', import.meta.glob('./data-import.??.ts'));
