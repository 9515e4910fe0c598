import { defineMessages } from '../../../i18n/define-messages.ts';

/** What is said about proposals, in the wizard and in the editor. */
export const useTradePacksMessages = defineMessages('trade-packs', import.meta.glob('./trade-packs.??.ts'));
