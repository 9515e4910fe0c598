import { readCardForEditingEndpoint } from '../../../../api/contract/cards/card-editing.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';

/** Address of the card's editing read, also its cache key. */
export const editingKey = (cardId: number) => keyOf(readCardForEditingEndpoint, { params: { id: cardId } });
