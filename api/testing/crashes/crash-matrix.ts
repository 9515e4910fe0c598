import { sendCharge, sendRefund } from '../../domains/payments/attempts/send-attempt.ts';
import { nameOf, type Point, type Scenario, type Step, emailOf } from './errand.ts';
import { at, type CrashWorld } from './crash-world.ts';
import { judge, photograph, standingOf, type Standing } from './judge.ts';
import { must, type Person } from './person.ts';
import { runs, runNamed, type Run } from './runs.ts';

/** Runs that one process has in hand when it dies. */
const together = 40;
/** Whose row is locked by everybody who writes a document: who holds it keeps all others waiting. */
const shared = 'receipt_counters';

export interface Cell {
  run: string;
  point: Point;
  /** What is wrong in the end; none where nothing is. */
  faults: string[];
}

export interface Verdict {
  /** Steps of each run, as it goes undisturbed. */
  recorded: Map<string, readonly Step[]>;
  cells: Cell[];
  /** What a sweep changed that had nothing to do. */
  changed: string[];
  /** How each run stands undisturbed. */
  undisturbed: Map<string, Standing>;
}

/** Both sides of each step. */
export const everyPoint = (steps: readonly Step[]): Point[] =>
  steps.flatMap((step) => [
    { ...step, when: 'before' as const },
    { ...step, when: 'after' as const },
  ]);

interface Choice {
  /** Where a run dies, of all its steps. */
  choose?(steps: readonly Step[], run: Run): readonly Point[];
  only?: readonly Run[];
}

/**
 * Runs each kind of attempt once undisturbed and writes down its steps; then again for each point that `choose` takes
 * of them, dying there. When all are dead the worker sweeps, each person comes back and does the same again, and the
 * worker sweeps once more: everybody must stand as if nothing had happened.
 */
export async function playMatrix(
  world: CrashWorld,
  { choose = everyPoint, only = runs }: Choice = {},
): Promise<Verdict> {
  const scenarioOf = (run: string, point: Point | null): Scenario => ({
    id: (world.lastId += 1),
    run,
    point,
  });
  const own = only.filter(({ providers }) => providers.includes(world.provider));
  const alone = own.filter(({ isAlone }) => isAlone);
  const worker = await world.personOf(0, at(0));

  const recordings: Scenario[] = [];
  const recorded = new Map<string, readonly Step[]>();
  const died: { id: number; run: string; point: Point; missed?: string }[] = [];
  const record = async (some: readonly Run[]) => {
    const scenarios = some.map(({ name }) => scenarioOf(name, null));
    recordings.push(...scenarios);
    if (scenarios.length === 0) return;
    const told = await world.spawn(scenarios);
    for (const { id, run } of scenarios) {
      const steps = told.find((one) => one.id === id)?.steps ?? [];
      if (steps.length === 0) throw new Error(`${run} has no steps`);
      recorded.set(run, steps);
    }
  };
  const die = async (scenarios: Scenario[]): Promise<Scenario[]> => {
    const told = await world.spawn(scenarios);
    const again: Scenario[] = [];
    for (const { id, run, point } of scenarios) {
      if (!point) continue;
      const missed = told.find((one) => one.id === id);
      const why = missed && 'missed' in missed ? missed.missed : undefined;
      // It was disturbed all the same, so it is judged all the same.
      died.push({ id, run, point, ...(why && scenarios.length === 1 && { missed: why }) });
      if (why && scenarios.length > 1) again.push(scenarioOf(run, point));
    }
    return again;
  };
  const others = own.filter(({ isAlone }) => !isAlone);
  await record(others);
  const waiting = others.flatMap((run) =>
    choose(recorded.get(run.name) ?? [], run).map((point) => scenarioOf(run.name, point)),
  );
  const again: Scenario[] = [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, together);
    // Only the last one's locks are really held.
    for (const scenario of batch.slice(0, -1)) scenario.letsGo = holdsAll(scenario);
    again.push(...(await die(batch)));
  }
  for (const scenario of again) await die([scenario]);
  const heal = () => world.sweep(worker, [3, 20, 40, 100, 600], { isNight: true });
  await heal();
  // Whoever looks at everybody's payments comes last, one by one, each swept before the next.
  await record(alone);
  for (const { name } of alone)
    for (const point of choose(recorded.get(name) ?? [], runNamed(name))) {
      await world.sweep(worker, [1], { isNight: true });
      await die([scenarioOf(name, point)]);
    }

  await heal();
  // Everybody pays with one card, which those who are declined have closed for all.
  await world.knex('checkout_locks').delete();
  const faults = new Map<number, string[]>();
  for (const { id, run } of died) faults.set(id, await comeBack(world, id, run));
  await world.sweep(worker, [703, 720, 740, 800], { isNight: true });
  const before = await photograph(world.knex);
  await world.sweep(worker, [801, 806], { isNight: true });
  const after = await photograph(world.knex);
  await worker.close();
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}: ${before.get(key) ?? 'not there'} became ${after.get(key) ?? 'nothing'}`);

  const moved = await world.service.door.moved({});
  const users = new Map(
    (await world.knex('users').select('id', 'email')).map(({ id, email }) => [email as string, Number(id)]),
  );
  const stand = (id: number) => standingOf(world.knex, users.get(emailOf(id)) ?? 0, moved);
  const undisturbed = new Map<string, Standing>();
  for (const { id, run } of recordings) undisturbed.set(run, await stand(id));
  const cells: Cell[] = [];
  for (const { id, run, point, missed } of died) {
    const wanted = undisturbed.get(run);
    const found = wanted ? judge(await stand(id), wanted, runNamed(run)) : ['nothing to compare it with'];
    cells.push({
      run,
      point,
      faults: [...(missed ? [missed] : []), ...(faults.get(id) ?? []), ...found],
    });
  }
  return { recorded, cells, changed, undisturbed };
}

/** The person looks at what they have, and does again what they see undone. */
async function comeBack(world: CrashWorld, id: number, run: string): Promise<string[]> {
  const person = await world.personOf(id, at(700));
  try {
    for (const page of ['/api/subscription', '/api/wallet', '/api/receipts', '/api/orders', '/api/checkout'])
      must(await person.client.get(page), 200);
    await returnFromDead(person);
    await runNamed(run).run(person);
    return [];
  } catch (error) {
    return [`stuck: ${String(error)}`];
  } finally {
    await person.close();
  }
}

/** A process that was taken for dead goes on where it was: it sends nothing that was sent or given up. */
async function returnFromDead({ deps, knex, userId, door }: Person): Promise<void> {
  const { payments } = deps;
  const { token, customerId } = await door.token({ behaviour: 'approved' });
  for (const { id, kind } of await knex('payment_attempts').where({ user_id: userId }).orderBy('id'))
    if (payments && kind === 'refund') await sendRefund(deps, payments, Number(id));
    else if (payments) await sendCharge(deps, payments, Number(id), { token, customerId });
}

const holdsAll = ({ point }: Scenario): boolean => point?.when === 'before' && point.label.includes(shared);

/** One line of a report, for each cell in which something is wrong. */
export const faultsOf = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ run, point, faults }) =>
    faults.map((fault) => `${run}, killed ${nameOf(point)}: ${fault}`),
  );
