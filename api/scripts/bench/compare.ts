import { processorSeconds } from './processes/cores.ts';
import type { Server } from './processes/start-server.ts';
import { askOnce } from './load/ask-once.ts';
import { generateLoad, type Figures } from './load/generate-load.ts';
import { asText, type RawRequest } from './load/raw-request.ts';

/** One of the things that are measured side by side. */
export interface Way {
  name: string;
  server: Server;
  requests: readonly RawRequest[];
  /** What each answer's status must be. */
  status: number;
  /** Headers that the answers must have, by their beginning; the baselines send what they like. */
  headers?: Readonly<Record<string, string>>;
  /** Where each round goes on, the one after the last, so that nothing is asked for twice in a while. */
  goesOn?: { place: number };
  /** Others than the course's, for what would refuse more or never come to an end. */
  connections?: number;
  /** How long a round of it takes, where one of the course's length would hardly see an answer. */
  seconds?: number;
  /** Runs before each round. */
  before?(): Promise<void>;
  /** Runs after each round, for what goes on when nobody waits for it any more. */
  after?(): Promise<void>;
}

interface Course {
  connections: number;
  rounds: number;
  seconds: number;
  folder: string;
}

export interface Outcome {
  rates: number[];
  p50: number;
  p99: number;
  max: number;
  /** Parts of one core, in the median. */
  product: number | null;
  generator: number | null;
}

/** Where a generator uses more of its core than this, it may be what was measured. */
export const saturated = 0.9;

/**
 * Measures ways one after the other, round by round, so that what else the machine does hits all of them.
 * @throws {Error} when an answer is not what it should be
 */
export async function compare<Name extends string>(
  ways: readonly (Way & { name: Name })[],
  { connections, rounds, seconds, folder }: Course,
): Promise<Record<Name, Outcome>> {
  const found = new Map<string, (Figures & { product: number | null })[]>();
  const ask = async (way: Way, duration: number) => {
    const { server, requests, goesOn } = way;
    const load = {
      url: server.url,
      requests,
      connections: way.connections ?? connections,
      seconds: duration,
    };
    const figures = await generateLoad({ ...load, from: goesOn?.place ?? 0 }, folder);
    if (goesOn) goesOn.place += figures.requests;
    return figures;
  };
  for (const way of ways) {
    await check(way);
    await ask(way, 1);
    await way.after?.();
  }
  for (let round = 0; round < rounds; round += 1)
    for (const way of ways) {
      await way.before?.();
      const { name, server, status } = way;
      const before = processorSeconds(server.pid);
      const duration = way.seconds ?? seconds;
      const figures = await ask(way, duration);
      const after = processorSeconds(server.pid);
      await way.after?.();
      const product = before === null || after === null ? null : (after - before) / duration;
      if (figures.requests === 0) throw new Error(`${name}: no answer within ${duration} s`);
      const expected = status >= 400 ? figures.requests : 0;
      if (figures.refused !== expected)
        throw new Error(
          `${name}: ${figures.refused} of ${figures.requests} answers were of 400 and more (${await statusesOf(way)})`,
        );
      found.set(name, [...(found.get(name) ?? []), { ...figures, product }]);
    }
  for (const way of ways) await check(way);
  const entries = ways.map(({ name }) => [name, outcomeOf(found.get(name) ?? [])] as const);
  return Object.fromEntries(entries) as Record<Name, Outcome>;
}

function outcomeOf(all: (Figures & { product: number | null })[]): Outcome {
  const part = (values: (number | null)[]) =>
    values.every((value) => value !== null) ? median(values as number[]) : null;
  return {
    rates: all.map(({ rate }) => rate),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    max: Math.max(...all.map(({ max }) => max)),
    product: part(all.map(({ product }) => product)),
    generator: part(all.map(({ generator }) => generator)),
  };
}

/** What many at once are answered, for whoever looks for the reason of a refusal. */
async function statusesOf({ server, requests }: Way): Promise<string> {
  const some = requests.slice(0, 64).map(async (request) => {
    const { status, body } = await askOnce(server.url, request);
    return status < 400 ? String(status) : `${status} ${body.slice(0, 200)}`;
  });
  const counted = Map.groupBy(await Promise.all(some), (status) => status);
  return [...counted].map(([status, all]) => `${all.length} × ${status}`).join(', ');
}

/** Asks some of a way's requests once and looks at the answers. */
export async function check(way: Way): Promise<void> {
  const { name, server, requests, status, headers = {} } = way;
  // What bears few connections takes seconds for each.
  const step = Math.max(1, Math.floor(requests.length / (way.connections ? 2 : 20)));
  for (let place = 0; place < requests.length; place += step) {
    const request = requests[place];
    if (!request) continue;
    const answer = await askOnce(server.url, request);
    const odd = Object.entries(headers).find(
      ([header, start]) => !String(answer.headers[header.toLowerCase()] ?? '').startsWith(start),
    );
    if (answer.status !== status || odd)
      throw new Error(
        `${name}: ${answer.status}${odd ? `, ${odd[0]}: ${answer.headers[odd[0].toLowerCase()]}` : ''} for\n` +
          `${asText(request, server.url)}\n${answer.body.slice(0, 500)}`,
      );
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
