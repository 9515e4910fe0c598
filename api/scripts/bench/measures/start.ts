import { setTimeout as pause } from 'node:timers/promises';
import { askForEach, cardRequests } from '../cards.ts';
import { median } from '../compare.ts';
import { generateLoad } from '../load/generate-load.ts';
import type { Measure, Row } from '../measure.ts';
import { residentMegabytes } from '../processes/cores.ts';
import { inWords } from '../ratios.ts';

const tries = 7;
const cardsInMemory = 20_000;

/** How soon a process of production serves, and how much memory it takes then and after its cards were asked for. */
export const measure: Measure = {
  name: 'start',
  async run(world) {
    const seconds: number[] = [];
    const megabytes: number[] = [];
    for (let count = 0; count < tries; count += 1) {
      const server = await world.ownProduct();
      seconds.push(server.startedWithin / 1_000);
      await pause(2_000);
      megabytes.push(residentMegabytes(server.pid));
      await world.endMeasure();
    }
    const listed = (values: number[]) => values.map((value) => inWords(value)).join(', ');
    return [
      {
        what: 'production start to the first 200',
        goal: '≤ 0.6 s',
        value: `${inWords(median(seconds))} s`,
        isMet: median(seconds) <= 0.6,
        facts: `${tries} starts on one core: ${listed(seconds)} s`,
      },
      {
        what: 'resident at start',
        goal: '≤ 150 MB',
        value: `${inWords(median(megabytes))} MB`,
        isMet: median(megabytes) <= 150,
        facts: `two seconds after it: ${listed(megabytes)} MB`,
      },
      await afterLoad(world),
    ];
  },
};

async function afterLoad(world: Parameters<Measure['run']>[0]): Promise<Row> {
  const server = await world.product();
  const requests = cardRequests(world.groups.live, cardsInMemory);
  await askForEach(server.url, requests);
  const full = residentMegabytes(server.pid);
  const { folder, minutes } = world;
  const { requests: served } = await generateLoad(
    { url: server.url, requests, connections: 32, seconds: minutes * 60 },
    folder,
  );
  const after = residentMegabytes(server.pid);
  return {
    what: `resident after ${minutes} minutes of load with ${requests.length.toLocaleString('en')} cards in memory`,
    goal: '≤ 350 MB',
    value: `${inWords(after)} MB`,
    isMet: after <= 350,
    facts: `${inWords(full)} MB with all cards in memory, before ${served.toLocaleString('en')} requests`,
  };
}
