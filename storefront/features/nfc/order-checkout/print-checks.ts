import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { Print } from '../printed/print-of-card.ts';

/** Width of a card, and of a sticker, in millimetres. */
const cardWidth = 85.6;
const stickerWidth = 40;
/** Parts of the piece's width, as `printed-piece.module.css` draws them. */
const phoneFont = 0.043;
const digitOfFont = 0.7;
const codeOfCard = { pvc: 0.37, bamboo: 0.41, metal: 0.39 } as const;
const codeOfSticker = 0.43;
/** Of those, the code itself: a chip's address takes 29 modules, and four light ones stand on each side. */
const modulesOfCode = 29 / 37;
const faceOfCard = 0.2;
const coverOfCard = 0.47;

export const minDigit = 1.8;
/** A code that a phone reads at arm's length. */
export const minCode = 12;
export const minDpi = 250;

/** One thing that was looked at, with its measure; `isGood` false warns. */
export interface PrintCheck {
  kind: 'phone' | 'code' | 'picture' | 'texts';
  isGood: boolean;
  /** Millimetres, or dots to the inch; absent for texts. */
  measure?: number;
}

type Pictures = Pick<PublicCard, 'portrait' | 'cover'>;

/**
 * What the print of a card is checked for, from its real measures.
 * @param textsFit whether all texts stand whole in the drawing
 */
export function checksOf(print: Print, { portrait, cover }: Pictures, textsFit: boolean): PrintCheck[] {
  const { material, layout, sides } = print;
  const checks: PrintCheck[] = [{ kind: 'texts', isGood: textsFit }];
  if (print.phone && material !== 'sticker') {
    const measure = cardWidth * phoneFont * digitOfFont;
    checks.push({ kind: 'phone', isGood: measure >= minDigit, measure });
  }
  if (sides === 'both' || material === 'sticker') {
    const room = material === 'sticker' ? stickerWidth * codeOfSticker : cardWidth * codeOfCard[material];
    const measure = room * modulesOfCode;
    checks.push({ kind: 'code', isGood: measure >= minCode, measure });
  }
  if (material !== 'pvc') return checks;
  const field =
    layout === 'portrait' ? (portrait ?? cover) : layout === 'diagonal' ? (cover ?? portrait) : null;
  const widths = [
    ...(field ? [dpiOf(field.width, coverOfCard)] : []),
    ...(portrait && field !== portrait ? [dpiOf(portrait.width, faceOfCard)] : []),
  ];
  if (widths.length > 0) {
    const measure = Math.min(...widths);
    checks.push({ kind: 'picture', isGood: measure >= minDpi, measure });
  }
  return checks;
}

const dpiOf = (pixels: number, part: number): number => pixels / ((cardWidth * part) / 25.4);
