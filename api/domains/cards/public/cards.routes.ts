import { readCardEndpoint } from '../../../contract/cards/cards.endpoint.ts';
import { readCardSchemas } from '../../../contract/cards/cards.schema.ts';
import { AppError } from '../../../errors.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { readCardName } from './card-address.ts';
import { findVisibleCard } from './find-visible-card.ts';

export const cardsRouter = createFeatureRouter().add(
  readCardEndpoint,
  readCardSchemas,
  async (ctx, { params }) => {
    const visible = await findVisibleCard(ctx, readCardName(params.address));
    if (visible?.kind !== 'card') throw new AppError('not_found');
    return visible.card;
  },
);
