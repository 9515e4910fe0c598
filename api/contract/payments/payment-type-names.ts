import type { Language } from '../base/languages.ts';
import type { PaymentType } from './entities/payment-enums.schema.ts';

/** Names of the ways to pay, the same on pages and documents. */
export const paymentTypeNames: Record<Language, Record<PaymentType, string>> = {
  he: {
    credit_card: 'כרטיס אשראי',
    bit: 'ביט',
    paypal: 'PayPal',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    bank_transfer: 'העברה בנקאית',
  },
  en: {
    credit_card: 'Credit card',
    bit: 'Bit',
    paypal: 'PayPal',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    bank_transfer: 'Bank transfer',
  },
};
