import { z } from 'zod';

/**
 * The card payment provider (payplus), the second one (stripe), our own for development, staff by hand, and the bank
 * to which a customer transfers money (docs/money.md 13.11).
 */
const paymentProviders = ['payplus', 'stripe', 'sandbox', 'manual', 'bank'] as const;
export const paymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof paymentProvider>;

const paymentTypes = ['credit_card', 'bit', 'paypal', 'apple_pay', 'google_pay', 'bank_transfer'] as const;
export const paymentType = z.enum(paymentTypes);
export type PaymentType = z.infer<typeof paymentType>;

/** Ways to pay that a provider's page may offer beside a typed card, where its terminal has them. */
export const pagePaymentTypes = ['bit', 'apple_pay', 'google_pay'] as const satisfies readonly PaymentType[];
export const pagePaymentType = z.enum(pagePaymentTypes);
export type PagePaymentType = z.infer<typeof pagePaymentType>;

/** What a payment was paid with where that was no card. */
export const attemptPaymentType = z.enum([
  ...pagePaymentTypes,
  'bank_transfer',
] as const satisfies readonly PaymentType[]);
export type AttemptPaymentType = z.infer<typeof attemptPaymentType>;

/** What a payment page offers beside a typed card: when it is paid once, and when it keeps a card to charge again. */
export const offeredOnPage = z.object({ once: z.array(pagePaymentType), kept: z.array(pagePaymentType) });
export type OfferedOnPage = z.infer<typeof offeredOnPage>;

const currencies = ['ILS', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

export const billingCycles = ['monthly', 'yearly'] as const;
export const billingCycle = z.enum(billingCycles);
export type BillingCycle = z.infer<typeof billingCycle>;
