import type { Knex } from 'knex';
import type { CardAddress } from './card-address.ts';
import { readCards, readCardsOfUsers, readFormerAddresses, type CardRow } from './find-card.queries.ts';

export interface FoundCard {
  card: CardRow;
  /** Whether the visitor used an address that the card had before, or has no more for its own. */
  isFormerAddress: boolean;
  /** From when on that address leads nowhere; null for one that stays. */
  formerUntil: Date | null;
}

/** More in one statement would keep the first of them waiting for long. */
const maxTogether = 100;
/** Statements at a time: while one is answered, the next cards are read. */
const maxStatements = 2;

interface Question {
  address: CardAddress;
  now: Date;
  answer: PromiseWithResolvers<FoundCard | null>;
}

/**
 * Finds cards by their addresses. Those that are asked for while the database is busy with others are read together: a
 * statement for many costs little more than one for each would.
 */
export class CardFinder {
  readonly #knex: Knex;
  #waiting: Question[] = [];
  #statements = 0;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  /**
   * The card of the address that a visitor typed, also a private one and one that was taken down: the caller decides who
   * may see it.
   * @param now the moment that packages are judged at (docs/product.md 3)
   */
  find(address: CardAddress, now: Date): Promise<FoundCard | null> {
    const answer = Promise.withResolvers<FoundCard | null>();
    this.#waiting.push({ address, now, answer });
    // Those who ask in the same turn of the event loop ask together.
    if (this.#waiting.length === 1 && this.#statements < maxStatements) setImmediate(() => this.#ask());
    return answer.promise;
  }

  #ask(): void {
    if (this.#waiting.length === 0 || this.#statements >= maxStatements) return;
    const questions = this.#waiting.slice(0, maxTogether);
    this.#waiting = this.#waiting.slice(maxTogether);
    this.#statements += 1;
    void this.#answer(questions).finally(() => {
      this.#statements -= 1;
      this.#ask();
    });
    this.#ask();
  }

  async #answer(questions: readonly Question[]): Promise<void> {
    try {
      const found = await findAll(this.#knex, questions);
      questions.forEach(({ answer }, at) => answer.resolve(found[at] ?? null));
    } catch (error) {
      for (const { answer } of questions) answer.reject(error);
    }
  }
}

async function findAll(knex: Knex, questions: readonly Question[]): Promise<(FoundCard | null)[]> {
  // Of the same moment, or nearly.
  const now = questions.at(-1)?.now ?? new Date();
  const addresses = questions.map(({ address }) => address);
  const slugs = unique(addresses.flatMap((one) => ('slug' in one ? one.slug : [])));
  const users = unique(addresses.flatMap((one) => (one.by === 'username' ? one.username : [])));
  const [bySlug, idOfUser] = await Promise.all([
    readCards(knex, { slugs }, now),
    readCardsOfUsers(knex, users),
  ]);
  const present = new Map(bySlug.map((card) => [card.customSlug, card]));
  const former = await readFormerAddresses(
    knex,
    slugs.filter((slug) => !present.has(slug)),
    now,
  );
  const ids = [
    ...addresses.flatMap((one) => (one.by === 'id' ? one.id : [])),
    ...[...former.values()].map(({ id }) => id),
    ...idOfUser.values(),
  ];
  const byId = new Map((await readCards(knex, { ids: unique(ids) }, now)).map((card) => [card.id, card]));
  const found = (card: CardRow | undefined, isFormerAddress = false, formerUntil: Date | null = null) =>
    card ? { card, isFormerAddress, formerUntil } : null;
  return addresses.map((address) => {
    if (address.by === 'id') return found(byId.get(address.id));
    if (address.by === 'username') return found(byId.get(idOfUser.get(address.username) ?? 0));
    const card = present.get(address.slug);
    const had = former.get(address.slug);
    if (!card) return had ? found(byId.get(had.id), true, had.until) : null;
    // Whoever has the short address goes on being led to the card after it was switched off, or the card set back.
    const isShort = card.useCustomSlug && card.cardType === 'pro';
    return found(card, address.by === 'customSlug' && !isShort);
  });
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const finders = new WeakMap<Knex, CardFinder>();

/** The finder of this pool. */
export function cardFinderOf(knex: Knex): CardFinder {
  let finder = finders.get(knex);
  if (!finder) finders.set(knex, (finder = new CardFinder(knex)));
  return finder;
}
