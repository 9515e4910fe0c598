import { reorderEndpoint } from '../../../../contract/nfc/order-papers.endpoint.ts';
import { type ReorderedResource, reorderSchemas } from '../../../../contract/nfc/order-papers.schema.ts';
import { AppError } from '../../../../errors.ts';
import { createFeatureRouter } from '../../../../http/route.ts';
import { transaction } from '../../../../http/transaction.ts';
import { NfcProduct } from '../../../../models/NfcProduct.ts';
import { Product } from '../../../../models/Product.ts';
import { commandContext } from '../../../../http/admin/command-context.ts';
import { writeAudit } from '../../../../http/admin/write-audit.ts';

const models = { products: Product, 'nfc-products': NfcProduct } as const satisfies Record<
  ReorderedResource,
  unknown
>;

const step = 10;

/**
 * Reorders products (docs/product.md 7): all of them at once or, when the list names a missing one or leaves one out,
 * none (docs/security.md B2).
 */
export const productOrderRouter = createFeatureRouter().add(
  reorderEndpoint,
  reorderSchemas,
  transaction,
  async (ctx, { body: { resource, ids } }) => {
    const context = commandContext(ctx);
    const model = models[resource] as typeof NfcProduct;
    const rows = await model.query(context.trx).orderBy(['sort_order', 'id']).forUpdate();
    const before = rows.map(({ id }) => id);
    const isWhole = ids.length === before.length && new Set(ids).size === ids.length;
    if (!isWhole || !ids.every((id) => before.includes(id)))
      throw new AppError('conflict', { fields: { root: 'changed_meanwhile' } });
    for (const [at, id] of ids.entries())
      await model
        .query(context.trx)
        .findById(id)
        .patch({ sortOrder: (at + 1) * step });
    await writeAudit(
      context,
      { action: 'reorder', entity: resource, id: 'all' },
      { order: before },
      { order: ids },
    );
  },
);
