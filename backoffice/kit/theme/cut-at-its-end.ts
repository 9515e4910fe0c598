/** A text on one line that loses its last words, whatever its direction and its page's. */
export const endsInDots = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const;

/**
 * On an element around a `bdi` that takes one line: the text loses its last words, where dots of the element itself
 * would take the first ones of an English text on a Hebrew page, and of a Hebrew one on an English page.
 */
export const cutAtItsEnd = { '& > bdi': endsInDots } as const;

/** Around a `bdi` in a list: of a long text two lines, which the record's page has whole. */
export const twoLinesAtMost = {
  '& > bdi': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
} as const;
