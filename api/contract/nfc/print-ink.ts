import { templateAccents } from '../cards/template-accents.ts';
import type { WholePrintedDesign } from './entities/printed-design.schema.ts';
import { printInks } from './printed-design.ts';

/**
 * Ground and words of a print, `#rrggbb`, readable on each other whatever accent the owner chose: one rule for the
 * proof and for the press (docs/product.md 5).
 * @param textOn the wanted colour of words where it can be read on the ground, else one that can
 */
export function inkOfPrint(
  { colour, template, accent }: Pick<WholePrintedDesign, 'colour' | 'template' | 'accent'>,
  textOn: (ground: string, wanted: string) => string,
): readonly [ground: string, words: string] {
  if (colour !== 'own') return printInks[colour];
  const chosen = accent && /^#[0-9a-f]{6}$/iu.test(accent) ? accent.toLowerCase() : null;
  const ground = chosen ?? templateAccents[template];
  return [ground, textOn(ground, '#fff4e8')];
}
