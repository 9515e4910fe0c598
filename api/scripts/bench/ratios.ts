import { compare, median, saturated, type Outcome, type Way } from './compare.ts';
import type { Row } from './measure.ts';
import type { World } from './world.ts';

/** How many connections ask at once; each of them waits for its answer. */
export const crowds = [32, 128] as const;

/** Baselines that wait for nothing: what they leave of their core, something else on the machine has had. */
const waitForNothing = /^Koa, /u;

interface RatioQuestion<Name extends string> {
  what: string;
  /** The product's way, and what it is compared with. */
  of: NoInfer<Name>;
  /** Of each baseline: by how much the product must be quicker, as a ratio of rates. */
  goals: Partial<Record<NoInfer<Name>, number>>;
  ways: readonly (Way & { name: Name })[];
  /** Other than 32 and 128. */
  connections?: readonly number[];
}

/** Measures a way beside its baselines with few and many connections, and says how the rates stand to each other. */
export async function ratios<Name extends string>(
  { folder, rounds, seconds }: World,
  { what, of, goals, ways, connections = crowds }: RatioQuestion<Name>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of connections) {
    const outcomes = await compare(ways, { connections: count, rounds, seconds, folder });
    for (const { name } of ways) {
      const goal = goals[name];
      if (goal === undefined) continue;
      const [mine, other] = [outcomes[of], outcomes[name]];
      const ratio = median(mine.rates) / median(other.rates);
      const each = mine.rates.map((rate, round) => rate / (other.rates[round] ?? NaN));
      rows.push({
        what: `${what}, ${count} connections`,
        goal: `≥ ${goal} of ${name}`,
        value: `${inWords(ratio)} (${inWords(Math.min(...each))}–${inWords(Math.max(...each))})`,
        isMet: ratio >= goal,
        facts: `${factsOf(of, mine)}; ${factsOf(name, other)}${isHeldBack(name, other) ? ', HELD BACK' : ''}`,
      });
    }
  }
  return rows;
}

const isHeldBack = (name: string, { product }: Outcome) =>
  waitForNothing.test(name) && product !== null && product < saturated;

export const inWords = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value >= 10 ? value.toFixed(1) : value.toPrecision(2);

/** Rate, waiting, and who was busy. */
export function factsOf(name: string, { rates, p50, p99, product, generator }: Outcome): string {
  const part = (core: number | null) => (core === null ? '?' : `${Math.round(core * 100)} %`);
  const rate = median(rates);
  const warning = generator !== null && generator > saturated ? ', GENERATOR SATURATED' : '';
  return (
    `${name} ${rate >= 100 ? Math.round(rate).toLocaleString('en') : inWords(rate)}/s, ` +
    `p50 ${inWords(p50)} p99 ${inWords(p99)} ms, server ${part(product)}, generator ${part(generator)}${warning}`
  );
}
