import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import {
  codeWidths,
  modulesOfCode,
  pictureWidths,
  quietZone,
  roomOnFront,
  sizeOfPhone,
  trimOf,
} from '../../../../api/contract/nfc/printed-geometry.ts';
import type { Print } from '../printed/print-of-card.ts';

/** Height of a figure in parts of its typeface's size. */
const digitOfFont = 0.7;
/** The lowest figures that people read at arm's length, in millimetres. */
const minDigit = 1.8;
/** The smallest module that phones tell from its neighbours, in millimetres. */
const minModule = 0.4;
const minDpi = 250;

/** One thing that was looked at; `isGood` false warns. */
export type PrintCheck =
  | { kind: 'texts'; isGood: boolean }
  /** Its measure and the least it should be: millimetres, or dots to the inch of a picture. */
  | { kind: 'phone' | 'code' | 'picture'; isGood: boolean; measure: number; min: number };

type Pictures = Pick<PublicCard, 'portrait' | 'cover'>;

const measured = (kind: 'phone' | 'code' | 'picture', measure: number, min: number): PrintCheck => ({
  kind,
  isGood: measure >= min,
  measure,
  min,
});

/**
 * What the print of a card is checked for, from its real measures.
 * @param textsFit whether all texts stand whole in the drawing
 */
export function checksOf(print: Print, { portrait, cover }: Pictures, textsFit: boolean): PrintCheck[] {
  const { material, layout, sides, phone, host } = print;
  const { width } = trimOf(material);
  const checks: PrintCheck[] = [{ kind: 'texts', isGood: textsFit }];
  const inMillimetres = (part: number) => (part / 100) * width;
  const dpiOf = (pixels: number, part: number) => pixels / (inMillimetres(part) / 25.4);
  const hasField = material === 'pvc' && (layout === 'diagonal' || layout === 'portrait');
  if (phone && material !== 'sticker') {
    const size = sizeOfPhone(phone, roomOnFront(hasField));
    checks.push(measured('phone', inMillimetres(size) * digitOfFont, minDigit));
  }
  if (sides === 'both' || material === 'sticker') {
    const modules = modulesOfCode(host);
    const room = inMillimetres(codeWidths[material].code);
    checks.push(measured('code', (room * modules) / (modules + quietZone * 2), modules * minModule));
  }
  if (material !== 'pvc') return checks;
  const field = hasField ? (layout === 'portrait' ? (portrait ?? cover) : (cover ?? portrait)) : null;
  const sharpness = [
    ...(field && hasField ? [dpiOf(field.width, pictureWidths[layout])] : []),
    ...(portrait && field !== portrait ? [dpiOf(portrait.width, pictureWidths.face)] : []),
  ];
  if (sharpness.length > 0) checks.push(measured('picture', Math.min(...sharpness), minDpi));
  return checks;
}
