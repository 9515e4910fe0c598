import { z } from 'zod';

/** Languages of the interface; Hebrew comes first (docs/specification.md 1). */
export const languages = ['he', 'en'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;
export const defaultLanguage: Language = 'he';
export { directionOf } from './direction.ts';
