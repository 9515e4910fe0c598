import { readWalletEndpoint } from '../../../../api/contract/payments/wallet.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';

/** The key in the data cache is the address it is read from. */
export const walletKey = keyOf(readWalletEndpoint);
