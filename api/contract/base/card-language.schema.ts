import { z } from 'zod';
import { cardLanguages } from './card-languages.ts';

/** One of the languages in which a card may be written (docs/product.md 12.8). */
export const cardLanguage = z.enum(cardLanguages);
