import type { Language } from '../../api/contract/base/language.ts';

/** Writing direction of each language. Kept apart from the contract's schema so that first scripts stay small. */
export const directionOf = { he: 'rtl', en: 'ltr' } as const satisfies Record<Language, 'rtl' | 'ltr'>;
