import { readAccountEndpoint } from '../../../../api/contract/accounts/account-details.endpoint.ts';
import { listAddressesEndpoint } from '../../../../api/contract/accounts/addresses.endpoint.ts';
import { readFactorsEndpoint } from '../../../../api/contract/accounts/factors.endpoint.ts';
import { readChoicesEndpoint } from '../../../../api/contract/messaging/notification-choices.endpoint.ts';
import { listExportsEndpoint } from '../../../../api/contract/accounts/data-export.endpoint.ts';
import { listSessionsEndpoint } from '../../../../api/contract/accounts/sessions.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';

/** Keys in the data cache are the addresses they are read from. */
export const accountKey = keyOf(readAccountEndpoint);
export const addressesKey = keyOf(listAddressesEndpoint);
export const choicesKey = keyOf(readChoicesEndpoint);
export const exportsKey = keyOf(listExportsEndpoint);
export const factorsKey = keyOf(readFactorsEndpoint);
export const sessionsKey = keyOf(listSessionsEndpoint);
