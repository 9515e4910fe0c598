import { formatHex, interpolate, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { basicColours } from './basic/colours.ts';
import { boldColours } from './bold/colours.ts';
import { classicColours } from './classic/colours.ts';
import { creativeColours } from './creative/colours.ts';
import { minimalColours } from './minimal/colours.ts';
import { nightColours } from './night/colours.ts';

/** All hues, from nearly black to nearly white, from grey to vivid, clipped to what a screen can show. */
const accents: string[] = ['#000000', '#ffffff'];
for (let hue = 0; hue < 360; hue += 12)
  for (const chroma of [0, 0.02, 0.06, 0.14, 0.3])
    for (const lightness of [0.08, 0.3, 0.45, 0.55, 0.65, 0.75, 0.86, 0.97])
      accents.push(formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue }));

type Colours = Record<string, string>;
interface Look {
  name: string;
  count: (accent: string | null) => Colours;
  /** Text and ground: names of the look's colours, or fixed colours of its stylesheet. */
  pairs: readonly (readonly [text: string, ground: string])[];
  /** Grounds the stylesheet mixes: this share of the accent over the ground. */
  haze?: { share: number; texts: readonly string[] };
  /** A ground of the bar of first actions: a colour with this share of another in it. */
  bar?: { text: string; ground: string; share: number; of: string };
}

const looks: readonly Look[] = [
  {
    name: 'basic',
    count: basicColours,
    pairs: [
      ['on-accent', 'accent'],
      ['accent-ink', '#ffffff'],
      ['spark', '#16202b'],
    ],
  },
  {
    name: 'minimal',
    count: minimalColours,
    pairs: [
      ['on-accent', 'accent'],
      ['accent-ink', '#ffffff'],
    ],
  },
  {
    name: 'classic',
    count: classicColours,
    pairs: [
      ['on-accent', 'accent'],
      ['accent-ink', '#fbf7ec'],
      ['accent-ink', '#f1e8d5'],
      ['#fbf7ec', 'accent-ink'],
    ],
  },
  {
    name: 'creative',
    count: creativeColours,
    // White on the dark strip of the bar, dark words on its blocks.
    pairs: [
      ['on-accent', 'accent'],
      ['ink', 't1'],
      ['ink', 't2'],
      ['#ffffff', 't3'],
      ['#ffffff', 't4'],
    ],
  },
  {
    name: 'bold',
    count: boldColours,
    pairs: [
      ['on-accent', 'accent'],
      ['accent-ink', 'paper'],
      ['ink', 'paper'],
      ['ink', 'pop'],
      ['ink', 'tint'],
      ['muted', 'paper'],
      ['paper', 'ink'],
    ],
    bar: { text: 'paper', ground: 'ink', share: 0.16, of: 'paper' },
  },
  {
    name: 'night',
    count: nightColours,
    pairs: [
      ['on-accent', 'accent'],
      ...['accent-ink', 'ink', 'muted'].flatMap((text) => [
        [text, 'ground'] as const,
        [text, 'glass'] as const,
      ]),
    ],
    haze: { share: 0.16, texts: ['ink', 'muted'] },
    // Bright pictures pass under the glass.
    bar: { text: 'ink', ground: 'glass', share: 0.22, of: '#ffffff' },
  },
];

describe.each(looks)('colours of $name', ({ count, pairs, haze, bar }) => {
  it('can be read on every accent', () => {
    const unreadable: string[] = [];
    for (const accent of accents) {
      const colours = count(accent);
      const named = (name: string) => (name.startsWith('#') ? name : (colours[name] ?? 'missing'));
      const check = (text: string, ground: string, what: string) => {
        const ratio = wcagContrast(text, ground);
        if (!(ratio >= 4.5)) unreadable.push(`${accent}: ${what} ${ratio.toFixed(2)}`);
      };
      for (const [text, ground] of pairs) check(named(text), named(ground), `${text} on ${ground}`);
      if (bar) {
        const ground = formatHex(interpolate([named(bar.ground), named(bar.of)], 'rgb')(bar.share));
        check(named(bar.text), ground, `${bar.text} in the bar`);
      }
      if (haze) {
        const lit = formatHex(interpolate([named('ground'), named('accent')], 'rgb')(haze.share));
        for (const text of haze.texts) check(named(text), lit, `${text} in the haze`);
      }
    }
    expect(unreadable).toEqual([]);
  });

  it('are plain hexadecimal colours and nothing else', () => {
    for (const accent of [null, '#00ff00', 'red;background:url(//evil.example)', '#12345'])
      for (const colour of Object.values(count(accent))) expect(colour).toMatch(/^#[0-9a-f]{6}$/u);
    expect(count('red')).toEqual(count(null));
  });
});
