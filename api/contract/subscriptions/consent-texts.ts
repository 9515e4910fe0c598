import { formatMoney } from '../base/format-money.ts';
import { inEveryLanguage, type Language } from '../base/languages.ts';
import type { BillingCycle } from '../payments/entities/payment-enums.schema.ts';

/**
 * What a customer agrees to at the checkout of a plan and wherever its renewal changes, in the words that the page shows
 * and that are stored (docs/money.md 13.13). Free of zod, because the page loads it. Whoever changes a word raises the version: a
 * page with former words can't start a renewal.
 */
export const consentVersion = '2026-11-23.3';

/** The card that renews: one typed now, one that is stored already, or the one that renews the plan today. */
export type RenewingCard = 'new' | 'saved' | 'same';

interface ConsentTexts {
  /** Beside the box of the terms: text, link, text, link. */
  terms: readonly [before: string, terms: string, between: string, refund: string];
  /** Beside the box of the renewal, which is empty until the customer ticks it, or above the button that agrees. */
  renewal: Record<RenewingCard, string>;
  /** Where a button agrees: above the words. */
  byButton: string;
  /** What it means in money. */
  charges: Record<BillingCycle, (amount: string) => string>;
}

export const consentTexts = inEveryLanguage<ConsentTexts>({
  he: {
    terms: ['קראתי ואני מסכים/ה ל', 'תנאי השימוש', ' ול', 'מדיניות הביטולים'],
    renewal: {
      new: 'לשמור את הכרטיס ולחדש את המנוי מעצמו בסוף כל תקופה',
      saved: 'לחדש את המנוי מעצמו מהכרטיס הזה בסוף כל תקופה',
      same: 'לחדש את המנוי מעצמו בסוף כל תקופה, מהכרטיס השמור לחידוש',
    },
    byButton: 'בלחיצה על הכפתור מסכימים:',
    charges: {
      monthly: (amount) =>
        `מחויב כל חודש: ‎${amount}‎ מאותו כרטיס, עד שמבטלים. מזכירים לפני כל חיוב, והביטול בשתי לחיצות.`,
      yearly: (amount) =>
        `מחויב כל שנה: ‎${amount}‎ בתשלום אחד מאותו כרטיס, עד שמבטלים. מזכירים לפני כל חיוב, והביטול בשתי לחיצות.`,
    },
  },
  en: {
    terms: ['I have read and accept the ', 'terms of use', ' and the ', 'cancellation policy'],
    renewal: {
      new: 'Keep the card and renew the plan by itself at the end of each period',
      saved: 'Renew the plan by itself from this card at the end of each period',
      same: 'Renew the plan by itself at the end of each period, from the card stored for it',
    },
    byButton: 'By pressing the button you agree:',
    charges: {
      monthly: (amount) =>
        `Charged every month: ${amount} to the same card until you cancel. We remind you before each charge, and cancelling takes two clicks.`,
      yearly: (amount) =>
        `Charged every year: ${amount} in one payment to the same card until you cancel. We remind you before each charge, and cancelling takes two clicks.`,
    },
  },
});

/** The words of the terms as one text. */
export const termsText = (language: Language): string => consentTexts[language].terms.join('');

/**
 * The words of a renewal as one text: those beside the box, then those of the slip.
 * @param price of each period, in whole shekels as decimal text
 */
export function renewalText(
  language: Language,
  { card, cycle, price }: { card: RenewingCard; cycle: BillingCycle; price: string },
): string {
  const { renewal, charges } = consentTexts[language];
  return `${renewal[card]}\n${charges[cycle](formatMoney(price, language))}`;
}
