import type { DayTally, Tally } from './day-tallies.queries.ts';

type Counts = Record<string, number>;
const ofEachDay = ['types', 'visitors', 'leftOut'] as const;
/** Asked for by weekday at the most, never by day. */
const ofEachWeekday = ['sources', 'devices', 'hours'] as const;
const headings = [...ofEachDay, ...ofEachWeekday];

/** Tallies of many cards and days in few: every sum over a period, its days or its weekdays stays what it was. */
export interface CondensedTallies {
  /** One for each day that had events, without a card. */
  tallies: DayTally[];
  /** All of them in one. */
  total: Tally;
  viewsOfCard: Map<number, number>;
}

/** Adds tallies to those of other cards over the same period. */
export class TallyCondenser {
  readonly #days = new Map<string, Tally>();
  /** The day that bears what is counted by weekday. */
  readonly #bearers = new Map<number, string>();
  readonly #views = new Map<number, number>();

  add(rows: readonly DayTally[]): void {
    for (const { cardId, day, tally } of rows) {
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      const bearer = this.#bearers.get(weekday) ?? day;
      this.#bearers.set(weekday, bearer);
      addTo(this.#tallyOf(day), tally, ofEachDay);
      addTo(this.#tallyOf(bearer), tally, ofEachWeekday);
      this.#views.set(cardId, (this.#views.get(cardId) ?? 0) + (tally.types?.view ?? 0));
    }
  }

  get result(): CondensedTallies {
    const tallies = [...this.#days].map(([day, tally]) => ({ cardId: 0, day, tally }));
    return { tallies, total: totalOf([...this.#days.values()]), viewsOfCard: this.#views };
  }

  #tallyOf(day: string): Tally {
    const tally = this.#days.get(day) ?? {};
    this.#days.set(day, tally);
    return tally;
  }
}

/** All tallies in one. */
export function totalOf(tallies: readonly Tally[]): Tally {
  const total: Tally = {};
  for (const tally of tallies) addTo(total, tally, headings);
  return total;
}

function addTo(sum: Tally, tally: Tally, some: readonly (keyof Tally)[]): void {
  for (const heading of some) {
    const counts = tally[heading] as Counts | undefined;
    if (!counts) continue;
    const own = (sum[heading] ??= {}) as Counts;
    for (const [name, count] of Object.entries(counts)) own[name] = (own[name] ?? 0) + count;
  }
}
