import { expect, test } from 'vitest';
import { makeClaimCode, makeTapCode, plainClaimCode, tapAddress } from './random-code.ts';

const many = 2_000;

test('tap codes carry 64 bits or more, of signs that nobody takes for one another', () => {
  const codes = Array.from({ length: many }, makeTapCode);
  const signs = new Set(codes.join(''));
  expect([...signs].filter((sign) => /[0o1il]/iu.test(sign))).toEqual([]);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z0-9]{13,24}$/u);
    expect(code.length * Math.log2(signs.size)).toBeGreaterThanOrEqual(64);
  }
  expect(new Set(codes).size).toBe(many);
});

test('every sign stands in every place: no counter, no clock', () => {
  const codes = Array.from({ length: many }, makeTapCode);
  for (let place = 0; place < 14; place += 1) expect(new Set(codes.map((code) => code[place])).size).toBe(31);
});

test('an address on a chip stays within 50 characters after https://', () => {
  const address = tapAddress(`https://${'x'.repeat(24)}`, makeTapCode());
  expect(address.slice('https://'.length).length).toBeLessThanOrEqual(50);
  expect(address).toMatch(/\/t\/[a-z0-9]{14}$/u);
});

test('claim codes carry 64 bits or more and are read however they are typed', () => {
  const code = makeClaimCode();
  expect(code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/u);
  const plain = code.replaceAll('-', '');
  for (const typed of [code, plain, code.toLowerCase(), ` ${plain.match(/.{2}/gu)?.join(' ')} `, `${code}\n`])
    expect(plainClaimCode(typed)).toBe(plain);
  expect(plainClaimCode('קוד־')).toBe('');
});
