import type { CardQuote } from '../../../contract/nfc/card-checkout.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import { splitVat } from '../../../lib/vat.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import { maxPieces } from './messages.ts';

/** Agorot: the column of payments is a 32 bit integer. */
const maxMinor = 2_000_000_000;

/**
 * Price of a number of pieces: the first at one price, each further one at another (docs/specification.md 3,
 * nfc_products). In agorot, VAT included.
 * @throws {AppError} `validation_failed` on `quantity` for more than the product allows in one order
 */
export function priceOrder(
  { regularPrice, additionalCardPrice, maxQuantity }: NfcProduct,
  quantity: number,
): { furtherTotal: number; total: number } {
  const furtherTotal = (quantity - 1) * additionalCardPrice;
  const total = regularPrice + furtherTotal;
  if (quantity > maxQuantity || total > maxMinor)
    throw new AppError('validation_failed', {
      fields: {
        quantity: maxPieces(maxQuantity),
      },
    });
  return { furtherTotal, total };
}

/** Quantities whose prices the shop shows beside each other (docs/product.md 5). */
const shownQuantities = [1, 10, 50, 100];

/** Prices of a product for a few quantities, as far as one order takes them; the price of a piece is rounded to the agora. */
export function pricesOf(product: NfcProduct): { quantity: number; total: string; each: string }[] {
  return shownQuantities
    .filter((quantity) => quantity <= product.maxQuantity)
    .map((quantity) => {
      const { total } = priceOrder(product, quantity);
      return { quantity, total: fromMinor(total), each: fromMinor(Math.round(total / quantity)) };
    });
}

/** The price with its VAT, as screens show it. @param vatRate percent, of today @throws {AppError} as `priceOrder` */
export function quoteOrder(product: NfcProduct, quantity: number, vatRate: number): CardQuote {
  const { furtherTotal, total } = priceOrder(product, quantity);
  const { net, vat } = splitVat(total, vatRate);
  return {
    productId: product.id,
    quantity,
    first: fromMinor(product.regularPrice),
    furtherPieces: quantity - 1,
    further: fromMinor(product.additionalCardPrice),
    furtherTotal: fromMinor(furtherTotal),
    total: fromMinor(total),
    net: fromMinor(net),
    vat: fromMinor(vat),
    vatRate,
    currency: 'ILS',
  };
}
