import { exampleCardsEndpoint } from '../../../contract/cards/example-cards.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { readExampleCards } from './read-example-cards.ts';

/** Real cards by trade and template (docs/product.md 8). */
export const exampleCardsRouter = createFeatureRouter().add(exampleCardsEndpoint, (ctx, { query }) =>
  readExampleCards(ctx, query),
);
