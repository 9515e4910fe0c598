import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../adapters/database.ts';
import type { Errand, Scenario, Told } from './errand.ts';
import { openPerson } from './person.ts';
import { runNamed } from './runs.ts';
import { Watch, watched, watchPort, watchProcess } from './watch-steps.ts';

/**
 * A process of its own that runs kinds of attempt, each by a person of its own, and kills itself when all are at their
 * points, as a power cut would: no handler runs, no connection is closed. What it runs is the product; it only watches
 * commits and calls. Without points it writes down the steps of each run.
 */
// Whoever is killed leaves nothing by itself: the next of these processes reads what this one compiled.
flushCompileCache();

const errand = JSON.parse(process.argv[2] ?? '') as Errand;
/** Another's lock may keep a run waiting; such a run is tried alone. In milliseconds. */
const patience = 40_000;
const pools = errand.scenarios.map(() => openDatabase(errand.databaseUrl, 6));
if (pools[0]) watchProcess(pools[0], new URL(errand.baseUrl).origin);
const tell = (told: Told) => writeSync(1, `${JSON.stringify(told)}\n`);

for (const [place, scenario] of errand.scenarios.entries()) await play(place, scenario);
if (errand.scenarios.some(({ point }) => point !== null)) process.kill(process.pid, 'SIGKILL');
process.exit(0);

async function play(place: number, scenario: Scenario): Promise<void> {
  const { id, run, point } = scenario;
  const knex = pools[place];
  if (!knex) return;
  // Each takes place a little before the former: what that one left is not due yet, so nobody takes it up.
  const time = new Date(errand.start - id * 1_000);
  const watch = new Watch(scenario);
  const person = await openPerson(errand, { knex, id, time });
  watchPort(person.port, watch);
  const kind = runNamed(run);
  await kind.prepare(person, time);
  person.setTime(time);
  await knex('rate_limits').delete();
  watch.isOn = true;
  const over = watched(watch, () => kind.run(person)).then(() => 'over' as const);
  const late = wait(patience, 'late' as const, { ref: false });
  const end = await Promise.race([over, watch.arrived.then(() => 'arrived' as const), late]);
  const { steps } = watch;
  if (point === null) tell({ id, steps });
  else if (end !== 'arrived') tell({ id, missed: end === 'over' ? 'not reached' : 'kept waiting', steps });
}
