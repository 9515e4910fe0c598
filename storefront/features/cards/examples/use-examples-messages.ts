import { defineMessages } from '../../../i18n/define-messages.ts';

export const useExamplesMessages = defineMessages('examples', import.meta.glob('./examples.??.ts'));
