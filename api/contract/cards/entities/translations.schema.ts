import { z } from 'zod';
import { cardLanguage } from '../../base/card-language.schema.ts';

/** A text of the card in another language, beside the text it translates. */
const translatedText = z.object({
  /** Where the text stood when it was translated: `about`, `services.0.items.1.name`. */
  path: z.string().min(1).max(80),
  /** The text in the card's main language: what shows that it was changed since, and finds it in a list's new order. */
  source: z.string().min(1).max(5_000),
  text: z.string().min(1).max(5_000),
});
export type TranslatedText = z.infer<typeof translatedText>;

/** What the owner wrote for one further language (docs/product.md 12.8); without texts it is chosen, not yet written. */
const cardTranslation = z.object({ language: cardLanguage, texts: z.array(translatedText) });
export type CardTranslation = z.infer<typeof cardTranslation>;

export const cardTranslations = z.array(cardTranslation);
