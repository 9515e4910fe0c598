import { defineMessages } from '../../../i18n/define-messages.ts';

export const useWalletMessages = defineMessages('wallet', import.meta.glob('./wallet.??.ts'));
