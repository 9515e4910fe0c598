import { expect, it } from 'vitest';
import { scriptSafeJson } from './script-safe-json.ts';

it('can not leave its script element, and says the same', () => {
  const value = {
    name: '</script><script>alert(1)</script>',
    comment: '<!-- \u2028 \u2029 & "x"',
    deep: ['>'],
  };
  const text = scriptSafeJson(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
