import { describe, expect, it } from 'vitest';
import he from './landing.he.ts';
import en from './landing.en.ts';
import { shortenText } from './shorten-text.ts';

describe('shortenText', () => {
  it('leaves 150 characters as they are and cuts the 151st', () => {
    const text = 'א'.repeat(150);
    expect(shortenText(text)).toBe(text);
    expect(shortenText(`${text}ב`)).toBe(`${text}…`);
  });

  it('counts an emoji as one and never halves it', () => {
    expect(shortenText('👍'.repeat(150))).toBe('👍'.repeat(150));
    expect(shortenText('👍'.repeat(151))).toBe(`${'👍'.repeat(150)}…`);
  });

  it('gives an empty text back', () => {
    expect(shortenText('')).toBe('');
  });
});

describe('testimonials', () => {
  it.each([
    ['he', he],
    ['en', en],
  ])('are five of rating 5, one of them longer than the cut (%s)', (_, { testimonials }) => {
    expect(testimonials).toHaveLength(5);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5]);
    expect(testimonials.filter(({ text }) => shortenText(text) !== text)).toHaveLength(1);
  });
});
