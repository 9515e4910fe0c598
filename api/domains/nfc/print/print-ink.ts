import { templateAccents } from '../../../contract/cards/template-accents.ts';
import type { WholePrintedDesign } from '../../../contract/nfc/entities/printed-design.schema.ts';
import { printInks } from '../../../contract/nfc/printed-design.ts';
import { textColourOn } from '../../../lib/readable-colour.ts';

/**
 * Ground and words of a stored print, `#rrggbb`; the same that the proof showed (docs/product.md 5).
 */
export function inkOfDesign({
  colour,
  template,
  accent,
}: Pick<WholePrintedDesign, 'colour' | 'template' | 'accent'>): readonly [string, string] {
  if (colour !== 'own') return printInks[colour];
  const chosen = accent && /^#[0-9a-f]{6}$/iu.test(accent) ? accent.toLowerCase() : null;
  const ground = chosen ?? templateAccents[template];
  return [ground, textColourOn(ground, '#fff4e8')];
}
