import { formerAddressesEndpoint } from '../../../contract/cards/card-commands.endpoint.ts';
import { formerAddressesSchemas } from '../../../contract/cards/card-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ProfileSlug } from '../../../models/ProfileSlug.ts';

/** What the back office's page of a card shows besides the operations every resource has (docs/product.md 7). */
export const cardPageRouter = createFeatureRouter().add(
  formerAddressesEndpoint,
  formerAddressesSchemas,
  async (ctx, { params }) => {
    const { knex } = ctx.deps;
    if (!(await BusinessProfile.query(knex).findById(params.id))) throw new AppError('not_found');
    const former = await ProfileSlug.query(knex)
      .where({ profile_id: params.id })
      .orderBy('retired_at', 'desc')
      .limit(200);
    return former.map(({ slug, retiredAt, expiresAt }) => ({
      slug,
      retiredAt: retiredAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  },
);
