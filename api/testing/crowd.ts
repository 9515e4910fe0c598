import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether tests of many at once take as many as the biggest customer has (TEST_THOROUGH). */
    isThorough: boolean;
  }
}

/**
 * How many take part in a test of many at once: enough to meet each other in every run, or, with TEST_THOROUGH=1 set,
 * as many as a big customer base has.
 */
export const crowd = (enough: number, whole: number): number => (inject('isThorough') ? whole : enough);
