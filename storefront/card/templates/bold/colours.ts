import { checkedColour, colourOf, contrast, inkOf, readable, textOn, toneOf } from '../../colour.ts';
import type { Grounds } from '../template.ts';

const ownAccent = '#eb513a';

/**
 * A poster's palette derived from the accent: a near-black ink, a pale paper, a loud neighbour (`pop`) and a soft tint
 * of the accent. Ink is readable on the last three, and paper on ink, whatever accent the owner chose.
 */
export function boldColours(chosen: string | null, on?: Grounds): Record<string, string> {
  const accent = checkedColour(chosen) ?? on?.accent ?? ownAccent;
  const tone = toneOf(accent);
  // A grey has no hue to derive colours from; the template's own is used.
  const hue = tone.chroma < 0.03 ? toneOf(ownAccent).hue : tone.hue;
  const ink = on?.ink ?? colourOf({ lightness: 0.2, chroma: 0.03, hue: hue + 10 });
  const paper = on?.paper ?? colourOf({ lightness: 0.962, chroma: 0.034, hue: hue + 46 });
  return {
    accent,
    'on-accent': textOn(accent, contrast(ink, accent) >= readable ? ink : paper),
    'accent-ink': inkOf(accent, paper),
    pop: colourOf({ lightness: 0.8, chroma: 0.155, hue: hue + 44 }),
    tint: colourOf({ lightness: 0.87, chroma: 0.065, hue: hue + 2 }),
    ink,
    paper,
    muted: on?.muted ?? colourOf({ lightness: 0.44, chroma: 0.045, hue: hue + 10 }),
  };
}
