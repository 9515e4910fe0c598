import { formatHex, interpolate, wcagContrast } from 'culori';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  cardPalettes,
  cardTemplates,
  type CardPalette,
  type CardTemplate,
  hasBothSchemes,
} from '../../../api/contract/cards/card-choices.ts';
import { lookOf, type Tokens } from '../look.ts';

/** All hues, from nearly black to nearly white, from grey to vivid, clipped to what a screen can show. */
const accents: string[] = ['#000000', '#ffffff'];
for (let hue = 0; hue < 360; hue += 12)
  for (const chroma of [0, 0.02, 0.06, 0.14, 0.3])
    for (const lightness of [0.08, 0.3, 0.45, 0.55, 0.65, 0.75, 0.86, 0.97])
      accents.push(formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue }));

type Pair = readonly [text: string, ground: string];
const on = (texts: readonly string[], grounds: readonly string[]): Pair[] =>
  texts.flatMap((text) => grounds.map((ground): Pair => [text, ground]));

interface Look {
  name: CardTemplate;
  /** Text and ground: names of the look's colours, or fixed colours of its stylesheet. */
  pairs: readonly Pair[];
  /** Marks and edges that say something, with the ground they stand on. */
  marks?: readonly Pair[];
  /** Grounds the stylesheet mixes: this share of the accent over the ground. */
  haze?: { share: number; texts: readonly string[] };
  /** A ground of the bar of first actions: a colour with this share of another in it. */
  bar?: { text: string; ground: string; share: number; of: string };
}

const looks: readonly Look[] = [
  {
    name: 'basic',
    marks: on(['opened', 'field', 'accent-ink'], ['paper']),
    pairs: [
      ['on-accent', 'accent'],
      ['spark', 'slab'],
      ['#ffffff', 'slab'],
      ...on(['ink', 'muted'], ['paper', 'ground']),
      ['accent-ink', 'paper'],
    ],
  },
  {
    name: 'minimal',
    marks: on(['opened', 'field'], ['paper']),
    pairs: [['on-accent', 'accent'], ...on(['ink', 'muted', 'accent-ink'], ['paper']), ['paper', 'ink']],
  },
  {
    name: 'classic',
    marks: on(['opened', 'field'], ['paper']),
    pairs: [
      ['on-accent', 'accent'],
      ...on(['accent-ink'], ['paper', 'pressed']),
      ...on(['ink', 'muted'], ['paper', 'pressed', 'ground']),
      ['paper', 'ink'],
    ],
  },
  {
    name: 'creative',
    marks: on(['opened'], ['paper']),
    // White on the dark strip of the bar, dark words on its blocks.
    pairs: [
      ['on-accent', 'accent'],
      ...on(['ink'], ['t1', 't2', 'paper', '#ffffff']),
      ['muted', 'paper'],
      ['accent-ink', 'paper'],
      ...on(['#ffffff'], ['t3', 't4']),
    ],
  },
  {
    name: 'bold',
    marks: on(['opened'], ['paper']),
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
    pairs: [
      ['on-accent', 'accent'],
      ...on(['accent-ink', 'ink', 'muted'], ['ground', 'glass']),
      ['ground', 'ink'],
    ],
    haze: { share: 0.16, texts: ['ink', 'muted'] },
    // Bright pictures pass under the glass.
    bar: { text: 'ink', ground: 'glass', share: 0.22, of: '#ffffff' },
  },
];

const ownColours = Object.fromEntries(
  await Promise.all(
    cardTemplates.map(async (template) => {
      const css = await readFile(new URL(`${template}/${template}.css`, import.meta.url), 'utf8');
      const block = /^\.bc-\w+ \{([^}]+)\}/mu.exec(css)?.[1] ?? '';
      const colours = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/gu)];
      return [template, Object.fromEntries(colours.map(([, name, value]) => [name, value]))];
    }),
  ),
) as Record<CardTemplate, Tokens>;

describe.each(looks)('colours of $name', ({ name: template, pairs, marks = [], haze, bar }) => {
  /** What can't be read in these colours. */
  function unreadable(tokens: Tokens, what: string): string[] {
    const found: string[] = [];
    const colours = { ...ownColours[template], ...tokens };
    const named = (name: string) => (name.startsWith('#') ? name : (colours[name] ?? 'missing'));
    const check = (text: string, ground: string, pair: string, least = 4.5) => {
      const ratio = wcagContrast(text, ground);
      if (!(ratio >= least)) found.push(`${what}: ${pair} ${ratio.toFixed(2)}`);
    };
    for (const [text, ground] of pairs) check(named(text), named(ground), `${text} on ${ground}`);
    for (const [mark, ground] of marks) check(named(mark), named(ground), `${mark} on ${ground}`, 3);
    if (bar) {
      const ground = formatHex(interpolate([named(bar.ground), named(bar.of)], 'rgb')(bar.share));
      check(named(bar.text), ground, `${bar.text} in the bar`);
    }
    if (haze) {
      const lit = formatHex(interpolate([named('ground'), named('accent')], 'rgb')(haze.share));
      for (const text of haze.texts) check(named(text), lit, `${text} in the haze`);
    }
    return found;
  }
  const look = (palette: CardPalette, accent: string | null) =>
    lookOf({ template, palette, accent, colorScheme: 'system' });

  it('can be read on every accent', () => {
    expect(
      accents.flatMap((accent) => {
        const { light, dark } = look('own', accent);
        return [...unreadable(light, accent), ...(dark ? unreadable(dark, `${accent}, dark`) : [])];
      }),
    ).toEqual([]);
  });

  it.each(cardPalettes)('can be read in the palette %s, with any accent, light and dark', (palette) => {
    // Every seventh: no lightness, chroma or hue is left out for all of the others.
    const some = [null, ...accents.filter((_, index) => index % 7 === 0)];
    expect(
      some.flatMap((accent) => {
        const { light, dark } = look(palette, accent);
        return [...unreadable(light, `${accent}`), ...(dark ? unreadable(dark, `${accent}, dark`) : [])];
      }),
    ).toEqual([]);
  });

  it('are others in each palette, and dark ones where the template has both', () => {
    const colours = cardPalettes.map((palette) => look(palette, null));
    expect(new Set(colours.map(({ light }) => JSON.stringify(light))).size).toBe(cardPalettes.length);
    for (const { light, dark } of colours) {
      expect(dark !== null).toBe(hasBothSchemes(template));
      const paper = dark?.['paper'];
      if (paper) {
        expect(wcagContrast(paper, '#ffffff')).toBeGreaterThan(12);
        expect(Object.keys(dark)).toEqual(expect.arrayContaining(Object.keys(light)));
      }
    }
    expect(lookOf({ template, palette: 'own', accent: null, colorScheme: 'light' }).dark).toBeNull();
  });

  it('say of the light variant what the stylesheet says', () => {
    const { light, dark } = look('own', null);
    const ofStylesheet = Object.entries(ownColours[template]).map(([name, value]) => [
      name,
      value.replace(/^#fff$/u, '#ffffff'),
    ]);
    if (dark) expect(light).toMatchObject(Object.fromEntries(ofStylesheet));
    for (const name of Object.keys(dark ?? {})) expect(light).toHaveProperty(name);
  });

  it('are plain hexadecimal colours and nothing else', () => {
    for (const palette of cardPalettes)
      for (const accent of [null, '#00ff00', 'red;background:url(//evil.example)', '#12345']) {
        const { light, dark } = look(palette, accent);
        for (const colour of Object.values({ ...light, ...dark })) expect(colour).toMatch(/^#[0-9a-f]{6}$/u);
      }
    expect(look('own', 'red')).toEqual(look('own', null));
  });
});
