import { defineMessages } from '../../../i18n/define-messages.ts';

export const useTransferMessages = defineMessages('transfer', import.meta.glob('./transfer.??.ts'));
