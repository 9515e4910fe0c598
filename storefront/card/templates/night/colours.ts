import { checkedColour, colourOf, inkOf, textOn, toneOf } from '../../colour.ts';
import type { Grounds } from '../template.ts';

const ownAccent = '#bff24b';

/**
 * A light in the dark: the accent is lightened until it is readable on the lightest glass, and text gets a trace of the
 * ground's hue, which is the accent's unless a palette says otherwise. `glass` is the lightest spot of a pane, on which
 * every text must be readable.
 */
export function nightColours(chosen: string | null, on?: Grounds): Record<string, string> {
  const wanted = checkedColour(chosen) ?? on?.accent ?? ownAccent;
  const { chroma, hue } = toneOf(on?.paper ?? wanted);
  const breath = Math.min(chroma, on ? 0.03 : 0.012);
  const ground = on?.paper ?? colourOf({ lightness: 0.16, chroma: breath, hue });
  const glass = colourOf({ lightness: 0.275, chroma: breath, hue });
  const accent = inkOf(wanted, glass);
  return {
    accent,
    'on-accent': textOn(accent, ground),
    'accent-ink': accent,
    ground,
    glass,
    ink: colourOf({ lightness: 0.955, chroma: Math.min(breath, 0.012), hue }),
    muted: colourOf({ lightness: 0.755, chroma: breath, hue }),
  };
}
