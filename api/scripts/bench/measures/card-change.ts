import { setTimeout as pause } from 'node:timers/promises';
import { askForEach, cardRequests, warmCards } from '../cards.ts';
import { compare, median } from '../compare.ts';
import { generateLoad } from '../load/generate-load.ts';
import type { Measure, Row } from '../measure.ts';
import { programHeaders } from '../people.ts';
import { crowds, factsOf, inWords } from '../ratios.ts';
import type { World } from '../world.ts';

const changes = 300;
const editsASecond = 100;
/** Seconds. */
const settling = 40;

/** What visitors see after a save, and what saves cost those who only look. */
export const measure: Measure = {
  name: 'card-change',
  async run(world) {
    return [...(await staleness(world)), ...(await rateUnderEdits(world))];
  },
};

async function staleness(world: World): Promise<Row[]> {
  const [committing, other] = [await world.product(), await world.ownProduct()];
  const ids = Array.from({ length: changes }, (_, place) => world.groups.live.first + place);
  const requests = cardRequests(world.groups.live, changes);
  await askForEach(committing.url, requests);
  await askForEach(other.url, requests);
  let stale = 0;
  const delays: number[] = [];
  for (const [place, id] of ids.entries()) {
    const headers = { ...(await programHeaders(world, id)), 'Content-Type': 'application/json' };
    const { version } = (await (
      await fetch(`${committing.url}/api/cards/${id}/editing`, { headers })
    ).json()) as {
      version: number;
    };
    const jobTitle = `תפקיד ${place} ${Date.now()}`;
    const isSeen = async (url: string) =>
      (
        await (await fetch(`${url}/p/card-${id}`, { headers: { 'X-Forwarded-For': '100.0.0.1' } })).text()
      ).includes(jobTitle);
    const saved = await fetch(`${committing.url}/api/cards/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ version, jobTitle }),
    });
    const since = performance.now();
    if (!saved.ok) throw new Error(`A save was answered ${saved.status}: ${await saved.text()}`);
    const mine = isSeen(committing.url);
    // From the acknowledgement until the first request that is answered with the change was sent.
    let asked = performance.now();
    while (!(await isSeen(other.url))) asked = performance.now();
    delays.push(asked - since);
    if (!(await mine)) stale += 1;
  }
  const sorted = delays.toSorted((one, two) => one - two);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  return [
    {
      what: `card after a change, the process that committed, ${changes} changes`,
      goal: 'never stale',
      value: `${stale} stale`,
      isMet: stale === 0,
      facts: 'asked at once after the answer to the save',
    },
    {
      what: 'card after a change, another process',
      goal: 'p99 ≤ 10 ms',
      value: `p99 ${inWords(at(0.99))} ms`,
      isMet: at(0.99) <= 10,
      facts: `p50 ${inWords(at(0.5))}, max ${inWords(at(1))} ms, asked again and again`,
    },
  ];
}

async function rateUnderEdits(world: World): Promise<Row[]> {
  const server = await world.product();
  const requests = cardRequests(world.groups.live, warmCards);
  await askForEach(server.url, requests);
  // A process that has just started compiles its code and compresses its pages beside the answers, quiet or not.
  await generateLoad({ url: server.url, requests, connections: crowds[0], seconds: settling }, world.folder);
  const rows: Row[] = [];
  for (const connections of crowds) {
    let edits = 0;
    const state = { isEditing: false, isOver: false };
    // As saves that other processes commit.
    const editing = (async () => {
      const began = performance.now();
      while (!state.isOver) {
        if (state.isEditing) {
          const id = world.groups.live.first + (edits % warmCards);
          await world
            .knex('business_profiles')
            .where({ id })
            .update({ job_title: `תפקיד ${edits}` });
          edits += 1;
        }
        await pause(
          Math.max(0, 1_000 / editsASecond - ((performance.now() - began) % (1_000 / editsASecond))),
        );
      }
    })();
    const way = { server, requests, status: 200 } as const;
    const set = (to: boolean) => async () => {
      state.isEditing = to;
    };
    const { quiet, edited } = await compare(
      [
        { ...way, name: 'quiet', before: set(false) },
        { ...way, name: 'edited', before: set(true) },
      ],
      { ...world, connections },
    );
    state.isOver = true;
    await editing;
    const ratio = median(edited.rates) / median(quiet.rates);
    rows.push({
      what: `card, warm, beside ${editsASecond} edits a second, ${connections} connections`,
      goal: '≥ 0.8 of itself, quiet',
      value: inWords(ratio),
      isMet: ratio >= 0.8,
      facts: `${edits} edits; ${factsOf('edited', edited)}; ${factsOf('quiet', quiet)}`,
    });
  }
  return rows;
}
