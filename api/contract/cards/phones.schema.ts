import { z } from 'zod';
import { requiredLine } from '../base/typed-fields.schema.ts';
import { optionalPhone } from '../leads/contact-fields.schema.ts';
import { maxPhones } from './card-field-spec.ts';

const number = optionalPhone.transform((phone, ctx) => {
  if (phone === null) ctx.addIssue({ code: 'custom', message: 'required' });
  return phone ?? '';
});

/** Phones beside the main one as an owner's form sends them, by the same rule (docs/product.md 12.4). */
export const typedPhones = z.array(z.object({ label: requiredLine(30), number })).max(maxPhones);
