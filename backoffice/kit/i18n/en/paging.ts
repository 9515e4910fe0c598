import type { pagingHebrew } from '../he/paging.ts';
import type { SameShape } from '../shape.ts';

/** Messages of lists too long to be counted, in English. */
export const pagingEnglish: SameShape<typeof pagingHebrew> = {
  paging: {
    about: '%{from}–%{to} of about %{total}',
    deepest: 'Pages go down to row %{row}. Narrow the filter or search to reach the others.',
  },
};
