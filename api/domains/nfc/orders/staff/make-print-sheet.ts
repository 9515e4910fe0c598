import { chipsOnSheet } from '../../../../contract/nfc/order-papers.schema.ts';
import { soldNameIn } from '../../../../contract/nfc/product-texts.ts';
import type { Language } from '../../../../contract/base/languages.ts';
import type { AppDeps } from '../../../../deps.ts';
import { AppError } from '../../../../errors.ts';
import { tapAddress } from '../../../../lib/random-code.ts';
import { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { drawInTurn } from '../../../../adapters/pdf/draw-in-turn.ts';
import { designFacts } from './design-facts.ts';
import { addressLine } from '../address-line.ts';
import { printedChips } from '../../print/printed-chips.ts';
import type { PrintSheet } from './draw-print-sheet.ts';
import { printSheetMessages } from '../messages.ts';
import { pageOf } from '../../print/face-size.ts';
import { drawFaces, facesOf } from '../../print/make-faces.ts';
import { printOfOrder, wholeDesign } from '../../print/print-of-order.ts';

interface Wanted {
  orderId: number;
  /** Counted from 1. */
  part: number;
  language: Language;
}

type Deps = Pick<AppDeps, 'knex' | 'storage' | 'env' | 'clock'>;

/**
 * Draws a part of an order's print sheet, with the faces as they were approved.
 * @throws {AppError} `not_found` for an order or a part that doesn't exist
 */
export async function makePrintSheet(deps: Deps, wanted: Wanted): Promise<Buffer> {
  return draw(deps, wanted.language, [await gatherSheet(deps, wanted)]);
}

/**
 * Draws the print sheets of several orders as one file, each order on pages of its own (docs/product.md 13.9); an order
 * of more than 300 chips has only its first part here.
 * @throws {AppError} `not_found` when one of them has nothing to print
 */
export async function makeRunSheet(
  deps: Deps,
  orderIds: readonly number[],
  language: Language,
): Promise<Buffer> {
  const sheets: Omit<PrintSheet, 'language' | 'madeAt'>[] = [];
  // One after the other: they share the drawing places.
  for (const orderId of orderIds) sheets.push(await gatherSheet(deps, { orderId, part: 1, language }));
  return draw(deps, language, sheets);
}

async function draw(
  { clock }: Deps,
  language: Language,
  sheets: readonly Omit<PrintSheet, 'language' | 'madeAt'>[],
): Promise<Buffer> {
  // Loaded with the first sheet: most processes draw none.
  const { drawPrintSheets } = await import('./draw-print-sheet.ts');
  return drawInTurn(() =>
    drawPrintSheets(sheets.map((sheet) => ({ ...sheet, language, madeAt: clock.now() }))),
  );
}

async function gatherSheet(
  deps: Deps,
  { orderId, part, language }: Wanted,
): Promise<Omit<PrintSheet, 'language' | 'madeAt'>> {
  const { knex, env } = deps;
  const order = await PhysicalCardOrder.query(knex).findById(orderId);
  const chips = await printedChips(knex, orderId);
  const shown = chips.slice((part - 1) * chipsOnSheet, part * chipsOnSheet);
  if (!order || shown.length === 0) throw new AppError('not_found');
  const text = printSheetMessages[language];
  const parts = Math.ceil(chips.length / chipsOnSheet);
  const { entrance, floor, apartment, notes } = order.shippingAddress;
  const address = [addressLine(order.shippingAddress), ...text.within(entrance, floor, apartment)];
  const facts: [string, string | null | undefined][] = [
    [text.product, soldNameIn(order.priceSnapshot, language)],
    [text.quantity, String(order.quantity)],
    ...designFacts(order.design, language),
    [text.recipient, [order.recipientName, order.recipientPhone].filter(Boolean).join(', ')],
    [text.address, address.filter(Boolean).join(', ')],
    [text.courier, notes],
    [text.buyer, order.buyerNotes],
    [text.staff, order.notes],
    [text.part, parts > 1 ? `${part} / ${parts}` : null],
  ];
  const design = wholeDesign(order.design);
  const print = design && (await printOfOrder(deps, orderId, language));
  const faces = print ? await drawFaces(print, facesOf(print.design)) : [];
  return {
    title: text.title(order.id),
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    faces: design ? { pictures: faces, ...pageOf(design.material) } : null,
    chips: shown.map(({ tapCode, quantity, businessProfile }) => ({
      address: tapAddress(env.PUBLIC_URL, tapCode),
      code: tapCode,
      card: businessProfile?.businessName ?? null,
      pieces: quantity,
    })),
  };
}
