import { z } from 'zod';

/** The card payment provider (payplus), the second one (stripe), our own for development, and staff by hand. */
const paymentProviders = ['payplus', 'stripe', 'sandbox', 'manual'] as const;
export const paymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof paymentProvider>;

const paymentTypes = ['credit_card', 'bit', 'paypal', 'apple_pay', 'google_pay', 'bank_transfer'] as const;
export const paymentType = z.enum(paymentTypes);
export type PaymentType = z.infer<typeof paymentType>;

const currencies = ['ILS', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

export const billingCycles = ['monthly', 'yearly'] as const;
export const billingCycle = z.enum(billingCycles);
export type BillingCycle = z.infer<typeof billingCycle>;
