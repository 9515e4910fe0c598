import { readBillingDetailsEndpoint } from '../../../../api/contract/payments/billing-details.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';

export const billingDetailsKey = keyOf(readBillingDetailsEndpoint);
