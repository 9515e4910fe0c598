import { z } from 'zod';
import { requiredLine } from '../base/typed-fields.schema.ts';
import { optionalPhone } from '../leads/contact-fields.schema.ts';
import { maxBranches } from './card-field-spec.ts';
import { typedWeek } from './special-days.schema.ts';

const typedBranch = z.object({
  name: requiredLine(60),
  address: requiredLine(300),
  phone: optionalPhone,
  hours: typedWeek.nullable(),
});

/** What two ways of writing one address have in common: its words and numbers, which "1/12" and "11/2" haven't. */
const wordsOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/['"׳״’”]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ') || address;

/** Branches as an owner's form sends them, hours by the rules of the card's own (docs/product.md 12.4). */
export const typedBranches = z
  .array(typedBranch)
  .max(maxBranches)
  .superRefine((branches, ctx) => {
    const seen = new Set<string>();
    for (const [index, { address }] of branches.entries()) {
      const same = wordsOf(address);
      if (seen.has(same)) ctx.addIssue({ code: 'custom', message: 'branch_twice', path: [index, 'address'] });
      seen.add(same);
    }
  });
