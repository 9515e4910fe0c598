import { expect, it } from 'vitest';
import { myCardsOnPage } from '../../../../api/contract/cards/my-cards.schema.ts';
import { pageOfCopy } from './page-of-copy.ts';

it('a copy stands on the last page, and begins one when that is full', () => {
  expect([0, myCardsOnPage - 1, myCardsOnPage, 2 * myCardsOnPage].map(pageOfCopy)).toEqual([1, 1, 2, 3]);
});
