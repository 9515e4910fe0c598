import { z } from 'zod';
import { optionalLine } from '../base/typed-fields.schema.ts';
import type { ValidationMessageKey } from '../base/validation-messages.ts';
import { maxPaymentLinks } from './card-field-spec.ts';
import { paymentKinds, readPaymentLink, type PaymentKind } from './payment-links.ts';

/** What an address of each kind has to be, in words. */
const refusals = {
  paybox: 'payment_not_paybox',
  bit: 'payment_not_bit',
  page: 'payment_not_page',
  paypal: 'payment_not_paypal',
} as const satisfies Record<PaymentKind, ValidationMessageKey>;

/** Payment links as an owner's form sends them (docs/product.md 12.7): an issue stands on the address it is about. */
export const typedPaymentLinks = z
  .array(
    z
      .object({
        kind: z.enum(paymentKinds, 'invalid_choice'),
        title: optionalLine(80),
        url: z.string().trim().min(1, 'required').max(2_000),
      })
      .transform((link, ctx) => {
        const read = readPaymentLink(link.kind, link.url);
        if (!read) ctx.addIssue({ code: 'custom', message: refusals[link.kind], path: ['url'] });
        return read ? { ...link, url: read.href } : link;
      }),
  )
  .max(maxPaymentLinks);
