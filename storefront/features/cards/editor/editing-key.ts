/** Where a card is read for editing, also its place in the data cache. */
export const editingKey = (cardId: number): readonly [string] => [`/api/cards/${cardId}/editing`];
