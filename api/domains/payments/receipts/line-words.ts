import { defaultLanguage, languages, type Language } from '../../../contract/base/languages.ts';
import type { LineFacts, SoldFacts } from '../../../contract/payments/entities/receipt-items.schema.ts';
import type { Receipt } from '../../../models/Receipt.ts';
import { receiptLineMessages } from '../messages.ts';
import { printDate } from './document-formats.ts';

type Names = Extract<SoldFacts, { kind: 'plan' }>['names'];

/** A name in a language, or else in one that it was written in. */
function nameIn(names: Names, language: Language): string {
  const written = [language, defaultLanguage, ...languages].find((one) => names[one]);
  return written ? (names[written] ?? '') : '';
}

/**
 * Words what a line of a receipt or a credit sells (docs/money.md 13.7).
 * @returns one line of text, with the period of service on Israel's calendar where there is one
 */
export function wordLine(facts: LineFacts, language: Language): string {
  const words = receiptLineMessages[language];
  if (facts.kind === 'credit' || facts.kind === 'other_amount')
    return words[facts.kind](facts.of.map((paid) => wordLine(paid, language)).join(' · '));
  if (facts.kind === 'payment') return words.payment;
  if (facts.kind === 'written') return facts.text;
  if (facts.kind === 'coupon') return words.coupon(facts.code);
  const name = nameIn(facts.names, language);
  if (facts.kind === 'plan' || facts.kind === 'plan_change') {
    const what = words[facts.kind](name, facts.cycle);
    if (facts.from === null || facts.to === null) return what;
    const [from, to] = [new Date(facts.from), new Date(facts.to)].map((day) => printDate(day, language));
    return `${what}, ${words.period(from ?? '', to ?? '')}`;
  }
  const order = [words.order(facts.orderId), name].filter((part) => part !== '').join(', ');
  if (facts.kind === 'order') return order;
  return facts.kind === 'order_first' ? `${order}, ${words.order_first}` : words.order_further;
}

/** What a receipt is for, in one line; one from before lines were kept as data says what was written then. */
export function describeReceipt(
  { items, description }: Pick<Receipt, 'items' | 'description'>,
  language: Language,
): string | null {
  const said = items.map(({ facts }) => facts && wordLine(facts, language));
  return said.length > 0 && said.every((line) => line !== undefined) ? said.join(' · ') : description;
}
