import type { World } from './world.ts';

/** One line of the table: what was measured, what was asked of it, and whether it came to that. */
export interface Row {
  what: string;
  goal: string;
  value: string;
  /** Null where nothing was asked: a figure to know. */
  isMet: boolean | null;
  /** What a reader needs to judge the figure: rates, range, use of the processor. */
  facts: string;
}

/** One measured thing; a file of `measures/` each, which `npm run bench` finds by itself. */
export interface Measure {
  /** What `npm run bench -- <name>` calls it: the file's name. */
  name: string;
  run(world: World): Promise<Row[]>;
}
