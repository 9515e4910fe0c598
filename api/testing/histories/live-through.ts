import { addDays, momentAt } from '../../contract/base/israel-clock.ts';
import { createRandom } from '../../scripts/seed/random.ts';
import type { HistoryPlan, PlannedDay, PlannedStep } from './plan.ts';
import type { StepKind, StepResult } from './steps/step.ts';
import type { HistoryWorld } from './world.ts';

/** How often each kind of step came to what. */
export type StepCounts = Record<string, Record<StepResult, number>>;

export interface Lived {
  steps: StepCounts;
  /** Runs of all workers at once. */
  runs: number;
  callbacks: number;
  /** Days without a worker. */
  downDays: number;
  /** Milliseconds that workers' runs, people's steps, callbacks and looks at mails took. */
  spent: Record<'runs' | 'steps' | 'callbacks' | 'looks', number>;
}

interface Life {
  world: HistoryWorld;
  plan: HistoryPlan;
  kinds: readonly StepKind[];
  /** The first day, in Israel. */
  from: string;
  /** Looks at what people were told since the last look. */
  look: () => Promise<void>;
  /** Says how far it is. */
  tell?: (words: string) => void;
}

/** What workers run each time something is due. */
const ofAnyTime = [
  'process-payment-events',
  'reconcile-payments',
  'renew-packages',
  'expire-packages',
  'order-tax-documents',
  'cancel-unpaid-orders',
] as const;
/** What they run once a day, before staff come; renewals are announced with them, and none is charged so early. */
const ofMorning = [
  'reconcile-statement',
  'remind-of-expiring-cards',
  'forget-billing-notices',
  'renew-packages',
] as const;

/** Minutes of the day in which workers look whether anything is due; charges are made from 8 to 20. */
const rounds = [5 * 60 + 20, 8 * 60 + 5, 8 * 60 + 9, 12 * 60, 18 * 60 + 40, 18 * 60 + 45, 23 * 60 + 30];
const [morning] = rounds;
/** People at once. */
const lanes = 8;

/** Lets people, staff, banks and workers live through all days of a plan. */
export async function liveThrough({ world, plan, kinds, from, look, tell }: Life): Promise<Lived> {
  const lived: Lived = {
    steps: Object.fromEntries(kinds.map(({ name }) => [name, { done: 0, refused: 0, nothing: 0 }])),
    runs: 0,
    callbacks: 0,
    downDays: 0,
    spent: { runs: 0, steps: 0, callbacks: 0, looks: 0 },
  };
  const timed: Timed = async (what, work) => {
    const began = performance.now();
    const result = await work;
    lived.spent[what] += performance.now() - began;
    return result;
  };
  const byDay = Map.groupBy(plan.steps, ({ day }) => day);
  for (const [number, day] of plan.days.entries()) {
    const date = addDays(from, number);
    if (day.isDown) lived.downDays += 1;
    await liveDay({ world, kinds, look, timed }, { date, day, steps: byDay.get(number) ?? [] }, lived);
    if (tell && number % 10 === 9)
      tell(`${date}: ${world.people.size} people, ${lived.runs} runs, ${wordsOfTime(lived.spent)}`);
  }
  return lived;
}

type Timed = <Result>(what: keyof Lived['spent'], work: Promise<Result>) => Promise<Result>;

interface Today {
  date: string;
  day: PlannedDay;
  steps: readonly PlannedStep[];
}

async function liveDay(
  { world, kinds, look, timed }: Pick<Life, 'world' | 'kinds' | 'look'> & { timed: Timed },
  { date, day, steps }: Today,
  lived: Lived,
): Promise<void> {
  const random = createRandom(day.seed);
  const bySlot = Map.groupBy(steps, ({ hour }) => hour * 60);
  // Tries are counted by the hour; a day lies between.
  await world.knex('rate_limits').delete();
  let run = 0;
  for (const minute of [...new Set([...rounds, ...bySlot.keys()])].toSorted((a, b) => a - b)) {
    const at = momentAt(date, minute);
    if (at <= world.now) continue;
    const planned = bySlot.get(minute);
    const isRound = rounds.includes(minute) && !day.isDown;
    const isDue = isRound && (minute === morning || (await somethingIsDue(world, at)));
    const waits = world.post.waits(at);
    if (!planned && !isDue && !waits) continue;
    await world.turn(at);
    lived.callbacks += await timed('callbacks', world.deliverCallbacks(random));
    if (planned) {
      await timed('steps', takeSteps(world, kinds, planned, lived.steps));
      lived.callbacks += await timed('callbacks', world.deliverCallbacks(random));
      await timed('looks', look());
    }
    if (!isDue) continue;
    const kill = day.kill && day.kill.run === run ? day.kill : null;
    const isAlone = minute === morning;
    const tasks = isAlone ? ofMorning : ofAnyTime;
    await timed('runs', world.crew.run({ at: at.getTime(), tasks, isAlone }, kill));
    run += 1;
    lived.runs += 1;
    await timed('looks', look());
  }
}

async function takeSteps(
  world: HistoryWorld,
  kinds: readonly StepKind[],
  planned: readonly PlannedStep[],
  counts: StepCounts,
): Promise<void> {
  const left = [...planned];
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) {
      const kind = kinds.find(({ name }) => name === step?.kind);
      if (!kind) throw new Error(`no step is called ${step.kind}`);
      const person = await world.person(step.person);
      if (person.isClosed) continue;
      let result: StepResult = 'refused';
      try {
        result = await kind.take({ world, person, random: createRandom(step.seed) });
      } catch (error) {
        world.fault(person, kind.name, String(error instanceof Error ? error.stack : error));
      }
      const count = counts[kind.name];
      if (count) count[result] += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Whether any row is a worker's to act on at a moment; without, its run would find nothing. */
async function somethingIsDue({ knex }: HistoryWorld, at: Date): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: [{ due: boolean }] }>(
    `select exists (select from packages where status in ('active', 'past_due') and (
        auto_renew and next_payment_date <= :at or not auto_renew and end_date <= :at or grace_until <= :at))
      or exists (select from payment_attempts where next_check_at <= :at)
      or exists (select from provider_events where status = 'received' and next_try_at <= :at)
      or exists (select from tax_documents where status = 'ordered' and next_try_at <= :at)
      or exists (select from physical_card_orders orders where status = 'pending'
        and created_at <= :at::timestamptz - interval '1 day'
        and not exists (select from payment_attempts where order_id = orders.id and status in ('unknown', 'manual_review')))
      as due`,
    { at },
  );
  return rows[0].due;
}

const wordsOfTime = (spent: Lived['spent']) =>
  Object.entries(spent)
    .map(([what, ms]) => `${what} ${(ms / 1000).toFixed(0)} s`)
    .join(', ');
