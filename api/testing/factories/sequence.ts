/**
 * Numbers and choices for the factories: the same seed gives the same rows in the same order, and no two rows
 * of one process share a number.
 */
let state = 1;
const counters = new Map<string, number>();

/** Starts anew from a seed; the demo data calls it first. */
export function seedFactories(seed: number): void {
  state = seed >>> 0;
  counters.clear();
}

/** 1, 2, 3 … for each name. */
export function nextNumber(name: string): number {
  const number = (counters.get(name) ?? 0) + 1;
  counters.set(name, number);
  return number;
}

/** Next pseudo-random number from 0 up to, but not including, 1 (mulberry32). */
export function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** Whole number from `least` to `most`, both included. */
export function randomInteger(least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] {
  return items[randomInteger(0, items.length - 1)];
}

/** Lower-case letters and digits; 13 of them carry 67 bits. */
export function randomCode(length: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length }, () => letters[randomInteger(0, letters.length - 1)]).join('');
}

export function randomHexadecimal(length: number): string {
  return Array.from({ length }, () => randomInteger(0, 15).toString(16)).join('');
}

/** A UUID of version 4, repeated with the seed like everything here. */
export function randomUuid(): string {
  const hex = (length: number) => randomHexadecimal(length);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[randomInteger(0, 3)]}${hex(3)}-${hex(12)}`;
}
