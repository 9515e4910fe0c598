import { isBusinessNumber } from '../../../contract/payments/business-number.ts';
import { passesLuhn } from '../../../adapters/payments/redact.ts';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';

export const cardFields = ['number', 'holder', 'expiry', 'cvv', 'identity'] as const;
export type CardField = (typeof cardFields)[number];
export type CardIssue =
  | 'missing'
  | 'checksum'
  | 'unlisted'
  | 'holder'
  | 'expiry'
  | 'expired'
  | 'cvv'
  | 'identity';

/** What is left of a checked card; its number is not part of it. */
export interface CheckedCard {
  behaviour: CardBehaviour;
  last4: string;
  expiryMonth: string;
  expiryYear: string;
  cvv: string;
  /** Its holder, whose name is DISPUTE, disputes the charge at the bank as soon as it is made. */
  isDisputed: boolean;
}

type CheckedForm =
  | { ok: true; card: CheckedCard }
  | { ok: false; issues: Partial<Record<CardField, CardIssue>> };

/**
 * Checks the fields of the payment page (docs/specification.md 5: number, name, expiry, expired card and cvv). Only
 * test cards' numbers are accepted, so that no real card is ever taken.
 */
export function checkCardForm(form: URLSearchParams, now: Date): CheckedForm {
  const text = (name: CardField) => (form.get(name) ?? '').normalize('NFKC').trim();
  const number = text('number').replace(/[\s\p{Cf}-]/gu, '');
  const issues: Partial<Record<CardField, CardIssue>> = {};
  const card = sandboxCards.find((known) => known.number === number);
  if (number === '') issues.number = 'missing';
  else if (!/^\d{13,19}$/u.test(number) || !passesLuhn(number)) issues.number = 'checksum';
  else if (!card) issues.number = 'unlisted';

  if (!/\p{L}[^]*\p{L}/u.test(text('holder')) || text('holder').length > 60) issues.holder = 'holder';

  const expiry = expiryOf(text('expiry'));
  if (!expiry) issues.expiry = 'expiry';
  else if (isOver(expiry, now)) issues.expiry = 'expired';

  const cvv = text('cvv');
  if (!/^\d{3,4}$/u.test(cvv)) issues.cvv = 'cvv';

  const identity = text('identity').replace(/[\s-]/gu, '');
  if (identity !== '' && !isBusinessNumber(identity)) issues.identity = 'identity';

  if (!card || !expiry || Object.keys(issues).length > 0) return { ok: false, issues };
  return {
    ok: true,
    card: {
      behaviour: card.behaviour,
      last4: number.slice(-4),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      cvv,
      isDisputed: text('holder').toUpperCase() === 'DISPUTE',
    },
  };
}

interface Expiry {
  month: string;
  year: string;
}

/** Reads `MM/YY` and the variants that phones and customers type. */
function expiryOf(text: string): Expiry | null {
  const match = /^(0?[1-9]|1[0-2])\s*[/.\- ]?\s*((?:20)?\d\d)$/u.exec(text);
  if (!match) return null;
  const [, month = '', year = ''] = match;
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year };
}

/** A card is valid to the end of its month, on the clock of Jerusalem. */
function isOver({ month, year }: Expiry, now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Jerusalem',
    year: 'numeric',
    month: '2-digit',
  }).format(now);
  return `${year}-${month}` < today;
}
