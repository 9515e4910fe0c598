/** One row of the split, as typed. */
export interface SplitRow {
  key: string;
  profileId: number | null;
  pieces: string;
}

interface Split {
  /** For the API; null while a row is invalid or there are too many pieces. */
  cards: { profileId: number | null; quantity: number }[] | null;
  /** Pieces without a card; negative when there are too many. */
  rest: number;
}

/** A positive integer; null for any other text. */
export function readPieces(text: string): number | null {
  return /^[1-9]\d{0,6}$/u.test(text.trim()) ? Number(text.trim()) : null;
}

/** A part of the bar: the pieces of a row, or those without a card. */
export interface Share {
  key: string;
  profileId: number | null;
  count: number;
}

/** All pieces as parts of one bar, in the order of the rows; what no row takes stands last, without a card. */
export function sharesOf(rows: readonly SplitRow[], quantity: number): Share[] {
  const { rest } = splitPieces(rows, quantity);
  const named =
    rows.length === 1
      ? rows.map(({ key, profileId }) => ({ key, profileId, count: quantity }))
      : rows.map(({ key, profileId, pieces }) => ({ key, profileId, count: readPieces(pieces) ?? 0 }));
  return [
    ...named.filter(({ count }) => count > 0),
    ...(rows.length > 1 && rest > 0 ? [{ key: 'rest', profileId: null, count: rest }] : []),
  ];
}

/**
 * How an order's pieces are spread over cards. A single row takes all of them; with several, the rest waits for a card.
 */
export function splitPieces(rows: readonly SplitRow[], quantity: number): Split {
  const only = rows[0]?.profileId ?? null;
  if (rows.length <= 1)
    return {
      cards: [{ profileId: only, quantity }],
      rest: only === null ? quantity : 0,
    };
  const counts = rows.map(({ pieces }) => readPieces(pieces));
  const rest = quantity - counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (rest < 0 || counts.includes(null)) return { cards: null, rest };
  const cards = new Map<number | null, number>();
  for (const [at, { profileId }] of rows.entries())
    cards.set(profileId, (cards.get(profileId) ?? 0) + (counts[at] ?? 0));
  if (rest > 0) cards.set(null, (cards.get(null) ?? 0) + rest);
  return { cards: [...cards].map(([profileId, count]) => ({ profileId, quantity: count })), rest };
}
