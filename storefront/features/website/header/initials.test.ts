import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['דנה לוי', 'דל'],
  ['dana', 'D'],
  ['DJ ומפיק', 'Dו'],
  ['  (משרד)  03 ', 'מ0'],
  ['owner.demo_2', 'OD'],
  ['𝒜lice b', '𝒜B'],
  ['👍', ''],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
