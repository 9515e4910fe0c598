import { keyOf } from '../../../lib/call.ts';
import { listSupportMessagesEndpoint } from '../../../../api/contract/support/support.endpoint.ts';

export const supportMessagesKey = keyOf(listSupportMessagesEndpoint);
/** Support queries are fresh for a minute (docs/specification.md 9), in milliseconds. */
export const supportStaleTime = 60_000;
