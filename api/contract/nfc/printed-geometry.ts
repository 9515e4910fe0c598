import type { Material } from './entities/nfc-product.schema.ts';

/*
 * Measures of a printed piece that the drawing on a page, the checks of the proof and the press have in common; a
 * length without a unit is in hundredths of the piece's width. What only the drawing needs is in
 * `storefront/features/nfc/printed/printed-piece.module.css`.
 */

/** What the machine cuts out, in millimetres. */
export const trimOf = (material: Material): { width: number; height: number } =>
  material === 'sticker' ? { width: 40, height: 40 } : { width: 85.6, height: 54 };

/** Widths of a code with the light edge that readers need, and of the field it lies on. */
export const codeWidths: Readonly<Record<Material, { code: number; field: number }>> = {
  pvc: { code: 37, field: 41 },
  bamboo: { code: 41, field: 41 },
  metal: { code: 39, field: 41 },
  sticker: { code: 43, field: 46 },
};

/** Light modules at each side of a code, as the standard asks. */
export const quietZone = 4;

/** Bytes that codes of 21, 25, 29 … modules hold at the level of correction that is printed (M). */
const bytesOfCodes = [14, 26, 42, 62, 84, 106, 122, 152] as const;
/** A chip's address beside its host: `https://`, `/t/` and 14 signs. */
const bytesBesideHost = 25;

/** Modules of a chip's code in a row, without the light ones around it. */
export function modulesOfCode(host: string): number {
  const version = bytesOfCodes.findIndex((bytes) => bytes >= host.length + bytesBesideHost);
  return 21 + 4 * (version < 0 ? bytesOfCodes.length : version);
}

/** Widths of pictures on the front of a card. */
export const pictureWidths = { diagonal: 47, portrait: 42, face: 20 } as const;

/** Height of the phone's letters where it has room. */
const phoneSize = 4.3;
/** Widest figure of the typefaces that are printed, in parts of their size. */
const widestFigure = 0.62;

/** Width that the words on the front have. */
export const roomOnFront = (hasField: boolean): number => (hasField ? 43 : 86);

/** Size of the phone on the front of a card: a number too long for its room gets smaller and is never cut off. */
export const sizeOfPhone = (phone: string, room: number): number =>
  Math.min(phoneSize, room / (phone.length * widestFigure));

/** The sign of a tap on a card, in a square of 24. */
export const tapWaves = 'M6 8.5a6 6 0 0 1 0 7M10 6a10 10 0 0 1 0 12M14 3.5a14.5 14.5 0 0 1 0 17';

/** The same on a sticker, around a dot: in a frame of 72 by 42 that begins at 14, 4. */
export const stickerWaves = {
  dot: { x: 50, y: 41, radius: 2.2 },
  path: 'M39 33.5a13.5 13.5 0 0 1 22 0M29.5 26.5a25.5 25.5 0 0 1 41 0M20 19.5a37.5 37.5 0 0 1 60 0',
} as const;
