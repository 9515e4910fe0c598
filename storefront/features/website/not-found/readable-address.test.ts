import { describe, expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

describe('readableAddress', () => {
  it('shows Hebrew as Hebrew', () => {
    expect(readableAddress('/p/%D7%93%D7%A0%D7%94')).toBe('/p/דנה');
  });

  it('leaves a broken percent sign as it came', () => {
    expect(readableAddress('/p/50%-off')).toBe('/p/50%-off');
  });

  it('takes out marks that turn the line around or hide', () => {
    expect(readableAddress('/p/%E2%80%AEgpj.exe%E2%81%A9')).toBe('/p/gpj.exe');
    expect(readableAddress('/p/a%E2%80%8Bb%0Ac')).toBe('/p/abc');
  });

  it('keeps markup as text', () => {
    expect(readableAddress('/p/<img src=x>')).toBe('/p/<img src=x>');
  });

  it('cuts a long address between letters, never within one', () => {
    const long = readableAddress(`/${'😀'.repeat(200)}`);
    expect([...long]).toHaveLength(81);
    expect(long.endsWith('😀…')).toBe(true);
  });
});
