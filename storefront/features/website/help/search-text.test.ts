import { describe, expect, it } from 'vitest';
import { matches, searchable } from './search-text.ts';

describe('the search of the help page', () => {
  it.each([
    ['מנוי חודשי', 'מָנוּי'],
    ['שעות הפתיחה', 'שָׁעוֹת פתיחה'],
    ['כולל מע״מ כדין', 'מע"מ'],
    ['כולל מע״מ כדין', 'מעמ'],
    ['תמיכה בצ׳אט', "צ'אט"],
    ['כרטיס־ביקור', 'כרטיס ביקור'],
    ['התשלומים הבאים', 'תשלום'],
    ['Save CONTACT', 'contact save'],
    ['קוד QR להדפסה', 'ｑｒ'],
  ])('finds in %s what was typed as %s', (text, query) => {
    expect(matches(text, query)).toBe(true);
  });

  it('needs every word, and nothing typed finds all', () => {
    expect(matches('ביטול מנוי', 'ביטול NFC')).toBe(false);
    expect(matches('ביטול מנוי', ' \u05B0 ״')).toBe(true);
    expect(searchable('  A—B\u00A0 C ')).toBe('a b c');
  });
});
