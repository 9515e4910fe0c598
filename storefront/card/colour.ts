import {
  clampChroma,
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToLrgb,
  convertRgbToOklab,
  fixupAlpha,
  fixupHueShorter,
  formatHex,
  interpolatorLinear,
  parseHex,
  useMode as addMode,
  wcagContrast,
  type modeOklch,
  type Oklch,
  type Rgb,
} from 'culori/fn';

/**
 * OKLCH as culori has it, but without its parser and what CIE LCH brings along. All colours here are `#rrggbb`: with
 * culori's own definitions every page that draws a card fetches 2.4 KB of names of colours and other notations.
 */
const oklch = {
  mode: 'oklch',
  channels: ['l', 'c', 'h', 'alpha'],
  ranges: { l: [0, 1], c: [0, 0.4], h: [0, 360] },
  toMode: { rgb: (colour: Oklch) => convertOklabToRgb(convertLchToLab(colour)) },
  fromMode: { rgb: toOklch },
  // Nothing is mixed here, but the API's colours are where both run in one process.
  interpolate: {
    l: interpolatorLinear,
    c: interpolatorLinear,
    h: { use: interpolatorLinear, fixup: fixupHueShorter },
    alpha: { use: interpolatorLinear, fixup: fixupAlpha },
  },
};
// The types know none but culori's own definitions.
addMode(oklch as unknown as typeof modeOklch);

function toOklch(colour: Rgb): Oklch {
  return convertLabToLch(convertRgbToOklab(colour), 'oklch');
}

const rgbOf = (colour: string): Rgb => parseHex(colour) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };

/** Smallest contrast ratio that WCAG 2.2 AA allows for text. */
export const readable = 4.5;
const white = '#ffffff';
const black = '#000000';

export const contrast = (one: string, other: string): number =>
  wcagContrast(convertRgbToLrgb(rgbOf(one)), convertRgbToLrgb(rgbOf(other)));

/** Only `#rrggbb` passes, so that nothing else can get into a stylesheet (docs/security.md A10). */
export function checkedColour(text: string | null): string | null {
  return text && /^#[0-9a-f]{6}$/iu.test(text) ? text.toLowerCase() : null;
}

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

export function toneOf(colour: string): Tone {
  const { l, c, h } = toOklch(rgbOf(colour));
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

/** The nearest colour that a screen can show, as `#rrggbb`. */
export function colourOf({ lightness, chroma, hue }: Tone): string {
  return (
    formatHex(
      clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: ((hue % 360) + 360) % 360 }, 'oklch'),
    ) ?? black
  );
}

/** The wanted text colour if it is readable on `ground`, else white or black, one of which always is. */
export function textOn(ground: string, wanted: string): string {
  for (const candidate of [wanted, white]) if (contrast(candidate, ground) >= readable) return candidate;
  return contrast(black, ground) >= readable ? black : white;
}

/** The tone nearest to `colour` that is readable on `ground`, found by making it darker or lighter step by step. */
export function inkOf(colour: string, ground: string): string {
  const tone = toneOf(colour);
  const step = contrast(black, ground) > contrast(white, ground) ? -0.01 : 0.01;
  for (let { lightness } = tone; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = colourOf({ ...tone, lightness });
    if (contrast(candidate, ground) >= readable) return candidate;
  }
  return step < 0 ? black : white;
}
