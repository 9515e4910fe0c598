import { toMinor } from '../../../../contract/base/money.schema.ts';
import { previewNfcProductEndpoint } from '../../../../contract/nfc/product-preview.endpoint.ts';
import { previewNfcProductSchemas } from '../../../../contract/nfc/product-preview.schema.ts';
import { createFeatureRouter } from '../../../../http/route.ts';
import { NfcProduct } from '../../../../models/NfcProduct.ts';
import { presentNfcProduct } from '../orders.presenter.ts';

/** A printed product that isn't saved, as the shop shows it (docs/product.md 13.16). */
export const productPreviewRouter = createFeatureRouter().add(
  previewNfcProductEndpoint,
  previewNfcProductSchemas,
  async (ctx, { body }) => {
    const { name, regularPrice, additionalCardPrice, ...rest } = body;
    const row = NfcProduct.fromDatabaseJson({}).$set({
      ...rest,
      id: 0,
      name: name || '–',
      regularPrice: toMinor(regularPrice),
      additionalCardPrice: toMinor(additionalCardPrice),
    });
    const product = presentNfcProduct(row, ctx.state.language);
    return { html: await ctx.drawPart(ctx, { kind: 'printed', product }) };
  },
);
