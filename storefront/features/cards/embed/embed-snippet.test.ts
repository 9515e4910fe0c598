import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cardNameIn, embedSizes, embedSnippet } from './embed-snippet.ts';

const given = {
  publicUrl: 'https://bikur.example',
  path: '/p/dana-levi',
  title: 'דנה "הבוסית" <b> & לוי',
  size: 'narrow',
  fits: true,
} as const;

describe('the snippet', () => {
  it.each(embedSizes)('is one frame whose attributes hold what was typed, in size %s', (size) => {
    const { childNodes } = parseFragment(embedSnippet({ ...given, size, fits: false }));
    expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['iframe']);
    const [frame] = childNodes;
    const attributes = Object.fromEntries(
      (frame && 'attrs' in frame ? frame.attrs : []).map(({ name, value }) => [name, value]),
    );
    expect(attributes).toMatchObject({
      src: 'https://bikur.example/p/dana-levi?embed=1',
      title: given.title,
      loading: 'lazy',
    });
  });

  it('brings the script only where the frame is to fit', () => {
    expect(embedSnippet({ ...given, fits: false })).not.toContain('<script');
    const { childNodes } = parseFragment(embedSnippet(given));
    expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['iframe', '#text', 'script']);
    expect(embedSnippet(given)).toContain('getElementById("bikur-dana-levi")');
  });
});

it.each([
  ['dana-levi', 'dana-levi'],
  [' https://bikur.example/p/dana-levi?s=qr#qr ', 'dana-levi'],
  ['/p/17/', '17'],
  ['bikur.example/%D7%93%D7%A0%D7%94', 'דנה'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['', ''],
  ['///', ''],
  ['x'.repeat(5_000), 'x'.repeat(60)],
])('finds the card in %j', (typed, name) => {
  expect(cardNameIn(typed)).toBe(name);
});
