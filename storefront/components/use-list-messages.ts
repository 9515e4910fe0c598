import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of lists: their pages, and moving what is in them. */
export const useListMessages = defineMessages('lists', import.meta.glob('./lists.??.ts'));
