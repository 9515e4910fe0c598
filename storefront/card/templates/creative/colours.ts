import {
  checkedColour,
  colourOf,
  contrast,
  inkOf,
  readable,
  textOn,
  toneOf,
  type Tone,
} from '../../colour.ts';
import type { Grounds } from '../template.ts';

const ownAccent = '#ef5b3c';
const ownPaper = '#fff8ec';
const white = '#ffffff';

/**
 * Four tile colours around the wheel from the accent: a sunny one, a pale one, a deep one and a dark one.
 * Dark text is readable on the first two, white on the other two, whatever accent the owner chose.
 */
export function creativeColours(chosen: string | null, on?: Grounds): Record<string, string> {
  const accent = checkedColour(chosen) ?? on?.accent ?? ownAccent;
  const tone = toneOf(accent);
  // A grey has no hue to derive colours from; the template's own is used.
  const hue = tone.chroma < 0.03 ? toneOf(ownAccent).hue : tone.hue;
  const ink = on?.ink ?? colourOf({ lightness: 0.23, chroma: 0.05, hue: hue + 240 });
  return {
    accent,
    'on-accent': textOn(accent, ink),
    'accent-ink': inkOf(accent, on?.paper ?? ownPaper),
    t1: brightEnough({ lightness: 0.82, chroma: 0.165, hue: hue + 48 }, ink),
    t2: brightEnough({ lightness: 0.84, chroma: 0.07, hue: hue - 10 }, ink),
    t3: inkOf(colourOf({ lightness: 0.52, chroma: 0.1, hue: hue + 138 }), white),
    t4: inkOf(colourOf({ lightness: 0.32, chroma: 0.12, hue: hue + 238 }), white),
    ink,
  };
}

function brightEnough(tone: Tone, ink: string): string {
  for (let { lightness } = tone; lightness < 1; lightness += 0.01) {
    const candidate = colourOf({ ...tone, lightness });
    if (contrast(candidate, ink) >= readable) return candidate;
  }
  return white;
}
