import { defineMessages } from '../../../i18n/define-messages.ts';

export const useProofMessages = defineMessages('proof', import.meta.glob('./proof.??.ts'));
