import { chipsOnSheet, type FaceSide } from '../../../contract/nfc/order-papers.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import type { WholePrintedDesign } from '../../../contract/nfc/entities/printed-design.schema.ts';
import { drawInTurn } from '../../../adapters/pdf/draw-in-turn.ts';
import { piecesOf } from '../chips/notify-about-chip.ts';
import { printOfOrder, type PrintDeps, type PrintOfOrder } from './print-of-order.ts';

/** The faces of a piece that carry something; a round sticker has one. */
export const facesOf = ({ material, sides }: Pick<WholePrintedDesign, 'material' | 'sides'>): FaceSide[] =>
  material === 'sticker' || sides === 'front' ? ['front'] : ['front', 'back'];

/**
 * The file for the press: the front once, as it is the same for all pieces, then a back for each with its own code; of
 * stickers a front for each (docs/product.md 7).
 * @param part counted from 1; 300 pieces each
 * @throws {AppError} `not_found` for an order or a part that doesn't exist, or without a stored design; `conflict` when a picture of the design is gone
 */
export async function makeFacesFile(
  deps: PrintDeps,
  orderId: number,
  part: number,
  language: Language,
): Promise<Buffer> {
  const { design, chips, page } = await printOfOrder(deps, orderId, language);
  const shown = chips.slice((part - 1) * chipsOnSheet, part * chipsOnSheet);
  const [first] = shown;
  if (!first) throw new AppError('not_found');
  const isSticker = design.material === 'sticker';
  const front = page('front', first, piecesOf(shown));
  const own = isSticker ? 'front' : 'back';
  const hasOwn = isSticker || design.sides === 'both';
  const each = hasOwn ? shown.map((chip) => page(own, chip, chip.quantity)) : [];
  const { writeFacesAsPdf } = await import('./draw-page.ts');
  return drawInTurn(() => writeFacesAsPdf([...(isSticker ? [] : [front]), ...each], { title: front.note }));
}

/**
 * One face as a picture at 300 dots to the inch; the back carries the code of the order's first chip.
 * @throws {AppError} `not_found` for an order without a stored design, or a back that stays blank; `conflict` as above
 */
export async function makeFacePicture(
  deps: PrintDeps,
  orderId: number,
  side: FaceSide,
  language: Language,
): Promise<Buffer> {
  const print = await printOfOrder(deps, orderId, language);
  if (!facesOf(print.design).includes(side)) throw new AppError('not_found');
  const [picture] = await drawFaces(print, [side]);
  if (!picture) throw new AppError('not_found');
  return picture;
}

/** Faces as pictures at 300 dots to the inch; what is a piece's own is that of the order's first chip. */
export async function drawFaces(
  { chips, page }: Pick<PrintOfOrder, 'chips' | 'page'>,
  sides: readonly FaceSide[],
): Promise<Buffer[]> {
  const [first] = chips;
  if (!first) return [];
  const { drawFaceAsPng } = await import('./draw-page.ts');
  const pictures: Buffer[] = [];
  for (const side of sides)
    pictures.push(await drawInTurn(() => drawFaceAsPng(page(side, first, piecesOf(chips)))));
  return pictures;
}
