import { readWalletEndpoint } from '../../../../api/contract/payments/wallet.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';

/** Key of the wallet in the data cache: the address it is read from. */
export const walletKey = keyOf(readWalletEndpoint);
