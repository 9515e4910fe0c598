/** Numbers that look random and are the same each time for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `weights` maps each choice to how often it comes up compared with the others. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** Letters and digits that are not mistaken for each other. */
  code(length: number): string;
}

const codeLetters = '23456789abcdefghjkmnpqrstuvwxyz';

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const { entries, sum } = readWeights(weights);
      let left = next() * sum;
      for (const [choice, weight] of entries) {
        left -= weight;
        if (left < 0) return choice as K;
      }
      return entries.at(-1)?.[0] as K;
    },
    code: (length) => Array.from({ length }, () => codeLetters[between(0, codeLetters.length - 1)]).join(''),
  };
}

interface Weights {
  entries: [choice: string, weight: number][];
  sum: number;
}

/** The same few tables are asked for hundreds of thousands of visits. */
const weightsRead = new WeakMap<object, Weights>();

function readWeights(weights: Readonly<Record<string, number>>): Weights {
  const known = weightsRead.get(weights);
  if (known) return known;
  const entries = Object.entries(weights);
  const read = { entries, sum: entries.reduce((sum, [, weight]) => sum + weight, 0) };
  weightsRead.set(weights, read);
  return read;
}

/** A seed number for a name, so that each thing has its own row of numbers. */
export function seedOf(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** A UUID for a name, the same on every day, in letters: no run of digits looks like a payment card's number. */
export function uuidOf(name: string): string {
  const random = createRandom(seedOf(name));
  const letters = (length: number) =>
    Array.from({ length }, () => random.pick(['a', 'b', 'c', 'd', 'e', 'f'] as const)).join('');
  return `${letters(8)}-${letters(4)}-4${letters(3)}-a${letters(3)}-${letters(12)}`;
}
