import type { Language } from './language.ts';

/** Writing direction of each language. Apart from the schemas, so that a page that checks nothing loads none of them. */
export const directionOf = { he: 'rtl', en: 'ltr' } as const satisfies Record<Language, 'rtl' | 'ltr'>;
