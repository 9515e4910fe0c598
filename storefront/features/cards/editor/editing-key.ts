import { readCardForEditingEndpoint } from '../../../../api/contract/cards/card-editing.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';

/** Where a card is read for editing, also its place in the data cache. */
export const editingKey = (cardId: number) => keyOf(readCardForEditingEndpoint, { params: { id: cardId } });
