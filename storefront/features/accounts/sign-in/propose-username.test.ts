import { expect, test } from 'vitest';
import { proposeUsername } from './propose-username.ts';

test.each([
  ['יעל ברוך', 'יעל-ברוך'],
  ['  Yael   Baruch ', 'Yael-Baruch'],
  ['הסטודיו הגדול של יעל ברוך ובנותיה', 'הסטודיו-הגדול-של-יעל'],
  ['קפה & בר', 'קפה'],
  ['תמיכה', ''],
  ['א', ''],
  ['', ''],
])('the name "%s" on a card proposes the user name "%s", without a space', (name, proposed) => {
  expect(proposeUsername(name)).toBe(proposed);
});
