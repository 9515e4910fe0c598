import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { language } from '../../base/language.schema.ts';

const consentKinds = ['terms', 'renewal'] as const;

/** What a customer agreed to, with a payment or with a package's renewal. A row of `payment_consents` as JSON carries it. */
export const paymentConsentRow = z.object({
  id,
  attemptId: id.nullable().default(null),
  packageId: id.nullable().default(null),
  kind: z.enum(consentKinds),
  /** The language in which the text was shown. */
  language,
  version: z.string().min(1).max(20),
  text: z.string().min(1).max(1000),
  agreedAt: timestamp,
});
export type PaymentConsentRow = z.output<typeof paymentConsentRow>;
