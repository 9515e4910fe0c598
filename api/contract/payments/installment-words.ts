import { inEveryLanguage, pluralOf } from '../base/languages.ts';

interface InstallmentWords {
  /** Of one charge: in how many payments the card pays it. */
  count: (count: number) => string;
  /** The same with the sum of each, already written as money. */
  sums: (count: number, first: string, rest: string) => string;
}

const hebrew = pluralOf('he');
const english = pluralOf('en');
const inHebrew = (count: number) => hebrew(count, { one: 'תשלום אחד', other: `${count} תשלומים` });
const inEnglish = (count: number) => english(count, { one: 'One payment', other: `${count} payments` });

/** In how many payments a card is charged, the same on pages and documents (docs/money.md 13.11). */
export const installmentWords = inEveryLanguage<InstallmentWords>({
  he: {
    count: inHebrew,
    sums: (count, first, rest) =>
      first === rest
        ? `${inHebrew(count)} של ${rest}`
        : `${inHebrew(count)}: הראשון ${first}, ${count === 2 ? 'השני' : `ועוד ${count - 1} של`} ${rest}`,
  },
  en: {
    count: inEnglish,
    sums: (count, first, rest) =>
      first === rest
        ? `${inEnglish(count)} of ${rest}`
        : `${inEnglish(count)}: the first ${first}, ${count === 2 ? 'the second' : `then ${count - 1} of`} ${rest}`,
  },
});
