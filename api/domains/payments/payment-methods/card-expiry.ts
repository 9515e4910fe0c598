import type { CardExpiryState } from '../../../contract/payments/wallet.schema.ts';

/**
 * A card counts as expiring soon in its last two months: time enough for its owner to replace it before a charge
 * fails.
 */
const soonMonths = 2;

/**
 * How long a payment card is still valid: to the end of its month, in Israel's time.
 * @param expiry `MM/YYYY`, as the provider gives it; null for a payment method without a date
 */
export function cardExpiryOf(expiry: string | null, now: Date): CardExpiryState {
  const match = /^(\d{2})\/(\d{4})$/u.exec(expiry ?? '');
  if (!match) return 'none';
  const monthsLeft = Number(match[2]) * 12 + Number(match[1]) - monthInIsrael(now);
  if (monthsLeft < 0) return 'over';
  return monthsLeft < soonMonths ? 'soon' : 'good';
}

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jerusalem',
  year: 'numeric',
  month: '2-digit',
});

function monthInIsrael(now: Date): number {
  const [year = 0, month = 0] = calendar.format(now).split('-').map(Number);
  return year * 12 + month;
}
