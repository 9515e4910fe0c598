import type { Language } from '../../../../contract/base/languages.ts';
import type { PrintedDesign } from '../../../../contract/nfc/entities/printed-design.schema.ts';
import { printDesignMessages } from '../messages.ts';

/** The print that a buyer approved, as lines for the printer; none where nothing was stored. */
export function designFacts(design: PrintedDesign, language: Language): [string, string | null][] {
  const text = printDesignMessages[language];
  const { material, sides, layout, colour, accent, name, jobTitle, phone, words } = design;
  if (!material || !sides || !layout || !colour) return [];
  return [
    [text.print, [text.materials[material], text.sides[sides], text.layouts[layout]].join(', ')],
    [text.colour, [text.colours[colour], colour === 'own' ? accent : null].filter(Boolean).join(' ')],
    [text.front, [name, jobTitle, phone].filter(Boolean).join(' | ')],
    [text.back, sides === 'both' ? (words ?? []).join(' ') : null],
  ];
}
