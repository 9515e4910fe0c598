import { z } from 'zod';
import { cardLanguage } from '../base/card-language.schema.ts';
import { cardLanguages } from '../base/card-languages.ts';
import { cleanTypedText } from '../base/typed-text.ts';
import { maxLengthAt } from './card-texts.ts';

/** Max texts of one language: the longest card has 430. */
const maxTexts = 600;

const text = z
  .object({
    path: z.string().min(1).max(80),
    source: z.string().min(1).max(5_000),
    text: z.string().max(5_000),
  })
  .transform(({ path, source, text: typed }) => ({ path, source, text: cleanTypedText(typed) }))
  .superRefine(({ path, text: typed }, ctx) => {
    const maximum = maxLengthAt(path);
    if (maximum === null) ctx.addIssue({ code: 'custom', message: 'invalid_input', path: ['path'] });
    else if (typed.length > maximum)
      ctx.addIssue({
        code: 'too_big',
        origin: 'string',
        maximum,
        inclusive: true,
        input: typed,
        path: ['text'],
      });
  });

/** What an owner writes for further languages: cleaned as every text, an empty one dropped. */
export const typedTranslations = z
  .array(
    z.object({
      language: cardLanguage,
      texts: z
        .array(text)
        .max(maxTexts)
        .transform((texts) => texts.filter(({ text: typed }) => typed !== '')),
    }),
  )
  .max(cardLanguages.length - 1)
  .refine((given) => new Set(given.map(({ language }) => language)).size === given.length, 'invalid_input');
