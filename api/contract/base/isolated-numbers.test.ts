import { describe, expect, it } from 'vitest';
import { isolateNumbers, splitNumbers } from './isolated-numbers.ts';

const numbersIn = (text: string) => splitNumbers(text).flatMap((part) => (part.isNumber ? part.text : []));

describe('numbers in running text', () => {
  it.each([
    ['اتصل: 052-123-4567 اليوم', ['052-123-4567']],
    ['من 9:00-17:00، ₪120-150', ['9:00-17:00', '₪120-150']],
    ['להתקשר: +972 52 123 4567 או *2345', ['+972 52 123 4567', '*2345']],
    ['בין 09:00–17:30 ו־18:00–20:00', ['09:00–17:30', '18:00–20:00']],
    ['מחיר 1,234 ₪, הנחה של 25%', ['1,234 ₪', '25%']],
    ['טל׳ 03-1234567 (משרד)', ['03-1234567']],
    ['עד ה־31.12.2026', ['31.12.2026']],
    ['1-700-500-600 ללא תשלום', ['1-700-500-600']],
    ['DJ 24/7 בחיפה, COVID-19, MP3, 20 שנה, 3, 4 או 5', ['24/7']],
    ['خبرة 20 سنة، 3 فروع', ['20', '3']],
    ['Open 9:00-17:00, call 052-1234567', []],
    ['', []],
  ])('are found in %j', (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
    expect(
      splitNumbers(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('are isolated by marks where there is no markup', () => {
    expect(isolateNumbers('اتصل: 052-1')).toBe('اتصل: \u2066052-1\u2069');
    expect(isolateNumbers('call 052-1')).toBe('call 052-1');
  });
});
