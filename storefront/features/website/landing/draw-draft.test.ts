import { afterEach, expect, test, vi } from 'vitest';
import { drawDraft } from './draw-draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** The drawn places of a page, and what typing into a field puts there. */
function drawn(draws: string | undefined, value: string) {
  const places = { name: 'השם שלכם', trade: 'תחום', initials: '' };
  const shown: Record<string, string> = {};
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      const what = /^\[data-drawn=(\w+)\]$/.exec(selector)?.[1] as keyof typeof places;
      return [
        {
          dataset: { blank: places[what] },
          set textContent(text: string) {
            shown[what] = text;
          },
        },
      ];
    },
  });
  drawDraft({ target: { value, dataset: { draws } } });
  return shown;
}

test.each([
  ['יעל ברוך', 'יב'],
  ['  סטודיו   גפן ומאיה ', 'סג'],
  ['נגה', 'נ'],
  ['😀 קפה', '😀ק'],
])('"%s" is drawn as typed, with the initials %s', (name, initials) => {
  expect(drawn('name', name)).toEqual({ name: name.trim(), initials });
});

test('what is deleted leaves the blank; other fields draw nothing', () => {
  expect(drawn('name', ' ')).toEqual({ name: 'השם שלכם', initials: '' });
  expect(drawn('trade', 'חשמל')).toEqual({ trade: 'חשמל' });
  expect(drawn(undefined, 'x')).toEqual({});
});
