import { fromMinor } from '../../../../contract/base/money.schema.ts';
import type { LedgerFormat } from '../../../../contract/payments/ledger-formats.ts';
import { ledgerAccounts, type LedgerEntry } from './ledger-entries.ts';

/** Everything that is posted to, in the order of a balance sheet. */
const accounts = Object.values(ledgerAccounts).flatMap((one) =>
  typeof one === 'string' ? [one] : Object.values(one),
);
/** Before any of our documents: beancount takes no posting to an account that isn't open yet. */
const opened = '2000-01-01';
/** The program `ledger` reads lines of 4,096 bytes at most, and a sign may take four. */
const longest = 200;

/** One line of words: nothing in it can end the line, a comment or a payee, or turn the direction of others. */
const words = (text: string): string =>
  [
    ...text
      .replaceAll(/[\p{Cc}\p{Cf};|]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, longest)
    .join('');

const quoted = (text: string): string => `"${words(text).replaceAll(/["\\]/gu, (sign) => `\\${sign}`)}"`;

const currenciesOf = (entries: readonly LedgerEntry[]): string[] =>
  [...new Set(['ILS', ...entries.map(({ currency }) => currency)])].toSorted();

const postingsOf = ({ postings, currency }: LedgerEntry): string[] =>
  postings.map(
    ({ account, minor }) => `  ${account.padEnd(28)}  ${fromMinor(minor).padStart(14)} ${currency}`,
  );

/** For hledger and ledger: accounts and commodities are declared, so that strict checks find a slip of the pen. */
function journal(entries: readonly LedgerEntry[]): string[] {
  return [
    ...currenciesOf(entries).flatMap((currency) => [`commodity ${currency}`, `  format 1000.00 ${currency}`]),
    ...accounts.map((account) => `account ${account}`),
    ...entries.flatMap((entry) => [
      '',
      `${entry.day} * (${entry.code}) ${[entry.payee, entry.what].map(words).filter(Boolean).join(' | ')}`,
      ...postingsOf(entry),
    ]),
  ];
}

function beancount(entries: readonly LedgerEntry[]): string[] {
  return [
    ...currenciesOf(entries).map((currency) => `option "operating_currency" "${currency}"`),
    ...accounts.map((account) => `${opened} open ${account}`),
    ...entries.flatMap((entry) => [
      '',
      `${entry.day} * ${quoted(entry.payee)} ${quoted(entry.what)} ^${entry.code}`,
      ...postingsOf(entry),
    ]),
  ];
}

const writers: Record<LedgerFormat, (entries: readonly LedgerEntry[]) => string[]> = { journal, beancount };

/** The books as plain text in double entry (docs/money.md 13.10), in UTF-8. */
export function writeLedger(entries: readonly LedgerEntry[], format: LedgerFormat): string {
  return `${writers[format](entries).join('\n')}\n`;
}
