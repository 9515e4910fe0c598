import { chipsOnSheet, type FaceSide } from '../../../contract/nfc/order-papers.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { AppDeps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { WholePrintedDesign } from '../../../contract/nfc/entities/printed-design.schema.ts';
import { printOfOrder } from './print-of-order.ts';

type Needs = Pick<AppDeps, 'knex' | 'storage' | 'env'>;

/** The faces of a piece that carry something; a round sticker has one. */
export const facesOf = ({ material, sides }: Pick<WholePrintedDesign, 'material' | 'sides'>): FaceSide[] =>
  material === 'sticker' || sides === 'front' ? ['front'] : ['front', 'back'];

/**
 * The file for the press: the front once, as it is the same for all pieces, then a back for each with its own code; of
 * stickers a front for each (docs/product.md 7).
 * @param part counted from 1; 300 pieces each
 * @throws {AppError} `not_found` for an order or a part that doesn't exist, or without a kept design
 */
export async function makeFacesFile(
  deps: Needs,
  orderId: number,
  part: number,
  language: Language,
): Promise<Buffer> {
  const { design, chips, page } = await printOfOrder(deps, orderId, language);
  const [first, ...others] = chips.slice((part - 1) * chipsOnSheet, part * chipsOnSheet);
  if (!first) throw new AppError('not_found');
  const isSticker = design.material === 'sticker';
  const own = isSticker ? 'front' : 'back';
  const each = isSticker || design.sides === 'both' ? [first, ...others].map((chip) => page(own, chip)) : [];
  const { writeFacesAsPdf } = await import('./draw-page.ts');
  return writeFacesAsPdf([...(isSticker ? [] : [page('front', first)]), ...each], {
    title: page('front', first).note,
  });
}

/**
 * One face as a picture at 300 dots to the inch; the back carries the code of the order's first chip.
 * @throws {AppError} `not_found` for an order without a kept design, or a back that stays blank
 */
export async function makeFacePicture(
  deps: Needs,
  orderId: number,
  side: FaceSide,
  language: Language,
): Promise<Buffer> {
  const { design, chips, page } = await printOfOrder(deps, orderId, language);
  const [first] = chips;
  if (!first || !facesOf(design).includes(side)) throw new AppError('not_found');
  const { drawFaceAsPng } = await import('./draw-page.ts');
  return drawFaceAsPng(page(side, first));
}
