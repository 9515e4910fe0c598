import { addressTestFilters } from '../../../../api/contract/base/list-filters.ts';
import { withFilters } from '../../../lib/with-filters.ts';

/** The read of the page as server and browser name it. */
export const addressTestRead = (search: URLSearchParams): string =>
  withFilters('/api/address-test', addressTestFilters, search);
