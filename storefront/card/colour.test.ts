import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedColour, contrast, readable, toneOf } from './colour.ts';
import { creativeColours } from './templates/creative/colours.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('colours from the accent', () => {
  it('can be read, whatever the owner chose', () => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        const colours = creativeColours(accent);
        const pairs = [
          ['on-accent', 'accent'],
          ['ink', 't1'],
          ['ink', 't2'],
        ] as const;
        for (const [text, ground] of pairs)
          expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(readable);
        for (const ground of ['t3', 't4'])
          expect(contrast('#ffffff', colours[ground] ?? '')).toBeGreaterThanOrEqual(readable);
        expect(contrast(colours['accent-ink'] ?? '', '#fff8ec')).toBeGreaterThanOrEqual(readable);
      }),
    );
  });

  it.each([
    ['#ff0000', 0.628, 0.258, 29.23],
    ['#0000ff', 0.452, 0.313, 264.05],
    ['#808080', 0.5999, 0, 0],
  ])('stand in OKLCH where CSS has them: %s', (colour, lightness, chroma, hue) => {
    const tone = toneOf(colour);
    expect(tone.lightness).toBeCloseTo(lightness, 3);
    expect(tone.chroma).toBeCloseTo(chroma, 3);
    expect(tone.hue).toBeCloseTo(hue, 1);
  });

  it('contrast as culori counts it with all it knows', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (one, other) => {
        expect(contrast(one, other)).toBe(wcagContrast(one, other));
      }),
    );
  });

  it.each([
    'red;background:url(//evil)',
    'expression(alert(1))',
    '</style><script>',
    '#12345',
    '#1234567',
    'rgb(1,2,3)',
  ])('refuses %s, which is not a colour', (text) => {
    expect(checkedColour(text)).toBeNull();
    expect(creativeColours(text)).toEqual(creativeColours(null));
  });
});
