import {
  deleteSavedViewEndpoint,
  listSavedViewsEndpoint,
  saveViewEndpoint,
} from '../../../contract/admin/saved-views.endpoint.ts';
import {
  deleteSavedViewSchemas,
  listSavedViewsSchemas,
  saveViewSchemas,
} from '../../../contract/admin/saved-views.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { listSavedViews, saveView } from './saved-views.ts';
import { SavedView } from '../../../models/SavedView.ts';

/** Saved views of lists in the back office: each admin's own, on all their devices (docs/product.md 7). */
export const savedViewsRouter = createFeatureRouter()
  .add(listSavedViewsEndpoint, listSavedViewsSchemas, (ctx) => listSavedViews(ctx.deps.knex, actorOf(ctx).id))
  .add(saveViewEndpoint, saveViewSchemas, transaction, async (ctx, { body }) => {
    await saveView(transactionOf(ctx), actorOf(ctx).id, body);
    return listSavedViews(transactionOf(ctx), actorOf(ctx).id);
  })
  .add(deleteSavedViewEndpoint, deleteSavedViewSchemas, transaction, async (ctx, { params }) => {
    const mine = { id: params.id, user_id: actorOf(ctx).id };
    if ((await SavedView.query(transactionOf(ctx)).where(mine).delete()) === 0)
      throw new AppError('not_found');
    return listSavedViews(transactionOf(ctx), actorOf(ctx).id);
  });
