import { z } from 'zod';
import { languages } from './languages.ts';

/** One of the interface's languages (docs/specification.md 1). */
export const language = z.enum(languages);
