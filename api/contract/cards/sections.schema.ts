import { z } from 'zod';
import { optionalLine } from '../base/typed-fields.schema.ts';
import { cardSections, maxSectionTitle } from './section-names.ts';

/** The arrangement of sections as its owner's form sends it: each of them once, an empty name is the template's. */
export const typedSections = z
  .array(
    z.object({
      name: z.enum(cardSections, 'invalid_choice'),
      title: optionalLine(maxSectionTitle),
      isShown: z.boolean(),
    }),
  )
  .superRefine((sections, ctx) => {
    const seen = new Set<string>();
    for (const [index, { name }] of sections.entries()) {
      if (seen.has(name)) ctx.addIssue({ code: 'custom', message: 'section_twice', path: [index, 'name'] });
      seen.add(name);
    }
  });
