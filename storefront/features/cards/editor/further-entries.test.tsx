import { expect, it } from 'vitest';
import { sectionIds } from './card-sections.ts';
import { furtherEntry, furtherFields } from './further-entries.tsx';

it('every field of the card has its place in the editor', () => {
  const fields = sectionIds.flatMap((section) => furtherFields(section));
  expect(fields.filter((field) => furtherEntry(field) === null)).toEqual([]);
});
