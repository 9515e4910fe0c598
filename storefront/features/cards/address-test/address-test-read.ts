import { testAddressesEndpoint } from '../../../../api/contract/cards/address-test.endpoint.ts';
import { addressTestFilters } from '../../../../api/contract/base/list-filters.ts';
import { filteredKey } from '../../../lib/call.ts';

/** The read of the page, with the same cache key on server and browser. */
export const addressTestKey = (search: string | URLSearchParams) =>
  filteredKey(testAddressesEndpoint, addressTestFilters, search);
