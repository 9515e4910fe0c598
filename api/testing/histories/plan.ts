import { createRandom, seedOf } from '../../scripts/seed/random.ts';

/** How many people live through how many months, by which seed. */
export interface HistorySize {
  people: number;
  months: number;
  seed: number;
  /** Days between two steps of one person, on the average. */
  calm?: number;
}

/** Something one person, the staff about them, or their bank is to do. */
export interface PlannedStep {
  /** From the first day of the history. */
  day: number;
  /** Hour of the day in Israel. */
  hour: number;
  /** Number of the person, from 0. */
  person: number;
  kind: string;
  /** What the step draws its own choices from. */
  seed: number;
}

/** What befalls the machines on a day. */
export interface PlannedDay {
  /** No worker runs. */
  isDown: boolean;
  /** A worker is killed so many milliseconds into a run of that day; null for none. */
  kill: { worker: number; run: number; after: number } | null;
  /** A look at the fate of callbacks that wait. */
  seed: number;
}

export interface HistoryPlan {
  days: PlannedDay[];
  /** In the order of their moments. */
  steps: PlannedStep[];
}

export const daysOf = ({ months }: HistorySize): number => Math.round(months * 30.44);

/** Hours in which people do something, at night too. */
const hours = [1, 7, 10, 13, 17, 22];
/** Days between two steps of one person, unless said otherwise. */
const usualCalm = 60;
/** Workers are down so often, for so many days. */
const down = { every: 90, from: 1, to: 10 };
const killsEvery = 12;
/** Days at the end in which nobody does anything; a callback may be on its way for four. */
const rest = 6;

/**
 * Plans a history: the same size and kinds make the same plan.
 * @param kinds the steps that there are, each with how often it comes up beside the others
 */
export function planHistory(size: HistorySize, kinds: Readonly<Record<string, number>>): HistoryPlan {
  const length = daysOf(size);
  const { calm = usualCalm } = size;
  const steps: PlannedStep[] = [];
  for (let person = 0; person < size.people; person += 1) {
    const random = createRandom(seedOf(`${size.seed} person ${person}`));
    const step = (day: number, kind: string) =>
      steps.push({ day, hour: random.pick(hours), person, kind, seed: random.between(0, 2 ** 31) });
    // Most are there from early on; everybody begins by buying something.
    let day = Math.floor(length * 0.7 * random.next() ** 2);
    step(day, random.next() < 0.9 ? 'buy a plan' : 'order cards');
    for (;;) {
      day += 1 + Math.floor(-Math.log(1 - random.next()) * calm);
      if (day >= length) break;
      step(day, random.weighted(kinds));
    }
  }
  steps.sort((a, b) => a.day - b.day || a.hour - b.hour || a.person - b.person);
  return { days: planDays(size, length), steps };
}

function planDays({ seed }: HistorySize, length: number): PlannedDay[] {
  const random = createRandom(seedOf(`${seed} machines`));
  const days: PlannedDay[] = [];
  let downFor = 0;
  for (let day = 0; day < length; day += 1) {
    if (downFor > 0) downFor -= 1;
    else if (random.between(1, down.every) === 1) downFor = random.between(down.from, down.to);
    const isKilled = random.between(1, killsEvery) === 1;
    const kill = { worker: random.between(0, 7), run: random.between(0, 2), after: random.between(1, 120) };
    days.push({ isDown: downFor > 0, kill: isKilled ? kill : null, seed: random.between(0, 2 ** 31) });
  }
  // Nobody does anything, until all that is on its way has come to rest.
  for (let day = 0; day < rest; day += 1)
    days.push({ isDown: false, kill: null, seed: random.between(0, 2 ** 31) });
  return days;
}
