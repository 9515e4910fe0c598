import {
  wholePrintedDesign,
  type PrintedDesign,
  type WholePrintedDesign,
} from '../../../contract/nfc/entities/printed-design.schema.ts';
import { describePicture } from '../../../contract/cards/picture-address.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { AppDeps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { tapAddress } from '../../../lib/random-code.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { readStoredPicture } from '../../cards/index.ts';
import { approvedPictureGone, printFileMessages } from './messages.ts';
import { printedChips } from './printed-chips.ts';
import type { Face } from './face-pen.ts';
import type { FacePage } from './draw-page.ts';
import { trimOf } from '../../../contract/nfc/printed-geometry.ts';

export type PrintDeps = Pick<AppDeps, 'knex' | 'storage' | 'env'>;

/** All that stands on an order's pieces, ready to be drawn. */
export interface PrintOfOrder {
  design: WholePrintedDesign;
  /** Chips that are printed, in the order of the chip list. */
  chips: CardAllocation[];
  /**
   * The page of a face; the front of a card is the same for all pieces.
   * @param pieces how many of this page are printed
   */
  page(side: Face['side'], chip: CardAllocation, pieces: number): FacePage;
}

/**
 * The design that was stored with an order, when nothing is missing of it; null for orders from before, or without a
 * card.
 */
export function wholeDesign(design: PrintedDesign): WholePrintedDesign | null {
  const found = wholePrintedDesign.safeParse(design);
  return found.success ? found.data : null;
}

/**
 * Reads what is printed for an order: the design its buyer approved, with its pictures in full size, and its chips.
 * @throws {AppError} `not_found` for an order that doesn't exist, has no chips, or has no design to print; `conflict`
 * when a picture of the approved design is gone
 */
export async function printOfOrder(
  { knex, storage, env }: PrintDeps,
  orderId: number,
  language: Language,
): Promise<PrintOfOrder> {
  const order = await PhysicalCardOrder.query(knex).findById(orderId);
  const design = order && wholeDesign(order.design);
  const chips = await printedChips(knex, orderId);
  if (!design || chips.length === 0) throw new AppError('not_found');
  const { portrait, cover } = await readPictures(storage, design);
  const text = printFileMessages[language];
  const { width, height } = trimOf(design.material);
  const size = design.material === 'sticker' ? `⌀ ${width} mm` : `${width} × ${height} mm`;
  return {
    design,
    chips,
    page(side, chip, pieces) {
      const isOwn = side === 'back' || design.material === 'sticker';
      const what = [text.order(orderId), text.materials[design.material], text.sides[side]];
      const which = isOwn ? [chip.tapCode] : [];
      return {
        face: { side, design, portrait, cover, address: tapAddress(env.PUBLIC_URL, chip.tapCode) },
        // Each part keeps its own direction, whatever stands beside it.
        note: [...what, ...which, `× ${pieces}`, size, text.how[design.material]]
          .map((part) => `\u2068${part}\u2069`)
          .join(' · '),
      };
    },
  };
}

/** The canvas is large: it is loaded with the first picture. */
async function readPictures(
  storage: AppDeps['storage'],
  { material, portrait, cover }: WholePrintedDesign,
): Promise<Pick<Face, 'portrait' | 'cover'>> {
  if (material !== 'pvc') return { portrait: null, cover: null };
  const { loadImage } = await import('@napi-rs/canvas');
  const read = async (address: string | null) => {
    const picture = describePicture(address);
    const bytes = picture && (await readStoredPicture(storage, picture, picture.width));
    // Another picture or none isn't what the buyer approved.
    if (address && !bytes) throw new AppError('conflict', { text: approvedPictureGone });
    return bytes && loadImage(bytes);
  };
  return { portrait: await read(portrait), cover: await read(cover) };
}
