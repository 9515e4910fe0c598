/** The days and sums that stand in a text, each once and in order, as a person reads them. */
export interface Figures {
  /** `2027-01-31` */
  days: string[];
  /** In agorot. */
  sums: number[];
}

const hebrewMonths = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ');
const englishMonths =
  'January February March April May June July August September October November December'.split(' ');

const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const patterns = {
  hebrew: new RegExp(`(\\d{1,2}) ב(${hebrewMonths.join('|')}) (\\d{4})`, 'gu'),
  english: new RegExp(`(\\d{1,2}) (${englishMonths.join('|')}) (\\d{4})`, 'gu'),
  american: new RegExp(`(${englishMonths.join('|')}) (\\d{1,2}), (\\d{4})`, 'gu'),
};
const sum = '(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d{2})?';
const sums = new RegExp(`₪\\s?${sum}|${sum}\\s?₪`, 'gu');

const dayOf = (year = '', month = 0, day = '') =>
  `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Text without the marks that turn it, and with plain spaces. */
export const plain = (text: string): string => text.replace(marks, '').replace(/\s/gu, ' ');

/** Finds every day that is written with its month's name, and every sum with the sign of the shekel. */
export function figuresOf(text: string): Figures {
  const read = plain(text);
  const days = [
    ...[...read.matchAll(patterns.hebrew)].map(([, day, month = '', year]) =>
      dayOf(year, hebrewMonths.indexOf(month), day),
    ),
    ...[...read.matchAll(patterns.english)].map(([, day, month = '', year]) =>
      dayOf(year, englishMonths.indexOf(month), day),
    ),
    ...[...read.matchAll(patterns.american)].map(([, month = '', day, year]) =>
      dayOf(year, englishMonths.indexOf(month), day),
    ),
  ];
  const found = [...read.matchAll(sums)].map(([, first, firstCents, second, secondCents]) =>
    agorot((first ?? second ?? '') + (firstCents ?? secondCents ?? '.00')),
  );
  return { days: [...new Set(days)].toSorted(), sums: [...new Set(found)].toSorted((a, b) => a - b) };
}

/** Agorot of a sum as text, `1,234.50` or `-49.90`; without floats. */
export function agorot(text: string): number {
  const digits = Number(text.replaceAll(/[,.-]/gu, ''));
  return text.startsWith('-') ? -digits : digits;
}

export const sameFigures = (one: Figures, other: Figures): boolean =>
  JSON.stringify(one) ===
  JSON.stringify({
    days: [...new Set(other.days)].toSorted(),
    sums: [...new Set(other.sums)].toSorted((a, b) => a - b),
  });

export const wordsOf = ({ days, sums: all }: Figures): string =>
  `${days.join(' and ') || 'no day'}, ${all.map((minor) => (minor / 100).toFixed(2)).join(' and ') || 'no sum'}`;
