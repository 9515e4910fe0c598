const secretName =
  /token|secret|api.?key|authori[sz]ation|identification|vat.?number|card.?number|cvv|password|^hash$|e-?mail|phone|(customer|holder).?name|^name$|^line[12]$|postal.?code/iu;
/** At Stripe, ids of stored cards and customers are a prefix for their kind and a run of letters. */
const stripeHandles = /\b(pm|src|tok|card|cus)_[A-Za-z0-9_]{6,}/gu;
const maxTextLength = 300;
const maxEntries = 50;

/**
 * A copy for the record of calls and the inbox: tokens, keys, identity numbers and the customer's data become stars,
 * and so does every run of 13 to 19 digits that could be a card number (docs/security.md P9).
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return hideCardNumbers(value).replace(stripeHandles, '$1_***').slice(0, maxTextLength);
  if (typeof value === 'number') return hideCardNumbers(String(value)) === String(value) ? value : '***';
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth > 8) return '…';
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxEntries)
      .map(([name, inner]) => [
        name.slice(0, 60),
        secretName.test(name) && inner !== null && typeof inner !== 'object' && typeof inner !== 'boolean'
          ? '***'
          : redact(inner, depth + 1),
      ]),
  );
}

/** Replaces digits that pass the check of card numbers with stars, whatever stands between them. */
export function hideCardNumbers(text: string): string {
  return text.replace(/\d(?:[ -]?\d){12,18}/gu, (run) => (passesLuhn(run.replace(/\D/gu, '')) ? '***' : run));
}

/** Whether the check digit of a card number is right. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}
