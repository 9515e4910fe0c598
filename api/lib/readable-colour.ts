import {
  formatHex,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast,
} from 'culori/fn';

addMode(modeRgb);
addMode(modeLrgb);
addMode(modeOklch);

/** Contrast that WCAG 2.2 AA asks of text. */
const readable = 4.5;
const white = '#ffffff';
const black = '#000000';

/** Contrast of two colours as WCAG counts it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** A colour between two others; `share` is how much of the second, 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'oklch')(share)) ?? one;
}

/** The first wanted colour that can be read on `ground`, else white or black, of which one always can. */
export function textColourOn(ground: string, ...wanted: string[]): string {
  const found = [...wanted, white].find((colour) => contrastOf(colour, ground) >= readable);
  return found ?? black;
}

/** The tone nearest to `colour` that can be read on `ground` (docs/product.md 4). */
export function readableTone(colour: string, ground: string): string {
  const towards = contrastOf(black, ground) > contrastOf(white, ground) ? black : white;
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mixColours(colour, towards, share);
    if (contrastOf(tone, ground) >= readable) return tone;
  }
  return towards;
}
