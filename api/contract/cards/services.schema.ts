import { z } from 'zod';
import { optionalLine, optionalText, requiredLine, requiredText } from '../base/typed-fields.schema.ts';
import { maxServiceGroups, maxServices, maxQuestions } from './card-field-spec.ts';
import type { PriceKind, ServiceGroup } from './entities/services.schema.ts';

/**
 * Services and questions as an owner's form sends them (docs/product.md 12.3, 12.4): every issue stands on the very
 * field, and a field that the kind of price doesn't use is dropped unseen.
 */

/** `1,200`, `₪180`, `49.9`: as people type money; null for what isn't money. */
export function readPrice(typed: string): string | null {
  const plain = typed.replace(/[\s,₪\u200e\u200f]|ש[״"]ח/gu, '');
  const [, whole, fraction] = /^(\d{1,7})(?:\.(\d{1,2}))?$/u.exec(plain) ?? [];
  if (whole === undefined) return null;
  const shekels = String(Number(whole));
  return fraction === undefined || Number(fraction) === 0 ? shekels : `${shekels}.${fraction.padEnd(2, '0')}`;
}

const money = z
  .string({ error: ({ code }) => (code === 'invalid_type' ? 'required' : undefined) })
  .max(40)
  .transform((typed, ctx) => {
    const price = readPrice(typed);
    if (price === null)
      ctx.addIssue({ code: 'custom', message: typed.trim() === '' ? 'required' : 'price_invalid' });
    return price;
  });

/** What the kind of price doesn't use, whatever is in it. */
const unused = z.unknown().transform(() => null);

const described = z.object({
  name: requiredLine(80),
  description: optionalText(200),
  duration: optionalLine(40),
  picture: z
    .string()
    .max(2_000)
    .nullable()
    .transform((address) => address || null),
  canOrder: z.boolean(),
});

const priced = <Kind extends PriceKind>(kind: Kind) =>
  described.extend({ priceKind: z.literal(kind), price: money, priceTo: unused, priceUnit: unused });

const service = z.discriminatedUnion(
  'priceKind',
  [
    priced('exact'),
    priced('from'),
    priced('per').extend({ priceUnit: requiredLine(40) }),
    priced('request').extend({ price: unused, priceUnit: optionalLine(40) }),
    priced('range')
      .extend({ priceTo: money })
      .superRefine(({ price, priceTo }, ctx) => {
        if (price !== null && priceTo !== null && Number(priceTo) <= Number(price))
          ctx.addIssue({ code: 'custom', message: 'price_to_below_from', path: ['priceTo'] });
      }),
  ],
  'invalid_choice',
);

const group = z.object({ name: optionalLine(80), items: z.array(service).max(maxServices) });

export const typedServices = z
  .array(group)
  .max(maxServiceGroups)
  .superRefine((groups, ctx) => {
    const most = maxServices;
    if (countServices(groups) > most)
      ctx.addIssue({ code: 'too_big', maximum: most, origin: 'array', inclusive: true, input: groups });
  });

export const typedQuestions = z
  .array(z.object({ question: requiredLine(160), answer: requiredText(1_000) }))
  .max(maxQuestions);

/** Services of all groups together. */
const countServices = (groups: readonly Pick<ServiceGroup, 'items'>[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
