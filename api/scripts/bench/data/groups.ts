/** Ids from the first to the last, both included. */
export interface Span {
  first: number;
  last: number;
}

/**
 * Which of the made people and cards are what. A card of these groups belongs to the user of the same number, but for
 * the cards of the first owners.
 * @param people how many there are
 */
export function groupsOf(people: number) {
  const few = Math.min(3_000, Math.floor(people / 20));
  const many = Math.min(100_000, Math.floor(people / 5));
  let end = Math.min(1_000, Math.floor(people / 5));
  const next = (size: number): Span => {
    const span = { first: end + 1, last: end + size };
    end += size;
    return span;
  };
  return {
    /** Owners by how many cards they have: user, and cards. */
    owners: [
      { user: 11, cards: { first: 1, last: 1 } },
      { user: 12, cards: { first: 2, last: 11 } },
      { user: 13, cards: { first: 12, last: 61 } },
      { user: 14, cards: { first: 62, last: 161 } },
    ],
    /** Public, paid for, with all that a card can have. */
    live: next(many),
    /** Their packages have ended. */
    lapsed: next(few),
    hidden: next(few),
    /** Cards of closed accounts: addresses that say so for a year. */
    gone: next(few),
  };
}

export type Groups = ReturnType<typeof groupsOf>;

/** As SQL over the row's number. */
export const within = ({ first, last }: Span, column = 'n') => `${column} between ${first} and ${last}`;

export const numbersOf = ({ first, last }: Span): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);
