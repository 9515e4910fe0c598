import { readTransferOfferEndpoint } from '../../../../api/contract/payments/transfers.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';

/** The key in the data cache is the address it is read from. */
export const transferOfferKey = keyOf(readTransferOfferEndpoint);
