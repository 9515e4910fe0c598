import { checkedColour, colourOf, inkOf, textOn, toneOf } from '../../colour.ts';

const ownAccent = '#bff24b';

/**
 * A light in the dark: the accent is lightened until it is readable on the lightest glass, and ground and
 * text get a trace of its hue. `glass` is the lightest spot of a pane, on which every text must be readable.
 */
export function nightColours(chosen: string | null): Record<string, string> {
  const { chroma, hue } = toneOf(checkedColour(chosen) ?? ownAccent);
  const breath = Math.min(chroma, 0.012);
  const ground = colourOf({ lightness: 0.16, chroma: breath, hue });
  const glass = colourOf({ lightness: 0.275, chroma: breath, hue });
  const accent = inkOf(checkedColour(chosen) ?? ownAccent, glass);
  return {
    accent,
    'on-accent': textOn(accent, ground),
    'accent-ink': accent,
    ground,
    glass,
    ink: colourOf({ lightness: 0.955, chroma: breath, hue }),
    muted: colourOf({ lightness: 0.755, chroma: breath, hue }),
  };
}
