import { myCardsOnPage } from '../../../../api/contract/cards/my-cards.schema.ts';

/** The page, from 1, on which the copy of a card stands: last in the list of these many cards and itself. */
export const pageOfCopy = (cards: number): number => Math.ceil((cards + 1) / myCardsOnPage);
