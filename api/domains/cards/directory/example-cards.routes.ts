import { exampleCardsEndpoint } from '../../../contract/cards/example-cards.endpoint.ts';
import { exampleCardsSchemas } from '../../../contract/cards/example-cards.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { readExampleCards } from './read-example-cards.ts';

export const exampleCardsRouter = createFeatureRouter().add(
  exampleCardsEndpoint,
  exampleCardsSchemas,
  (ctx, { query }) => readExampleCards(ctx, query),
);
